package dev.clew.generate;

import dev.clew.core.Grid;
import dev.clew.core.Puzzle;
import dev.clew.logic.level.LevelRating;
import java.util.regex.Pattern;

/**
 * A puzzle that was made. Immutable.
 *
 * @param puzzle the puzzle
 * @param solution its only solution
 * @param rating how hard it is
 * @param seed the seed that makes it again, alone, with the same target
 */
public record Generated(Puzzle puzzle, Grid solution, LevelRating rating, long seed) {
    /** Names of shapes that follow from the size of the puzzle. */
    private static final Pattern PLAIN = Pattern.compile("(\\d+)x\\1");

    /** The line for files: the puzzle, a blank, {@code # level score seed}; then the shape where the text does not show it. */
    public String line() {
        return line(puzzle, rating + " ", seed);
    }

    static String line(Puzzle puzzle, String remark, long seed) {
        String shape = puzzle.shape().name();
        boolean plain = PLAIN.matcher(shape).matches();
        return puzzle + " # " + remark + Long.toUnsignedString(seed) + (plain ? "" : " " + shape);
    }
}
