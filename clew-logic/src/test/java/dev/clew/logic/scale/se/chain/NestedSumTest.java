package dev.clew.logic.scale.se.chain;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.logic.scale.se.chain.single.NestedHint;
import dev.clew.logic.scale.se.producer.SeGrid;
import org.junit.jupiter.api.Test;

/** Chains inside a chain add to its complexity, equal ones once. */
class NestedSumTest {
    private static final int[] PARENTS = {9};

    @Test
    void differentChainsAddUp() {
        assertThat(sum(hint(10, 5 << 3, 7 << 3), hint(10, 5 << 3, 9 << 3))).isEqualTo(20);
    }

    /** They were found at different times, so that they are different objects. */
    @Test
    void equalChainsCountOnce() {
        assertThat(sum(hint(10, 5 << 3, 7 << 3), hint(10, 5 << 3, 7 << 3))).isEqualTo(10);
    }

    @Test
    void theOrderOfNodesCountsButNotTheirCauses() {
        assertThat(sum(hint(10, 5 << 3, 7 << 3), hint(10, 7 << 3, 5 << 3))).isEqualTo(20);
        assertThat(sum(hint(10, 5 << 3, 7 << 3), hint(10, 5 << 3 | 2, 7 << 3 | 4)))
                .isEqualTo(10);
    }

    private static NestedHint hint(int complexity, int... line) {
        return new NestedHint(complexity, new int[][] {line});
    }

    /** The sum over two chain ends, each of which is deduced by a chain. */
    private static int sum(NestedHint first, NestedHint second) {
        Spread spread = new Spread();
        spread.begin(SeGrid.parse(".".repeat(81)), SpreadMode.DYNAMIC, PARENTS[0] * 2);
        spread.advance(20, PARENTS, 1, first);
        spread.advance(30, PARENTS, 1, second);
        int[] ends = {spread.node(40), spread.node(60)};
        return new NestedSum(new Ancestors()).of(new Spread[] {spread, spread}, ends, 2);
    }
}
