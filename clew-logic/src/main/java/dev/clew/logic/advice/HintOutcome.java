package dev.clew.logic.advice;

import java.util.Locale;

/**
 * The outcome of a request for a hint.
 *
 * @since 0.2.0
 */
public enum HintOutcome {
    /** There is a next step. */
    STEP,
    /** The player has already made a mistake. */
    WRONG,
    /** There is no solution. */
    NONE,
    /** Nothing is left to do. */
    SOLVED,
    /** There is more than one solution. */
    MULTIPLE,
    /** The budget ended first. */
    BUDGET,
    /** No technique applies. */
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
