package dev.clew.core.internal.general;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class SubsetTableTest {
    @Test
    void listsTheTenSubsetsOfFourPositions() {
        assertThat(subsets(new SubsetTable(9), 0b10101001))
                .containsExactly(
                        0b1001,
                        0b100001,
                        0b101000,
                        0b101001,
                        0b10000001,
                        0b10001000,
                        0b10001001,
                        0b10100000,
                        0b10100001,
                        0b10101000);
    }

    @Test
    void listsEverySubsetOfEverySuperset() {
        SubsetTable table = new SubsetTable(7);
        for (int superset = 0; superset < 1 << 7; superset++) {
            List<Integer> expected = new ArrayList<>();
            for (int subset = 0; subset < superset; subset++) {
                if ((subset & ~superset) == 0 && Integer.bitCount(subset) >= 2) {
                    expected.add(subset);
                }
            }
            assertThat(subsets(table, superset)).isEqualTo(expected);
        }
    }

    @Test
    void theLargestTableHasFewerThanThreeToTheTwelfthEntries() {
        SubsetTable table = new SubsetTable(SubsetTable.MAX_POSITIONS);
        assertThat(table.end((1 << 12) - 1))
                .isEqualTo(531_441 - 2 * 4096 - 12 * 2048 + 1 + 12)
                .isLessThan(531_441);
    }

    private static List<Integer> subsets(SubsetTable table, int superset) {
        List<Integer> subsets = new ArrayList<>();
        for (int i = table.start(superset); i < table.end(superset); i++) {
            subsets.add(table.subset(i));
        }
        return subsets;
    }
}
