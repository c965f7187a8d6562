package dev.clew.generate;

import dev.clew.core.Shape;

/**
 * How many clues a puzzle with one solution needs, as far as that is proven. Immutable.
 *
 * @param clues no puzzle with fewer has one solution
 * @param reason why, as a sentence without a full stop
 */
record FewestClues(int clues, String reason) {
    /** McGuire, Tugemann and Civario, 2012, by a search through all grids. */
    private static final int CLASSIC_9 = 17;

    /** All puzzles with fewer clues can be tried; a test does. */
    private static final int CLASSIC_4 = 4;

    static FewestClues of(ShapeChoice choice) {
        if (choice instanceof ShapeChoice.Fixed fixed) {
            if (fixed.fixed().equals(Shape.CLASSIC_9)) {
                return counted("9x9", CLASSIC_9);
            }
            if (fixed.fixed().equals(Shape.classic(4))) {
                return counted("4x4", CLASSIC_4);
            }
        }
        // No rule of any shape distinguishes one value from another.
        int values = choice.size() - 1;
        return new FewestClues(
                values,
                "of " + choice.size() + " values at least " + values
                        + " must be among the clues, since two that are not could change places");
    }

    private static FewestClues counted(String name, int clues) {
        return new FewestClues(clues, "no " + name + " puzzle with fewer than " + clues + " has one solution");
    }
}
