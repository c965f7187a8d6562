package dev.clew.bench.compare;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** What a sitting of nine pairs can tell on a machine that is busy with other things. */
class RatioTest {
    private static final int PAIRS = 9;
    private static final int BLOCKS = 270;

    @Test
    void aSideComparedWithItselfIsNeverWorse() {
        assertThat(worse(1.0)).isZero();
    }

    @Test
    void aSlowdownOfFifteenPercentIsFound() {
        assertThat(worse(1.15)).isGreaterThanOrEqualTo(95);
    }

    @Test
    void aSlowdownWithinTheLimitIsNoAlarm() {
        assertThat(worse(1.03)).isLessThanOrEqualTo(1);
    }

    @Test
    void oneSpoiltPairDecidesNothing() {
        List<Pair> pairs = new ArrayList<>(pairs(new Random(1), 1));
        pairs.set(3, new Pair(new double[] {50}, new double[] {1}, true));
        assertThat(ProbeVerdict.of("path", pairs).isWorse()).isFalse();
        assertThat(Ratio.of(pairs, 0.95).value()).isBetween(0.95, 1.05);
    }

    /** As happened with 20 processes for two cores: one pair of many says the opposite. */
    @Test
    void aSpoiltPairHidesNoSlowdown() {
        long found = LongStream.rangeClosed(1, 100)
                .filter(seed -> {
                    List<Pair> pairs = new ArrayList<>(pairs(new Random(seed), 1.15));
                    pairs.addAll(pairs(new Random(-seed), 1.15));
                    pairs.set(2, new Pair(new double[] {0.85}, new double[] {1}, true));
                    return ProbeVerdict.of("front", pairs).isWorse();
                })
                .count();
        assertThat(found).isGreaterThanOrEqualTo(95);
    }

    @Test
    void fewPairsAreNotJudged() {
        List<Pair> slow = pairs(new Random(1), 2);
        assertThat(ProbeVerdict.of("path", slow).isWorse()).isTrue();
        assertThat(ProbeVerdict.of("path", slow.subList(0, 5)).isWorse()).isFalse();
        assertThat(ProbeVerdict.of("path", slow.subList(0, 5)).line()).contains("too few pairs to judge");
    }

    @Test
    void whatTheIntervalDoesNotDecideIsCalledUndecided() {
        List<Pair> halfSlow = new ArrayList<>(pairs(new Random(1), 1));
        halfSlow.addAll(pairs(new Random(2), 1.3));
        ProbeVerdict path = ProbeVerdict.of("path", halfSlow);
        assertThat(path.isWorse()).isFalse();
        assertThat(path.line()).contains("undecided");
        ProbeVerdict rate = ProbeVerdict.of("rate", pairs(new Random(1), 2));
        ProbeVerdict start = ProbeVerdict.of("start-up", pairs(new Random(3), 1));
        assertThat(ProbeVerdict.summary(List.of(path, rate, start)))
                .isEqualTo("worse, a whole interval of P95 above 1.05: rate; undecided: path; give it more"
                        + " --seconds");
        assertThat(ProbeVerdict.summary(List.of(start))).isEqualTo("nothing is worse");
    }

    @Test
    void theRatioOfEqualTimesIsOne() {
        Pair pair = new Pair(new double[] {2, 1, 3}, new double[] {1, 3, 2}, true);
        assertThat(Ratio.of(List.of(pair, pair, pair), 0.5)).isEqualTo(new Ratio(1, 1, 1));
    }

    @Test
    void aQuantileIsOneOfTheTimes() {
        double[] times = LongStream.rangeClosed(1, 20).mapToDouble(i -> 21 - i).toArray();
        assertThat(Pair.quantile(times, 0.5)).isEqualTo(10);
        assertThat(Pair.quantile(times, 0.95)).isEqualTo(19);
        assertThat(Pair.quantile(new double[] {7}, 0.95)).isEqualTo(7);
    }

    @Test
    void otherAnswersAreToldBesideTheTimes() {
        List<Pair> pairs = List.of(new Pair(new double[] {1}, new double[] {1}, false));
        assertThat(ProbeVerdict.of("generate", pairs).line()).contains("not the same work");
    }

    /** How many of 100 sittings find that a side is worse, which is slower by a factor. */
    private static long worse(double factor) {
        return LongStream.rangeClosed(1, 100)
                .filter(seed ->
                        ProbeVerdict.of("path", pairs(new Random(seed), factor)).isWorse())
                .count();
    }

    /**
     * Every process is compiled a little better or worse (3 %), the machine's load makes a pair up to twice as long, and
     * one block in ten is disturbed.
     */
    private static List<Pair> pairs(Random random, double factor) {
        List<Pair> pairs = new ArrayList<>();
        for (int i = 0; i < PAIRS; i++) {
            double load = 1 + random.nextDouble();
            pairs.add(new Pair(times(random, factor * load), times(random, load), true));
        }
        return pairs;
    }

    private static double[] times(Random random, double factor) {
        double[] times = new double[BLOCKS];
        double process = factor * Math.exp(0.03 * random.nextGaussian());
        for (int i = 0; i < BLOCKS; i++) {
            double disturbed = random.nextInt(10) == 0 ? 1 + 0.3 * random.nextDouble() : 1;
            times[i] = 10 * process * disturbed * Math.exp(0.02 * random.nextGaussian());
        }
        return times;
    }
}
