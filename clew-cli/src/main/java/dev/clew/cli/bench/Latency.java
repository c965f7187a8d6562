package dev.clew.cli.bench;

import java.util.Arrays;
import java.util.List;

/**
 * How long single solves took, in microseconds. Immutable.
 *
 * @param p50 half of them took no longer
 * @param p95 19 of 20 took no longer
 * @param p99 99 of 100 took no longer
 * @param max the longest
 */
record Latency(double p50, double p95, double p99, double max) {
    /** What the samples of all threads say, in nanoseconds each. */
    static Latency of(List<long[]> samples) {
        long[] all = samples.stream().flatMapToLong(Arrays::stream).sorted().toArray();
        return new Latency(rank(all, 0.50), rank(all, 0.95), rank(all, 0.99), rank(all, 1));
    }

    /** The smallest sample that a part of all does not exceed. */
    private static double rank(long[] sorted, double part) {
        int index = (int) Math.ceil(part * sorted.length) - 1;
        return sorted[Math.max(0, index)] / 1e3;
    }
}
