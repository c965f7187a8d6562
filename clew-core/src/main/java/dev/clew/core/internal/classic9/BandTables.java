package dev.clew.core.internal.classic9;

/**
 * Tables and bit tricks on one band of one digit: an int with bit {@code 9 * row + column} for each of its 27 cells.
 * All tables follow from the rule that a digit stands once in every row, column and box.
 */
final class BandTables {
    /** Every cell of a band. */
    static final int ALL = 0x7FF_FFFF;
    /** The first column of a band; shifted by c it is column c. */
    static final int COLUMN = 0x4_0201;
    /** The leftmost cell of each of the nine minirows. */
    private static final int MINIROW_HEADS = 0x124_9249;
    /** Multiplied by this, the heads of the three rows fall into each other's gaps; the nine bits from 18 on are whole. */
    private static final int GATHER_HEADS = 1 | 1 << 10 | 1 << 20;

    private static final int[][] ROWS_OF_BOXES = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};

    /**
     * For the minirows that hold candidates (see {@link #minirows}): the cells of those minirows that belong to a way of
     * giving the three boxes three different rows. That is every locked candidate along rows; 0 means no way is left.
     */
    static final int[] POSSIBLE = new int[512];
    /** For the same index: the cells of minirows that are the last possible one of their box. */
    static final int[] LAST_MINIROW = new int[512];
    /**
     * For the columns of a band that hold candidates (see {@link #columns}): the cells of the columns one to their right
     * within the box, going round, and in the upper half the cells of those one to their left. Where one neighbour band
     * offers the right one of a column and the other the left one, the column is possible.
     */
    static final long[] BESIDE = new long[512];
    /** For the same index: the cells of columns that are the only ones of their box. */
    static final int[] LAST_COLUMN = new int[512];
    /** For a cell of the band: the cells of the band that share its row, column or box. */
    static final int[] PEERS = new int[27];

    static {
        for (int index = 0; index < 512; index++) {
            POSSIBLE[index] = possible(index);
            LAST_MINIROW[index] = lastMinirow(minirows(POSSIBLE[index]));
            BESIDE[index] = cellsOfColumns(turn(index, 1)) | (long) cellsOfColumns(turn(index, 2)) << 32;
            LAST_COLUMN[index] = cellsOfColumns(index & ~turn(index, 1) & ~turn(index, 2));
        }
        for (int cell = 0; cell < 27; cell++) {
            int houses = 0x1FF << cell / 9 * 9 | COLUMN << cell % 9 | 7 * COLUMN << cell % 9 / 3 * 3;
            PEERS[cell] = houses & ~(1 << cell);
        }
    }

    private BandTables() {}

    private static int possible(int minirows) {
        int cells = 0;
        for (int[] rows : ROWS_OF_BOXES) {
            int way = 7 << 9 * rows[0] | 7 << 9 * rows[1] + 3 | 7 << 9 * rows[2] + 6;
            if ((minirows(way) & ~minirows) == 0) {
                cells |= way;
            }
        }
        return cells;
    }

    private static int lastMinirow(int minirows) {
        int cells = 0;
        for (int minirow = 0; minirow < 9; minirow++) {
            int way = 7 << 3 * minirow;
            int box = 7 << minirow % 3 * 3;
            if ((minirows & box) == minirows(way)) {
                cells |= way;
            }
        }
        return cells;
    }

    /** Moves each column to the right within its box, going round. */
    private static int turn(int columns, int steps) {
        int turned = 0;
        for (int column = 0; column < 9; column++) {
            turned |= (columns >> column & 1) << column / 3 * 3 + (column + steps) % 3;
        }
        return turned;
    }

    /** Which minirows hold a candidate: bit {@code 3 * box + 2 - row}. */
    static int minirows(int band) {
        int heads = (band | band >> 1 | band >> 2) & MINIROW_HEADS;
        return heads * GATHER_HEADS >>> 18 & 0x1FF;
    }

    /** Which columns of the band hold a candidate: bit {@code column}. */
    static int columns(int band) {
        return (band | band >> 9 | band >> 18) & 0x1FF;
    }

    /** The cells of these columns. */
    static int cellsOfColumns(int columns) {
        return columns * COLUMN;
    }

    /** The three boxes' cells where a box holds at least one of the cells. */
    static int boxesOf(int band) {
        int heads = (band | band >> 1 | band >> 2) & MINIROW_HEADS;
        return ((heads | heads >> 9 | heads >> 18) & 0x49) * 7 * COLUMN;
    }
}
