package dev.clew.core.internal.bulk;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.core.internal.classic9.RandomPuzzles;
import java.util.BitSet;
import java.util.Random;
import org.junit.jupiter.api.Test;

class FreshLanesTest {
    private static final int SIZE = 200;

    private final Kernels kernels = new LongKernels();
    private final Block block = new Block(1);
    private final Owners owners = new Owners(block, 1);
    private final FreshLanes fresh = new FreshLanes(kernels, block, owners, new ScalarSolver());
    private final byte[] input = new byte[81 * SIZE + 8];
    private final int[] starts = new int[SIZE];
    private final Batch batch = new Batch();

    private void start() {
        RandomPuzzles random = new RandomPuzzles(17);
        byte[] base = random.minimal();
        for (int i = 0; i < SIZE; i++) {
            starts[i] = 81 * i;
            System.arraycopy(random.image(base), 0, input, starts[i], 81);
        }
        batch.from(input, starts, SIZE).into(new byte[81 * SIZE], 81, '0');
        owners.clear();
    }

    private long pop(long free) {
        long[] lanes = {free};
        boolean any = fresh.pop(lanes);
        assertThat(any).isEqualTo(lanes[0] != 0);
        kernels.arrange(block, Block.FRESH);
        return lanes[0];
    }

    /** In what random lanes are free each puzzle comes once, whole and under its own number. */
    @Test
    void everyPuzzleComesOnce() {
        start();
        Random random = new Random(5);
        BitSet seen = new BitSet();
        fresh.start(batch, 3, SIZE);
        for (int pops = 0; !fresh.isEmpty(); pops++) {
            assertThat(pops).isLessThan(SIZE);
            long half = random.nextLong();
            long lanes = pop(half & random.nextLong());
            owners.read(Block.OWNER, 0, lanes);
            for (long left = lanes; left != 0; left &= left - 1) {
                int lane = Long.numberOfTrailingZeros(left);
                int puzzle = owners.puzzle(0, owners.number(lane));
                assertThat(seen.get(puzzle)).isFalse();
                seen.set(puzzle);
                assertHolds(lane, puzzle);
                owners.release(0, owners.number(lane));
            }
        }
        assertThat(seen.nextSetBit(0)).isEqualTo(3);
        assertThat(seen.cardinality()).isEqualTo(SIZE - 3);
    }

    private void assertHolds(int lane, int puzzle) {
        for (int candidate = 0; candidate < Block.CANDIDATES; candidate++) {
            int box = candidate / 81;
            int k = candidate % 9;
            int cell = 27 * (box / 3) + 9 * (k / 3) + 3 * (box % 3) + k % 3;
            int value = candidate / 9 % 9 + 1;
            int given = input[starts[puzzle] + cell];
            assertThat(block.get(Block.cells(candidate), 0) >>> lane & 1)
                    .as("puzzle %d, cell %d, value %d", puzzle, cell, value)
                    .isEqualTo(given == 0 || given == value ? 1 : 0);
        }
    }

    @Test
    void withoutANumberNobodyComes() {
        start();
        fresh.start(batch, 0, SIZE);
        for (int i = owners.available(0); i > 0; i--) {
            owners.take(0, 0);
        }
        assertThat(pop(-1L)).isZero();
        assertThat(fresh.isEmpty()).isFalse();
        owners.release(0, 7);
        assertThat(Long.bitCount(pop(-1L))).isEqualTo(1);
    }

    @Test
    void fewerThanSeventeenCluesAreSolvedOneByOne() {
        start();
        for (int cell = 0; cell < 81; cell++) {
            input[starts[4] + cell] = cell < 16 ? input[starts[4] + cell] : 0;
        }
        fresh.start(batch, 4, 5);
        assertThat(pop(-1L)).isZero();
        assertThat(fresh.isEmpty()).isTrue();
        assertThat(batch.count(4)).isEqualTo(2);
        assertThat(owners.available(0)).isEqualTo(Owners.MOST);
    }
}
