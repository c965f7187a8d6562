package dev.clew.bench.compare;

import java.io.IOException;

/** Something to measure on both sides in turns, in processes of its own. Implementations are immutable. */
interface Probe {
    /** What it is called. */
    String name();

    /**
     * Measures both sides once.
     *
     * @param mineFirst whose turn it is first
     * @throws IOException if a process cannot be run, or fails
     */
    Pair measure(Side mine, Side other, boolean mineFirst) throws IOException;
}
