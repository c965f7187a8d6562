package dev.clew.core.internal.minlex;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class RowPairsTest {
    private final RowPairs pairs = RowPairs.TABLE;

    @Test
    void ordersOfLinesAreAllDifferentAndKnowTheirIndex() {
        int[][] orders = LineOrders.all();
        Set<String> seen = new HashSet<>();
        for (int i = 0; i < orders.length; i++) {
            assertThat(LineOrders.indexOf(orders[i])).isEqualTo(i);
            seen.add(Arrays.toString(orders[i]));
        }
        assertThat(seen).hasSize(1296);
    }

    @Test
    void classesComeInTheOrderOfTheirSecondRows() {
        assertThat(pairs.secondRow(0)).isEqualTo(0x456789123L);
        assertThat(pairs.secondRow(1)).isEqualTo(0x456789132L);
        assertThat(pairs.secondRow(2)).isEqualTo(0x456789231L);
        assertThat(IntStream.range(0, pairs.classes())
                        .mapToLong(pairs::secondRow)
                        .toArray())
                .isSorted()
                .doesNotHaveDuplicates();
    }

    /** Each order listed for a second row leads to the smallest of its class, and no other order does. */
    @Test
    void listedOrdersAreThoseThatLeadToTheSmallest() {
        int[] counts = new int[1];
        forEachPermutation(new int[9], 0, permutation -> {
            if (counts[0]++ % 97 == 0) {
                assertListed(permutation);
            }
        });
        assertThat(counts[0]).isEqualTo(12_096);
    }

    private void assertListed(int[] permutation) {
        int index = pairs.index(key(permutation, 0), key(permutation, 3), key(permutation, 6));
        int[][] orders = LineOrders.all();
        long smallest = Long.MAX_VALUE;
        Set<Short> expected = new HashSet<>();
        for (int i = 0; i < orders.length; i++) {
            long row = 0;
            int[] placeOf = LineOrders.inverse(orders[i]);
            for (int column : orders[i]) {
                row = row << 4 | placeOf[permutation[column]] + 1;
            }
            if (row < smallest) {
                smallest = row;
                expected.clear();
            }
            if (row == smallest) {
                expected.add((short) i);
            }
        }
        assertThat(pairs.secondRow(pairs.rank(index))).isEqualTo(smallest);
        assertThat(pairs.ordersToSmallest(index)).containsExactlyInAnyOrder(expected.toArray(new Short[0]));
    }

    private static int key(int[] permutation, int from) {
        return permutation[from] << 8 | permutation[from + 1] << 4 | permutation[from + 2];
    }

    private static void forEachPermutation(int[] permutation, int column, java.util.function.Consumer<int[]> action) {
        if (column == 9) {
            action.accept(permutation);
            return;
        }
        for (int to = 0; to < 9; to++) {
            int candidate = to;
            if (to / 3 != column / 3 && IntStream.range(0, column).noneMatch(c -> permutation[c] == candidate)) {
                permutation[column] = to;
                forEachPermutation(permutation, column + 1, action);
            }
        }
    }
}
