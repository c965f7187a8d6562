package dev.clew.core.internal;

/** A search that stops at every solution: what an engine offers for one puzzle. Mutable, for one thread. */
public interface SolutionSearch {
    /** Goes on to the next solution; false when there is none or the budget has ended. */
    boolean next();

    /** Copies the solution last found, in reading order. */
    void copySolution(int[] values);

    /** Whether the budget ended the search. */
    boolean isOutOfBudget();
}
