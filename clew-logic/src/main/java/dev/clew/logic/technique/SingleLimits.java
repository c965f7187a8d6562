package dev.clew.logic.technique;

/** The houses in which hidden singles are looked for. */
public enum SingleLimits {
    /** Every house. */
    ALL,
    /** Boxes, regions and windows, where the eye looks first. */
    AREAS,
    /** Rows, columns and diagonals. */
    LINES;

    /** Those of some houses that are looked at, where the areas among them are known. */
    public long of(long houses, long areas) {
        return switch (this) {
            case ALL -> houses;
            case AREAS -> houses & areas;
            case LINES -> houses & ~areas;
        };
    }
}
