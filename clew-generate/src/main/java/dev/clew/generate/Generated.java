package dev.clew.generate;

import dev.clew.core.Grid;
import dev.clew.core.Puzzle;
import dev.clew.core.format.ShapeNote;
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
    /** The line for files: the puzzle, a blank, {@code # level score seed}; then the shape where its length does not tell it. */
    public String line() {
        return line(puzzle, rating + " ", seed);
    }

    static String line(Puzzle puzzle, String remark, long seed) {
        String shape = ShapeNote.of(puzzle.shape());
        return puzzle + " # " + remark + Long.toUnsignedString(seed) + (shape.isEmpty() ? "" : " " + shape);
    }
}
