package dev.clew.core.internal.bulk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class OwnersTest {
    private static final int ROW = Block.FRESH + Block.CANDIDATES;

    private final Random random = new Random(31);
    private final Block block = new Block(2);
    private final Owners owners = new Owners(block, 2);
    private final int[] inLanes = new int[64];

    @BeforeEach
    void clear() {
        owners.clear();
    }

    /** Writes random numbers into the lanes of word 1. */
    private void fill(int different) {
        long[] rows = new long[Block.OWNER_BITS];
        for (int lane = 0; lane < 64; lane++) {
            inLanes[lane] = Owners.MOST - 1 - random.nextInt(different);
            for (int bit = 0; bit < rows.length; bit++) {
                rows[bit] |= (long) (inLanes[lane] >> bit & 1) << lane;
            }
        }
        for (int bit = 0; bit < rows.length; bit++) {
            block.set(ROW + bit, 1, rows[bit]);
            block.set(ROW + bit, 0, random.nextLong());
        }
    }

    @Test
    void numbersAreReadFromLanes() {
        for (long lanes : new long[] {-1L, 1L, 0x8000_0010_0000_4000L, 0x0F0F_F0F0L}) {
            fill(Owners.MOST);
            owners.read(ROW, 1, lanes);
            for (int lane = 0; lane < 64; lane++) {
                if ((lanes >>> lane & 1) != 0) {
                    assertThat(owners.number(lane)).isEqualTo(inLanes[lane]);
                }
            }
        }
    }

    @Test
    void everyNumberIsTakenOnceAndComesBack() {
        Set<Integer> taken = new HashSet<>();
        for (int i = 0; i < Owners.MOST; i++) {
            int owner = owners.take(1, 1000 + i);
            assertThat(taken.add(owner)).isTrue();
            assertThat(owners.puzzle(1, owner)).isEqualTo(1000 + i);
        }
        assertThat(taken).allMatch(owner -> owner >= 0 && owner < Owners.MOST);
        assertThat(owners.available(1)).isZero();
        assertThat(owners.available(0)).as("words do not share").isEqualTo(Owners.MOST);
        owners.release(1, 77);
        assertThat(owners.take(1, 5)).isEqualTo(77);
    }

    @Test
    void aCensusFreesWhoHasNoNodeAndFindsWhoHasTooMany() {
        for (int i = 0; i < Owners.MOST; i++) {
            owners.take(1, i);
        }
        fill(8);
        long counted = random.nextLong();
        int[] nodes = new int[Owners.MOST];
        for (int lane = 0; lane < 64; lane++) {
            nodes[inLanes[lane]] += (int) (counted >>> lane & 1);
        }
        int most = 0;
        int used = 0;
        for (int count : nodes) {
            most = Math.max(most, count);
            used += count > 0 ? 1 : 0;
        }
        assertThat(census(counted, most, 3 * most)).isEqualTo(-1);
        assertThat(owners.available(1)).isEqualTo(Owners.MOST - used);
        assertThat(nodes[census(counted, most - 1, 6 * most)]).isEqualTo(most);
        assertThat(nodes[census(counted, 64, 9 * most - 1)])
                .as("who has worked most")
                .isEqualTo(most);
        assertThat(owners.available(1)).as("nobody is freed twice").isEqualTo(Owners.MOST - used);
    }

    /** Each stands for three rounds. */
    private int census(long counted, int mostNodes, int mostWork) {
        owners.startCensus();
        owners.count(ROW, 1, counted);
        owners.addWork(1, 3);
        int lost = owners.findLost(1, mostNodes, mostWork);
        owners.endCensus(1);
        return lost;
    }
}
