package dev.clew.core.internal.classic9;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class BandTablesTest {
    @Test
    void minirowsTellBoxAndRow() {
        for (int cell = 0; cell < 27; cell++) {
            assertThat(BandTables.minirows(1 << cell)).isEqualTo(1 << 3 * (cell % 9 / 3) + 2 - cell / 9);
            assertThat(BandTables.columns(1 << cell)).isEqualTo(1 << cell % 9);
            assertThat(Integer.bitCount(BandTables.boxesOf(1 << cell))).isEqualTo(9);
            assertThat(BandTables.boxesOf(1 << cell) >> cell & 1).isEqualTo(1);
        }
    }

    /** A digit has 3! · 3³ = 162 places in a band, and a pattern is possible as far as the places inside it reach. */
    @Test
    void possibleIsTheUnionOfTheTemplatesInside() {
        int[] templates = templates();
        assertThat(templates).hasSize(162);
        for (int minirows = 0; minirows < 512; minirows++) {
            int union = 0;
            for (int template : templates) {
                if ((BandTables.minirows(template) & ~minirows) == 0) {
                    union |= template;
                }
            }
            assertThat(BandTables.POSSIBLE[minirows]).isEqualTo(union);
        }
    }

    @Test
    void possibleNeedsNoSecondLook() {
        for (int possible : BandTables.POSSIBLE) {
            assertThat(BandTables.POSSIBLE[BandTables.minirows(possible)]).isEqualTo(possible);
        }
    }

    @Test
    void aCellAloneInItsBoxIsLast() {
        for (int template : templates()) {
            assertThat(BandTables.LAST_MINIROW[BandTables.minirows(template)] & template)
                    .isEqualTo(template);
        }
        assertThat(BandTables.LAST_MINIROW[511]).isZero();
    }

    /** One stack, its three boxes: every column set against every other two, by trying the six ways to share columns. */
    @Test
    void aColumnIsPossibleWhenTheOtherBandsCanTakeTheOtherTwo() {
        int[][] ways = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
        for (int above = 0; above < 8; above++) {
            for (int below = 0; below < 8; below++) {
                int expected = 0;
                for (int[] way : ways) {
                    expected |= (above >> way[1] & below >> way[2] & 1) << way[0];
                }
                for (int stack = 0; stack < 9; stack += 3) {
                    long both =
                            BandTables.BESIDE[above << stack] & Long.rotateLeft(BandTables.BESIDE[below << stack], 32);
                    assertThat((int) both | (int) (both >>> 32))
                            .isEqualTo(BandTables.cellsOfColumns(expected << stack));
                }
            }
        }
    }

    @Test
    void aColumnAloneInItsBoxIsLast() {
        assertThat(BandTables.LAST_COLUMN[0b010_110_001]).isEqualTo(BandTables.cellsOfColumns(0b010_000_001));
        assertThat(BandTables.LAST_COLUMN[511]).isZero();
        assertThat(BandTables.LAST_COLUMN[0]).isZero();
    }

    @Test
    void aCellHasFourteenPeersInItsBand() {
        for (int cell = 0; cell < 27; cell++) {
            assertThat(Integer.bitCount(BandTables.PEERS[cell])).isEqualTo(8 + 6);
        }
    }

    private static int[] templates() {
        return java.util.stream.IntStream.range(0, 729)
                .map(i -> 1 << i / 81 | 1 << 9 + i / 9 % 9 | 1 << 18 + i % 9)
                .filter(i -> Integer.bitCount(BandTables.boxesOf(i)) == 27)
                .toArray();
    }
}
