package dev.clew.core.internal.bulk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

class SpillFramesTest {
    private final Random random = new Random(31);
    private final Kernels kernels = new LongKernels();
    private final Block block = new Block(1);
    private final Owners owners = new Owners(block, 1);
    private final SpillFrames frames = new SpillFrames(kernels, block, owners);

    @Test
    void lanesComeBackIntoFreeLanes() {
        fill();
        long[] before = cells();
        int[] ownersBefore = ownersInLanes();
        push(0x0F0FL);
        assertThat(frames.size(0)).isPositive();
        fill();
        long[] after = cells();
        int[] ownersAfter = ownersInLanes();
        long written = pop(0xF0F0L);
        assertThat(Long.bitCount(written)).isEqualTo(8);
        assertThat(frames.size(0)).isZero();
        int distance = Long.numberOfTrailingZeros(written);
        for (int row = 0; row < Block.CANDIDATES; row++) {
            assertThat(block.get(Block.cells(row), 0))
                    .isEqualTo(after[row] & ~written | before[row] << distance & written);
        }
        for (int lane = 0; lane < 64; lane++) {
            int expected = (written >>> lane & 1) != 0 ? ownersBefore[lane - distance] : ownersAfter[lane];
            assertThat(ownersInLanes()[lane]).isEqualTo(expected);
        }
    }

    @Test
    void nothingToSaveIsNothingSaved() {
        push(0);
        assertThat(frames.size(0)).isZero();
        assertThat(pop(-1L)).isZero();
    }

    @Test
    void popsInPartsUntilEmpty() {
        for (int i = 0; i < 5; i++) {
            fill();
            push(random.nextLong() | 1);
        }
        int pops = 0;
        while (frames.size(0) > 0) {
            assertThat(pop(0x1111L << random.nextInt(40))).isNotZero();
            assertThat(pops++).isLessThan(5 * 64);
        }
    }

    /** What finds no room stays for later, but some always does. */
    @Test
    void framesFillUpBeforeThereAreMore() {
        int saved = 0;
        for (int i = 0; i < 20; i++) {
            long lanes = push(0x3FFL);
            assertThat(lanes).isNotZero();
            saved += Long.bitCount(lanes);
        }
        assertThat(frames.size(0)).isEqualTo(saved).isGreaterThan(150);
        assertThat(pop(-1L))
                .as("the fullest frame")
                .satisfies(lanes -> assertThat(Long.bitCount(lanes)).isGreaterThan(30));
    }

    private long push(long saved) {
        long[] lanes = {saved};
        frames.push(lanes);
        return lanes[0];
    }

    private long pop(long free) {
        long[] lanes = {free};
        int frame = frames.pop(lanes);
        assertThat(frame < 0).isEqualTo(lanes[0] == 0);
        if (frame >= 0) {
            kernels.restore(block, frame);
        }
        return lanes[0];
    }

    private long[] cells() {
        return java.util.stream.IntStream.range(0, Block.CANDIDATES)
                .mapToLong(row -> block.get(Block.cells(row), 0))
                .toArray();
    }

    private int[] ownersInLanes() {
        owners.read(Block.OWNER, 0, -1L);
        return java.util.stream.IntStream.range(0, 64).map(owners::number).toArray();
    }

    /** Random candidates of five owners; nothing is chosen, so nothing is lost on the way. */
    private void fill() {
        for (int row = 0; row < Block.CANDIDATES; row++) {
            block.set(Block.cells(row), 0, random.nextLong());
        }
        long[] bits = new long[Block.OWNER_BITS];
        for (int lane = 0; lane < 64; lane++) {
            int owner = random.nextInt(5);
            for (int bit = 0; bit < 3; bit++) {
                bits[bit] |= (long) (owner >> bit & 1) << lane;
            }
        }
        for (int bit = 0; bit < bits.length; bit++) {
            block.set(Block.OWNER + bit, 0, bits[bit]);
        }
    }
}
