package dev.clew.core.internal.cover;

/**
 * When to begin again and when to clear out what was learned, counted in contradictions. Stretches follow the sequence of
 * Luby, Sinclair and Zuckerman (1993), 1 1 2 1 1 2 4 …, which is within a constant factor of the best one could do without
 * knowing the puzzle; clearances grow further apart, so that the search stays complete. Mutable, for one thread.
 */
final class Restarts {
    private static final long STRETCH = 100;
    private static final long FIRST_CLEARANCE = 2_000;
    private static final long CLEARANCE_GROWTH = 500;

    private long contradictions;
    private long stretches = 1;
    private long restartAt = STRETCH;
    private long clearance = FIRST_CLEARANCE;
    private long clearAt = FIRST_CLEARANCE;

    void countContradiction() {
        contradictions++;
    }

    boolean isDue() {
        return contradictions >= restartAt;
    }

    /** Notes that the search begins again; says whether to clear out first. */
    boolean begin() {
        restartAt = contradictions + STRETCH * luby(++stretches);
        boolean clear = contradictions >= clearAt;
        if (clear) {
            clearance += CLEARANCE_GROWTH;
            clearAt = contradictions + clearance;
        }
        return clear;
    }

    /** The number at an index from 1 on: 2ᵏ⁻¹ at 2ᵏ - 1, and between these the sequence from its beginning. */
    static long luby(long index) {
        long rest = index;
        while (true) {
            int bits = 64 - Long.numberOfLeadingZeros(rest);
            if (rest == (1L << bits) - 1) {
                return 1L << (bits - 1);
            }
            rest -= (1L << (bits - 1)) - 1;
        }
    }
}
