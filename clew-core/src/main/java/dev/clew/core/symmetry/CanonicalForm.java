package dev.clew.core.symmetry;

import dev.clew.core.Grid;
import dev.clew.core.Puzzle;
import dev.clew.core.Shape;

/**
 * The form that all equivalent 9×9 puzzles share: the smallest of all that moves of the cells and new names of the
 * digits can make of them, read as a number of 81 digits with 0 for a blank ("minlex"). Two puzzles are equivalent
 * exactly if their forms are equal. A full grid is a puzzle without blanks. Immutable.
 *
 * @param puzzle the form itself
 * @param transformation one that leads from the puzzle to the form
 * @param automorphisms how many moves of the cells, each with fitting names of the digits, lead from the puzzle to
 *     itself: 1 without symmetry, at most 3,359,232 (the empty grid), for full grids at most 648
 * @since 0.2.0
 */
public record CanonicalForm(Puzzle puzzle, Transformation transformation, int automorphisms) {
    /**
     * The form of a puzzle; {@link Canonicalizer} finds many of them faster.
     *
     * @throws IllegalArgumentException if the shape is not {@linkplain #isSupported supported}
     */
    public static CanonicalForm of(Puzzle puzzle) {
        return new Canonicalizer().form(puzzle);
    }

    /**
     * The form of a full grid; {@link Canonicalizer} finds many of them faster.
     *
     * @throws IllegalArgumentException if the shape is not {@linkplain #isSupported supported}
     */
    public static CanonicalForm of(Grid grid) {
        return of(grid.toPuzzle());
    }

    /** Whether puzzles of that shape have a canonical form: only the classic 9×9 grid's have. */
    public static boolean isSupported(Shape shape) {
        return shape.equals(Shape.CLASSIC_9);
    }

    /** The form on one line. */
    @Override
    public String toString() {
        return puzzle.toString();
    }
}
