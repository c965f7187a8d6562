package dev.clew.bench.compare;

import java.util.Arrays;

/**
 * The times of equal blocks of work by a process of each side. The two have taken turns, so that whatever else the
 * machine did hit both. Immutable by agreement.
 *
 * @param mine the times of this checkout in milliseconds
 * @param other the times of the other
 * @param isEqual whether the answers were the same, so that the work was
 */
record Pair(double[] mine, double[] other, boolean isEqual) {
    /** How many times as long this side takes, at a quantile of the blocks of each. */
    double ratio(double quantile) {
        return quantile(mine, quantile) / quantile(other, quantile);
    }

    /** The smallest time that a part of all does not exceed. */
    static double quantile(double[] times, double part) {
        double[] sorted = times.clone();
        Arrays.sort(sorted);
        int index = (int) Math.ceil(part * sorted.length) - 1;
        return sorted[Math.max(0, index)];
    }
}
