package dev.clew.core.internal.bulk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

class SpillStackTest {
    private final Random random = new Random(31);
    private final Block block = new Block(2);
    private final int[] puzzles = random.ints(128, 0, 5).toArray();
    private final SpillStack stack = new SpillStack(2, 1);

    @Test
    void lanesComeBackIntoFreeLanesOfTheirWord() {
        fill();
        long[] before = block.cells.clone();
        int[] owners = puzzles.clone();
        stack.push(block, 0x0F0FL, puzzles);
        fill();
        long[] after = block.cells.clone();
        long free = 0xF0F0L;
        long written = stack.pop(block, free, puzzles);
        assertThat(Long.bitCount(written)).isEqualTo(8);
        assertThat(stack.isEmpty()).isTrue();
        int distance = Long.numberOfTrailingZeros(written);
        for (int row = 0; row < Block.CELLS; row++) {
            assertThat(block.cells[2 * row]).as("the other word").isEqualTo(after[2 * row]);
            assertThat(block.cells[2 * row + 1])
                    .isEqualTo(after[2 * row + 1] & ~written | before[2 * row + 1] << distance & written);
        }
        for (int lane = 0; lane < 64; lane++) {
            int expected = (written >>> lane & 1) != 0 ? owners[64 + lane - distance] : owners[64 + lane];
            assertThat(puzzles[64 + lane]).isEqualTo(expected);
        }
    }

    @Test
    void popsInPartsUntilEmpty() {
        for (int i = 0; i < 5; i++) {
            fill();
            stack.push(block, random.nextLong() | 1, puzzles);
        }
        int pops = 0;
        while (!stack.isEmpty()) {
            assertThat(stack.pop(block, 0x1111L << random.nextInt(40), puzzles)).isNotZero();
            assertThat(pops++).isLessThan(5 * 64);
        }
    }

    @Test
    void aRemovedPuzzleLeavesNoLane() {
        fill();
        stack.push(block, -1L, puzzles);
        for (int puzzle = 0; puzzle < 4; puzzle++) {
            stack.remove(puzzle);
            assertThat(stack.isEmpty()).isFalse();
        }
        stack.remove(4);
        assertThat(stack.isEmpty()).isTrue();
    }

    /** Random candidates; nothing is chosen, so nothing is lost on the way. */
    private void fill() {
        for (int i = 0; i < block.cells.length; i++) {
            block.cells[i] = random.nextLong();
        }
    }
}
