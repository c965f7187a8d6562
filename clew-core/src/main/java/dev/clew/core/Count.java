package dev.clew.core;

/**
 * How many solutions were found, and why the counting ended. Immutable.
 *
 * @param solutions how many were found
 * @param ending why it ended
 * @since 0.2.0
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
        String found = ending == Ending.COMPLETE ? String.valueOf(solutions) : "at least " + solutions;
        return ending == Ending.BUDGET ? found + ", then the budget ended" : found;
    }
}
