package dev.clew.core.internal.classic9;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class BandTablesTest {
    @Test
    void minirowsTellBoxAndRow() {
        for (int cell = 0; cell < 27; cell++) {
            assertThat(BandTables.minirows(1 << cell)).isEqualTo(1 << 3 * (cell % 9 / 3) + 2 - cell / 9);
            assertThat(BandTables.columns(1 << cell)).isEqualTo(1 << cell % 9);
            assertThat(Long.bitCount(BandTables.boxesOf(1L << cell))).isEqualTo(9);
            assertThat(BandTables.boxesOf(1L << cell) >> cell & 1).isEqualTo(1);
            assertThat(BandTables.boxesOf(1L << cell + 32)).isEqualTo(BandTables.boxesOf(1L << cell) << 32);
        }
    }

    @Test
    void minirowsOfTwoBandsDoNotMeet() {
        int[] bands = new int[512];
        for (int rows = 0; rows < 512; rows++) {
            for (int minirow = 0; minirow < 9; minirow++) {
                bands[rows] |= (rows >> minirow & 1) << 3 * minirow + rows % 3;
            }
        }
        for (int low : bands) {
            for (int high : bands) {
                long both = BandTables.minirowsOfBoth(low | (long) high << 32);
                long expected = BandTables.minirows(low) | (long) BandTables.minirows(high) << 32;
                assertThat(both >>> 18 & 0x1FF_0000_01FFL).isEqualTo(expected);
            }
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
                    int right = BandTables.RIGHT[above << stack] & BandTables.LEFT[below << stack];
                    int left = BandTables.LEFT[above << stack] & BandTables.RIGHT[below << stack];
                    assertThat(right | left).isEqualTo(BandTables.cellsOfColumns(expected << stack));
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
    void bothHalvesHoldTheSame() {
        for (int columns = 0; columns < 512; columns++) {
            assertThat(BandTables.RIGHT_TWICE[columns])
                    .isEqualTo(BandTables.RIGHT[columns] | (long) BandTables.RIGHT[columns] << 32);
            assertThat(BandTables.LEFT_TWICE[columns])
                    .isEqualTo(BandTables.LEFT[columns] | (long) BandTables.LEFT[columns] << 32);
        }
    }

    @Test
    void cellsThatShareAHouseArePeers() {
        for (int cell = 0; cell < 81; cell++) {
            int place = place(cell);
            assertThat(Long.bitCount(BandTables.UPPER_PEERS[place]) + Long.bitCount(BandTables.LOWER_PEERS[place]))
                    .isEqualTo(20);
            for (int other = 0; other < 81; other++) {
                boolean share = cell / 9 == other / 9
                        || cell % 9 == other % 9
                        || cell / 27 == other / 27 && cell % 9 / 3 == other % 9 / 3;
                long peers = place(other) < 64 ? BandTables.UPPER_PEERS[place] : BandTables.LOWER_PEERS[place];
                assertThat(peers >>> place(other) & 1).isEqualTo(share && cell != other ? 1 : 0);
            }
        }
    }

    private static int place(int cell) {
        return 32 * (cell / 27) + cell % 27;
    }

    private static int[] templates() {
        return java.util.stream.IntStream.range(0, 729)
                .map(i -> 1 << i / 81 | 1 << 9 + i / 9 % 9 | 1 << 18 + i % 9)
                .filter(i -> Long.bitCount(BandTables.boxesOf(i)) == 27)
                .toArray();
    }
}
