package dev.clew.cli.bench;

import org.jspecify.annotations.Nullable;

/**
 * What was measured with an engine on a set. Immutable.
 *
 * @param set the name of the set
 * @param checksum distinguishes the set's puzzles from others
 * @param puzzles how many puzzles the set has
 * @param engine the name of the engine
 * @param uses what the pipeline chose to work with; empty for an engine
 * @param threads how many threads worked at the same time
 * @param speed how fast it was
 * @param work how much searching it took; null where that is not known
 * @param latency how long single solves took; null where there are none
 * @param p95Ratio the 95th percentile of latency as a multiple of the reference loop; 0 where there is none
 */
record Row(
        String set,
        String checksum,
        int puzzles,
        String engine,
        String uses,
        int threads,
        Speed speed,
        @Nullable Work work,
        @Nullable Latency latency,
        double p95Ratio) {

    /** What it is about, for people and to find its like in another report. */
    String title() {
        return set + ", " + engine + ", " + threads + (threads == 1 ? " thread" : " threads");
    }
}
