package dev.clew.logic.advice;

import java.util.Locale;

/** What came of the wish for a hint. */
public enum HintOutcome {
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
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Whether a player can be content: there is a next step, or nothing left to do. */
    public boolean isGood() {
        return this == STEP || this == SOLVED;
    }
}
