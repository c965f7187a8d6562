package dev.clew.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SeededRandomTest {
    /** The first numbers that the published algorithm gives, computed apart from this code. */
    @Test
    void isSplitMix64() {
        assertThat(numbers(new SeededRandom(0), 4))
                .containsExactly(0xE220A8397B1DCDAFL, 0x6E789E6AA1B965F4L, 0x06C45D188009454FL, 0xF88BB8A8724C81ECL);
        assertThat(numbers(new SeededRandom(1234567), 5))
                .containsExactly(
                        6457827717110365317L,
                        3203168211198807973L,
                        Long.parseUnsignedLong("9817491932198370423"),
                        4593380528125082431L,
                        Long.parseUnsignedLong("16408922859458223821"));
    }

    private static long[] numbers(SeededRandom random, int count) {
        return LongStream.generate(random::nextLong).limit(count).toArray();
    }

    @Test
    void derivedSourcesDependOnSeedAndIndexAlone() {
        SeededRandom fresh = new SeededRandom(7);
        SeededRandom used = new SeededRandom(7);
        used.nextLong();
        assertThat(numbers(used.derive(5), 3)).isEqualTo(numbers(fresh.derive(5), 3));
        assertThat(numbers(new SeededRandom(fresh.derive(5).seed()), 3)).isEqualTo(numbers(fresh.derive(5), 3));
    }

    /** Golden: a change of these would change every puzzle ever made from a seed. */
    @Test
    void derivedSeedsStayAsTheyAre() {
        assertThat(new SeededRandom(0).derive(0).seed()).isEqualTo(0x9CA066F1A4AB2EEAL);
        assertThat(new SeededRandom(0).derive(1).seed()).isEqualTo(0xD30B054265133DD7L);
        assertThat(new SeededRandom(42).derive(0).seed()).isEqualTo(0x0B9CB142D07EE95CL);
        assertThat(new SeededRandom(-1).derive(1_000_000).seed()).isEqualTo(0x1CB934C16D31F0DEL);
    }

    @Test
    void derivedSeedsAllDiffer() {
        long distinct = LongStream.range(0, 20)
                .flatMap(seed -> LongStream.range(0, 5_000)
                        .map(i -> new SeededRandom(seed).derive(i).seed()))
                .distinct()
                .count();
        assertThat(distinct).isEqualTo(100_000);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 9, 81, 1000})
    void numbersBelowABoundAreUniform(int bound) {
        SeededRandom random = new SeededRandom(bound);
        int[] counts = new int[bound];
        int expected = 1_000;
        for (int i = 0; i < bound * expected; i++) {
            counts[random.nextInt(bound)]++;
        }
        assertUniform(counts, expected);
    }

    /** The bits of the first number must not depend on the index that it was derived by. */
    @Test
    void derivedSourcesAreUniformAcrossIndices() {
        SeededRandom random = new SeededRandom(3);
        int[] counts = new int[81];
        IntStream.range(0, 81_000).forEach(i -> counts[random.derive(i).nextInt(81)]++);
        assertUniform(counts, 1_000);
    }

    /** Of 8 draws 3, 3 and 2 would fall on three neighbours below 3 × 2²⁹, were none of them refused. */
    @Test
    void largeBoundsAreUnbiased() {
        SeededRandom random = new SeededRandom(9);
        int bound = 3 << 29;
        int[] counts = new int[3];
        IntStream.range(0, 30_000).forEach(i -> counts[random.nextInt(bound) % 3]++);
        assertUniform(counts, 10_000);
    }

    @Test
    void everyOrderOfAShuffleIsEquallyLikely() {
        SeededRandom random = new SeededRandom(11);
        Map<String, Integer> counts = new HashMap<>();
        for (int i = 0; i < 24_000; i++) {
            counts.merge(Arrays.toString(random.permutation(4)), 1, Integer::sum);
        }
        assertThat(counts).hasSize(24);
        assertUniform(counts.values().stream().mapToInt(Integer::intValue).toArray(), 1_000);
    }

    /** Chi-square within five standard deviations of its mean. */
    private static void assertUniform(int[] counts, int expected) {
        double chiSquare = 0;
        for (int count : counts) {
            chiSquare += Math.pow(count - expected, 2) / expected;
        }
        int freedom = counts.length - 1;
        assertThat(chiSquare).isBetween(freedom - 5 * Math.sqrt(2.0 * freedom), freedom + 5 * Math.sqrt(2.0 * freedom));
    }

    @Test
    void flipsBothWays() {
        SeededRandom random = new SeededRandom(5);
        long heads =
                IntStream.range(0, 10_000).filter(i -> random.nextBoolean()).count();
        assertThat(heads).isBetween(4_750L, 5_250L);
    }

    @Test
    void aBoundMustBePositive() {
        assertThatThrownBy(() -> new SeededRandom(1).nextInt(0)).hasMessageContaining("bound above 0");
    }
}
