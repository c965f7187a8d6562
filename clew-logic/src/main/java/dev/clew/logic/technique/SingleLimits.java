package dev.clew.logic.technique;

import dev.clew.core.HouseKind;

/** The houses in which hidden singles are looked for. */
public enum SingleLimits {
    /** Every house. */
    ALL,
    /** Boxes, regions and windows, where the eye looks first. */
    AREAS,
    /** Rows, columns and diagonals. */
    LINES;

    /** Whether houses of a kind are looked at. */
    public boolean includes(HouseKind kind) {
        return this == ALL || kind.isArea() == (this == AREAS);
    }
}
