package dev.clew.bench.compare;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongSupplier;

/**
 * Measures all probes on both sides, round after round; which side goes first changes from round to round. It ends
 * before the time is over if a round takes no longer than the one before. Immutable.
 *
 * @param probes what is measured
 * @param mine this checkout
 * @param other the other
 * @param nanos how long it may take
 * @param clock the clock, in nanoseconds
 */
record Sitting(List<Probe> probes, Side mine, Side other, long nanos, LongSupplier clock) {
    /**
     * The pairs of each probe.
     *
     * @throws IOException if a process fails
     */
    Map<String, List<Pair>> run() throws IOException {
        Map<String, List<Pair>> pairs = new LinkedHashMap<>();
        long start = clock.getAsLong();
        long last = 0;
        for (int round = 0; round == 0 || clock.getAsLong() - start + last <= nanos; round++) {
            long before = clock.getAsLong();
            for (Probe probe : probes) {
                probe.measure(mine, other, round % 2 == 0)
                        .forEach((name, pair) -> pairs.computeIfAbsent(name, it -> new ArrayList<>())
                                .add(pair));
            }
            last = clock.getAsLong() - before;
        }
        return pairs;
    }
}
