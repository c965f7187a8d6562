package dev.clew.bench.compare;

import java.io.IOException;
import java.util.Map;

/** Something to measure on both sides in turns, in processes of its own. Implementations are immutable. */
interface Probe {
    /**
     * Measures both sides once; a pair for each thing that is measured, by its name.
     *
     * @param mineFirst whose turn it is first
     * @throws IOException if a process cannot be run, or fails
     */
    Map<String, Pair> measure(Side mine, Side other, boolean mineFirst) throws IOException;
}
