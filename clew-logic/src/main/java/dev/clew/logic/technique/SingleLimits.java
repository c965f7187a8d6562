package dev.clew.logic.technique;

import dev.clew.core.HouseKind;

/** The houses in which hidden singles are looked for. */
public enum SingleLimits {
    /** Every house. */
    ALL,
    /** Boxes and regions, where the eye looks first. */
    AREAS,
    /** Rows, columns and what a variant adds. */
    LINES;

    /** Whether houses of a kind are looked at. */
    public boolean includes(HouseKind kind) {
        return switch (kind) {
            case BOX, REGION -> this != LINES;
            case ROW, COLUMN, DIAGONAL, WINDOW -> this != AREAS;
        };
    }
}
