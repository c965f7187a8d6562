package dev.clew.cli.logic;

import java.util.Locale;

/** What came of the wish for a hint. */
enum HintOutcome {
    /** There is a next step. */
    STEP,
    /** The player has already gone wrong. */
    WRONG,
    /** There is no solution. */
    NONE,
    /** Nothing is left to do. */
    SOLVED,
    /** There is more than one solution. */
    MULTIPLE,
    /** The budget ended first. */
    BUDGET,
    /** No technique goes on. */
    STUCK;

    /** The word for it in JSON. */
    String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Whether the exit code may still say that all is well. */
    boolean isGood() {
        return this == STEP || this == SOLVED;
    }
}
