package dev.clew.core.internal.bulk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

class SpillStackTest {
    private final Random random = new Random(31);
    private final Block block = new Block(1);
    private final int[] puzzles = random.ints(64, 0, 5).toArray();
    private final SpillStack stack = new SpillStack(new LongKernels());

    @Test
    void lanesComeBackIntoFreeLanes() {
        fill();
        long[] before = block.cells.clone();
        int[] owners = puzzles.clone();
        stack.push(block, new long[] {0x0F0FL}, puzzles);
        assertThat(stack.isEmpty(0)).isFalse();
        fill();
        long[] after = block.cells.clone();
        long written = pop(0xF0F0L);
        assertThat(Long.bitCount(written)).isEqualTo(8);
        assertThat(stack.isEmpty(0)).isTrue();
        int distance = Long.numberOfTrailingZeros(written);
        for (int row = 0; row < Block.CELLS; row++) {
            assertThat(block.cells[row]).isEqualTo(after[row] & ~written | before[row] << distance & written);
        }
        for (int lane = 0; lane < 64; lane++) {
            int expected = (written >>> lane & 1) != 0 ? owners[lane - distance] : owners[lane];
            assertThat(puzzles[lane]).isEqualTo(expected);
        }
    }

    @Test
    void aWordWithNothingToSaveIsLeftAlone() {
        stack.push(block, new long[] {0}, puzzles);
        assertThat(stack.isEmpty(0)).isTrue();
        assertThat(pop(-1L)).isZero();
    }

    @Test
    void popsInPartsUntilEmpty() {
        for (int i = 0; i < 5; i++) {
            fill();
            stack.push(block, new long[] {random.nextLong() | 1}, puzzles);
        }
        int pops = 0;
        while (!stack.isEmpty(0)) {
            assertThat(pop(0x1111L << random.nextInt(40))).isNotZero();
            assertThat(pops++).isLessThan(5 * 64);
        }
    }

    @Test
    void aRemovedPuzzleLeavesNoLane() {
        fill();
        stack.push(block, new long[] {-1L}, puzzles);
        for (int puzzle = 0; puzzle < 4; puzzle++) {
            stack.remove(0, puzzle);
            assertThat(stack.isEmpty(0)).isFalse();
        }
        stack.remove(0, 4);
        assertThat(stack.isEmpty(0)).isTrue();
    }

    private long pop(long free) {
        long[] lanes = {free};
        stack.pop(block, lanes, puzzles);
        return lanes[0];
    }

    /** Random candidates; nothing is chosen, so nothing is lost on the way. */
    private void fill() {
        for (int i = 0; i < block.cells.length; i++) {
            block.cells[i] = random.nextLong();
        }
    }
}
