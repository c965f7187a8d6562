package dev.clew.core.internal.bulk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;

class FinishedPuzzlesTest {
    private static final int DIFFERENT = 30;

    private final Kernels kernels = new LongKernels();
    private final Block block = new Block(1);
    private final Owners owners = new Owners(block, 1);
    private final SpillFrames spilled = new SpillFrames(kernels, block, owners);
    private final FinishedPuzzles finished = new FinishedPuzzles(kernels, block, owners, spilled);
    private final int[] waiting = new int[Owners.MOST];

    @BeforeEach
    void takeNumbers() {
        owners.clear();
        for (int i = 0; i < Owners.MOST; i++) {
            owners.take(0, i);
        }
    }

    /** Random owners in the lanes, and in two frames. */
    private int[] fill(Random random) {
        int[] inLanes = new int[64];
        for (int round = 0; round < 3; round++) {
            for (int lane = 0; lane < 64; lane++) {
                inLanes[lane] = Owners.MOST - 1 - random.nextInt(DIFFERENT);
            }
            for (int bit = 0; bit < Block.OWNER_BITS; bit++) {
                long bits = 0;
                for (int lane = 0; lane < 64; lane++) {
                    bits |= (long) (inLanes[lane] >> bit & 1) << lane;
                }
                block.set(Block.OWNER + bit, 0, bits);
            }
            if (round < 2) {
                long[] saved = {random.nextLong()};
                spilled.push(saved);
                for (long left = saved[0]; left != 0; left &= left - 1) {
                    waiting[inLanes[Long.numberOfTrailingZeros(left)]]++;
                }
            }
        }
        return inLanes;
    }

    /** However many finish, more than are looked for at once or none: all their nodes are removed, and no others. */
    @RepeatedTest(25)
    void whoLeavesLeavesNothing(RepetitionInfo repetition) {
        Random random = new Random(repetition.getCurrentRepetition());
        int[] inLanes = fill(random);
        Set<Integer> gone = new HashSet<>();
        for (int i = 1; i < repetition.getCurrentRepetition(); i++) {
            int owner = Owners.MOST - 1 - random.nextInt(DIFFERENT);
            if (gone.add(owner)) {
                finished.add(0, owner);
            }
        }
        long before = random.nextLong();
        long[] active = {before};
        finished.forget(active);
        for (int lane = 0; lane < 64; lane++) {
            assertThat(active[0] >>> lane & 1).isEqualTo(gone.contains(inLanes[lane]) ? 0 : before >>> lane & 1);
        }
        int left = 0;
        for (int owner = 0; owner < Owners.MOST; owner++) {
            left += gone.contains(owner) ? 0 : waiting[owner];
        }
        assertThat(spilled.size(0)).isEqualTo(left);
        assertThat(owners.available(0)).isEqualTo(gone.size());
        assertThat(gone).allMatch(owner -> owners.puzzle(0, owner) < 0);
    }

    @Test
    void nobodyLeavesTwice() {
        fill(new Random(1));
        finished.add(0, 1000);
        finished.forget(new long[] {-1L});
        finished.forget(new long[] {-1L});
        assertThat(owners.available(0)).isOne();
        assertThat(owners.take(0, 5)).isEqualTo(1000);
    }
}
