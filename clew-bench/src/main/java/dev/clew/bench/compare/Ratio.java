package dev.clew.bench.compare;

import dev.clew.core.SeededRandom;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * How many times as long this side takes as the other. Each pair of processes gives one ratio; the geometric mean
 * of the middle ones counts: a process that was disturbed, or compiled badly, spoils its own pair only.
 * The interval is that of the bootstrap: pairs drawn again and again, with replacement. Immutable.
 *
 * @param value the mean of the middle ones of the pairs' ratios
 * @param low 39 of 40 draws give more
 * @param high 39 of 40 draws give less
 */
record Ratio(double value, double low, double high) {
    private static final int DRAWS = 10_000;
    private static final long SEED = 2026;

    /** The ratio at a quantile of the blocks. */
    static Ratio of(List<Pair> pairs, double quantile) {
        double[] logs = pairs.stream()
                .mapToDouble(pair -> Math.log(pair.ratio(quantile)))
                .toArray();
        SeededRandom random = new SeededRandom(SEED);
        double[] means = new double[DRAWS];
        double[] drawn = new double[logs.length];
        for (int draw = 0; draw < DRAWS; draw++) {
            for (int i = 0; i < drawn.length; i++) {
                drawn[i] = logs[random.nextInt(logs.length)];
            }
            means[draw] = middle(drawn);
        }
        return new Ratio(
                Math.exp(middle(logs)), Math.exp(Pair.quantile(means, 0.025)), Math.exp(Pair.quantile(means, 0.975)));
    }

    /** The mean without a fifth at each end, at least one: a draw may hold a spoilt pair several times. */
    private static double middle(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        int from = sorted.length > 2 ? Math.max(1, sorted.length / 5) : 0;
        return Arrays.stream(sorted, from, sorted.length - from).average().orElseThrow();
    }

    /** Whether even the low end of the interval is above a limit. */
    boolean isAbove(double limit) {
        return low > limit;
    }

    @Override
    public String toString() {
        return String.format(Locale.ROOT, "%.3f (%.3f to %.3f)", value, low, high);
    }
}
