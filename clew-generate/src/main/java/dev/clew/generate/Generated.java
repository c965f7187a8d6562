package dev.clew.generate;

import dev.clew.core.Grid;
import dev.clew.core.Puzzle;
import dev.clew.logic.level.LevelRating;

/**
 * A puzzle that was made. Immutable.
 *
 * @param puzzle the puzzle
 * @param solution its only solution
 * @param rating how hard it is
 * @param seed the seed that makes it again, alone, with the same target
 */
public record Generated(Puzzle puzzle, Grid solution, LevelRating rating, long seed) {
    /** The line for files: the puzzle, a blank, {@code # level score seed}; then the shape where the text does not show it. */
    public String line() {
        String shape = puzzle.shape().name();
        boolean plain = shape.matches("(\\d+)x\\1");
        return puzzle + " # " + rating + " " + Long.toUnsignedString(seed) + (plain ? "" : " " + shape);
    }
}
