package dev.clew.logic.technique;

import dev.clew.logic.board.Geometry;

/**
 * The houses in which hidden singles are looked for.
 *
 * @since 0.2.0
 */
public enum SingleLimits {
    /** Every house. */
    ALL,
    /** Boxes, regions and windows, where the eye looks first. */
    AREAS,
    /** Rows, columns and diagonals. */
    LINES;

    /** The houses that are looked at, in the order in which people look. */
    public int[] of(Geometry geometry) {
        return switch (this) {
            case ALL -> geometry.areasFirst();
            case AREAS -> geometry.areas();
            case LINES -> geometry.lines();
        };
    }
}
