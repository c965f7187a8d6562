package dev.clew.core.internal.bulk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

class DoneLanesTest {
    private static final int STRIDE = 90;

    private final Random random = new Random(71);
    private final Block block = new Block(1);
    private final DoneLanes done = new DoneLanes(new LongKernels(), block);
    private final byte[] output = new byte[100 * STRIDE];
    private final byte[][] written = new byte[100][];

    /** Puts random values for a puzzle into a free lane, bit by bit as the kernel does. */
    private void put(int puzzle) {
        int lane = Long.numberOfTrailingZeros(done.free(0));
        byte[] values = new byte[81];
        for (int cell = 0; cell < 81; cell++) {
            values[cell] = (byte) (1 + random.nextInt(9));
            for (int bit = 0; bit < 4; bit++) {
                int row = Block.DONE + Block.plane(cell) + bit;
                long others = block.get(row, 0) & ~(1L << lane);
                block.set(row, 0, others | (long) (values[cell] >> bit & 1) << lane);
            }
        }
        done.put(0, lane, puzzle);
        written[puzzle] = values;
    }

    @Test
    void everySolutionIsWrittenInItsPlace() {
        done.start(new Batch().from(new byte[0], new int[100], 100).into(output, STRIDE, '0'));
        for (int puzzle = 99; puzzle >= 3; puzzle -= 3) {
            put(puzzle);
            done.makeRoom();
        }
        done.flush();
        for (int puzzle = 0; puzzle < 100; puzzle++) {
            byte[] expected = new byte[STRIDE];
            for (int cell = 0; cell < 81 && written[puzzle] != null; cell++) {
                expected[cell] = (byte) ('0' + written[puzzle][cell]);
            }
            assertThat(Arrays.copyOfRange(output, puzzle * STRIDE, puzzle * STRIDE + STRIDE))
                    .as("puzzle %d", puzzle)
                    .isEqualTo(expected);
        }
    }

    @Test
    void roomIsMadeBeforeThereIsNone() {
        done.start(new Batch().from(new byte[0], new int[100], 100).into(output, STRIDE, '0'));
        for (int puzzle = 0; puzzle < 100; puzzle++) {
            put(puzzle);
            done.makeRoom();
            assertThat(done.free(0)).isNotZero();
        }
        assertThat(output[0]).isNotZero();
    }
}
