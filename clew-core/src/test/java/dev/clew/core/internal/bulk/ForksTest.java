package dev.clew.core.internal.bulk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;

class ForksTest {
    private final Kernels kernels = new LongKernels();
    private final Block block = new Block(1);
    private final SpillFrames spilled = new SpillFrames(kernels, block, new Owners(block, 1));
    private final Forks forks = new Forks(kernels, block, spilled);

    private void plan(long[] active, long[] stalled) {
        for (int i = 0; i < Block.CANDIDATES; i++) {
            block.set(Block.cells(i), 0, -1L);
        }
        forks.plan(active, stalled);
    }

    /** Every split node has two halves, each in a place of its own, and no other is touched. */
    @RepeatedTest(50)
    void everyHalfHasItsPlace(RepetitionInfo repetition) {
        Random random = new Random(repetition.getCurrentRepetition());
        long before = random.nextLong() | (random.nextBoolean() ? random.nextLong() : 0);
        long toSplit = before & random.nextLong();
        long[] active = {before};
        long[] stalled = {toSplit};
        plan(active, stalled);
        long first = block.get(Block.TARGETS, 0);
        long second = block.get(Block.TARGETS + 1, 0);
        long forked1 = Long.rotateRight(first, (int) block.get(Block.DISTANCE, 0));
        long forked2 = Long.rotateRight(second, (int) block.get(Block.DISTANCE + 1, 0));
        assertThat(first & second).isZero();
        assertThat(forked1 & forked2).isZero();
        assertThat((first | second) & before).as("free lanes only").isZero();
        assertThat(active[0]).isEqualTo(before | first | second);
        long saved = toSplit & ~stalled[0] & ~forked1 & ~forked2;
        assertThat(spilled.size(0)).isEqualTo(Long.bitCount(saved));
        assertThat(block.get(Block.LOSE, 0)).isEqualTo(forked1 | forked2);
        assertThat(block.get(Block.KEEP, 0)).isEqualTo(first | second | saved);
        assertThat(forks.guesses()).isEqualTo(Long.bitCount(forked1 | forked2 | saved));
        assertThat(Long.bitCount(stalled[0])).as("few wait").isLessThan(6);
    }

    @Test
    void aFullWordOfStalledNodesGoesOn() {
        long[] active = {-1L};
        long[] stalled = {-1L};
        plan(active, stalled);
        assertThat(stalled[0]).isNotEqualTo(-1L);
        assertThat(spilled.size(0)).isPositive();
    }

    @Test
    void aLoneStalledNodeForksAtOnce() {
        long[] active = {1L << 40};
        long[] stalled = {1L << 40};
        plan(active, stalled);
        assertThat(stalled[0]).isZero();
        assertThat(Long.bitCount(active[0])).isEqualTo(2);
        assertThat(forks.guesses()).isEqualTo(1);
    }

    @Test
    void nothingStalledIsNothingPlanned() {
        long[] active = {0xFFL};
        long[] stalled = {0};
        plan(active, stalled);
        assertThat(active[0]).isEqualTo(0xFFL);
        assertThat(block.get(Block.TARGETS, 0) | block.get(Block.TARGETS + 1, 0))
                .isZero();
        assertThat(block.get(Block.KEEP, 0) | block.get(Block.LOSE, 0)).isZero();
        assertThat(forks.guesses()).isZero();
    }
}
