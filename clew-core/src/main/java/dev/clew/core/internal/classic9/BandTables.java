package dev.clew.core.internal.classic9;

/**
 * Tables and bit tricks on one band of one digit: an int with bit {@code 9 * row + column} for each of its 27 cells.
 * All tables follow from the rule that a digit stands once in every row and once in every box of a band.
 */
final class BandTables {
    /** Every cell of a band. */
    static final int ALL = 0x7FF_FFFF;
    /** The first column of a band; shifted by c it is column c. */
    static final int COLUMN = 0x4_0201;
    /** The leftmost cell of each of the nine minirows. */
    private static final int MINIROW_HEADS = 0x124_9249;

    private static final int[][] ROWS_OF_BOXES = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};

    /**
     * For the minirows that hold candidates (see {@link #minirows}): the cells of those minirows that belong to a way of
     * giving the three boxes three different rows. That is every locked candidate along rows; 0 means no way is left.
     */
    static final int[] POSSIBLE = new int[512];
    /** For the same index: the cells of minirows that are the last possible one of their box. */
    static final int[] LAST_IN_BOX = new int[512];
    /** For a cell of the band: the cells of the band that stay when the digit is put there. */
    static final int[] KEPT = new int[27];

    static {
        for (int minirows = 0; minirows < 512; minirows++) {
            POSSIBLE[minirows] = possible(minirows);
            LAST_IN_BOX[minirows] = lastInBox(minirows(POSSIBLE[minirows]));
        }
        for (int cell = 0; cell < 27; cell++) {
            KEPT[cell] =
                    ALL & ~(0x1FF << cell / 9 * 9 | COLUMN << cell % 9 | 7 * COLUMN << cell % 9 / 3 * 3) | 1 << cell;
        }
    }

    private BandTables() {}

    private static int possible(int minirows) {
        int cells = 0;
        for (int[] rows : ROWS_OF_BOXES) {
            int needed = 1 << rows[0] | 8 << rows[1] | 64 << rows[2];
            if ((minirows & needed) == needed) {
                cells |= 7 << 9 * rows[0] | 7 << 9 * rows[1] + 3 | 7 << 9 * rows[2] + 6;
            }
        }
        return cells;
    }

    private static int lastInBox(int minirows) {
        int cells = 0;
        for (int box = 0; box < 3; box++) {
            int rows = minirows >> 3 * box & 7;
            if (Integer.bitCount(rows) == 1) {
                cells |= 7 << 9 * Integer.numberOfTrailingZeros(rows) + 3 * box;
            }
        }
        return cells;
    }

    /** Which minirows hold a candidate: bit {@code 3 * box + row}. Three shifted copies fall into each other's gaps. */
    static int minirows(int band) {
        int heads = (band | band >> 1 | band >> 2) & MINIROW_HEADS;
        return (heads | heads >> 8 | heads >> 16) & 0x1FF;
    }

    /** Which columns of the band hold a candidate: bit {@code column}. */
    static int columns(int band) {
        return (band | band >> 9 | band >> 18) & 0x1FF;
    }

    /** The cells of these columns. */
    static int cellsOfColumns(int columns) {
        return (columns & 0x1FF) * COLUMN;
    }

    /** The three boxes' cells where a box holds at least one of the cells. */
    static int boxesOf(int band) {
        int heads = (band | band >> 1 | band >> 2) & MINIROW_HEADS;
        return ((heads | heads >> 9 | heads >> 18) & 0x49) * 7 * COLUMN;
    }
}
