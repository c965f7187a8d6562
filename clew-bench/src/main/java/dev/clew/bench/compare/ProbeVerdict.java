package dev.clew.bench.compare;

import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * What the pairs of one probe say. Immutable.
 *
 * @param name what was measured
 * @param millis the median time of a block on this side
 * @param median the ratio of the medians
 * @param p95 the ratio of the times that 19 of 20 blocks do not exceed
 * @param pairs how many pairs of processes there are
 * @param isEqual whether both sides gave the same answers
 */
record ProbeVerdict(String name, double millis, Ratio median, Ratio p95, int pairs, boolean isEqual) {
    /** How much longer this side may take. */
    static final double LIMIT = 1.05;

    /** With fewer, all may be slower by chance on a busy machine. */
    private static final int FEWEST_PAIRS = 6;

    /** The head of the table. */
    static final String HEAD =
            String.format(Locale.ROOT, "%-10s %5s %9s   %-24s %s", "task", "pairs", "ms", "median", "P95");

    /** What the pairs of a probe say. */
    static ProbeVerdict of(String name, List<Pair> pairs) {
        double[] all = pairs.stream()
                .mapToDouble(pair -> Pair.quantile(pair.mine(), 0.5))
                .toArray();
        return new ProbeVerdict(
                name,
                Pair.quantile(all, 0.5),
                Ratio.of(pairs, 0.5),
                Ratio.of(pairs, 0.95),
                pairs.size(),
                pairs.stream().allMatch(Pair::isEqual));
    }

    /** Whether there are enough pairs to tell. */
    boolean isJudged() {
        return pairs >= FEWEST_PAIRS;
    }

    /** Whether this side is slower beyond doubt. */
    boolean isWorse() {
        return isJudged() && p95.isAbove(LIMIT);
    }

    /** Whether this side may be slower than allowed or not: too few pairs, or an interval with the limit in it. */
    boolean isUndecided() {
        return !isJudged() || !isWorse() && p95.high() > LIMIT;
    }

    /** What all verdicts come to, in words. */
    static String summary(List<ProbeVerdict> verdicts) {
        String worse = names(verdicts, ProbeVerdict::isWorse);
        String undecided = names(verdicts, ProbeVerdict::isUndecided);
        return (worse.isEmpty() ? "nothing is worse" : "worse, a whole interval of P95 above " + LIMIT + ": " + worse)
                + (undecided.isEmpty() ? "" : "; undecided: " + undecided + "; give it more --seconds");
    }

    private static String names(List<ProbeVerdict> verdicts, Predicate<ProbeVerdict> which) {
        return verdicts.stream().filter(which).map(ProbeVerdict::name).collect(Collectors.joining(", "));
    }

    /** A row of the table. */
    String line() {
        return String.format(
                Locale.ROOT,
                "%-10s %5d %9.3f   %-24s %-24s%s%s%s",
                name,
                pairs,
                millis,
                median,
                p95,
                isWorse() ? " WORSE" : isUndecided() ? " undecided" : "",
                isJudged() ? "" : ", too few pairs to judge",
                isEqual ? "" : " other answers: not the same work");
    }
}
