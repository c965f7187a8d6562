package dev.clew.core.internal.bulk;

/** Solves puzzles of a batch. Implementations are mutable, for one thread, and may be used again and again. */
public interface BatchSolver {
    /** What this solver is called in reports. */
    String name();

    /** Solves the puzzles from one index up to, but not including, another; their results are complete on return. */
    void solve(Batch batch, int from, int to);

    /** How many guesses were made since this solver was made. */
    long guesses();

    /** How many passes over search nodes were made since this solver was made. */
    long sweeps();
}
