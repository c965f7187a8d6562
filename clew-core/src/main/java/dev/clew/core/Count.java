package dev.clew.core;

/**
 * How many solutions were found, and why the counting ended. Immutable.
 *
 * @param solutions how many were found
 * @param ending why it ended
 */
public record Count(long solutions, Ending ending) {
    /** Why a count ended. */
    public enum Ending {
        /** There are no more. */
        COMPLETE,
        /** The limit was reached; there may be more. */
        LIMIT,
        /** The budget ended; there may be more. */
        BUDGET
    }
}
