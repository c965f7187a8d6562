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

    /** The number, and whether there may be more: {@code 288}, {@code at least 100}. */
    @Override
    public String toString() {
        return switch (ending) {
            case COMPLETE -> String.valueOf(solutions);
            case LIMIT -> "at least " + solutions;
            case BUDGET -> "at least " + solutions + ", then the budget ended";
        };
    }
}
