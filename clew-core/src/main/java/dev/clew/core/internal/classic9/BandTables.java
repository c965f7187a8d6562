package dev.clew.core.internal.classic9;

/**
 * Tables and bit tricks on one band of one digit: bit {@code 9 * row + column} for each of its 27 cells, in an int or
 * in one half of a long. All tables follow from the rule that every row, column and box holds a digit once.
 */
final class BandTables {
    /** Every cell of a band. */
    static final int ALL = 0x7FF_FFFF;
    /** The first column of a band; shifted by c it is column c. */
    static final int COLUMN = 0x4_0201;
    /** Multiplied by this, a band stands in both halves of a long. */
    static final long TWICE = 1L << 32 | 1;
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
     * within the box, going round. Where one neighbour band offers the right one of a column and the other the left one,
     * the column is possible.
     */
    static final int[] RIGHT = new int[512];
    /** For the same index: the cells of the columns one to their left. */
    static final int[] LEFT = new int[512];
    /** {@link #RIGHT}, in both halves. */
    static final long[] RIGHT_TWICE = new long[512];
    /** {@link #LEFT}, in both halves. */
    static final long[] LEFT_TWICE = new long[512];
    /** For the same index: the cells of columns that are the only ones of their box. */
    static final int[] LAST_COLUMN = new int[512];
    /**
     * For a cell, {@code 32 * band + 9 * row + column}: the cells of bands 0 and 1, one in each half, that share its row,
     * column or box.
     */
    static final long[] UPPER_PEERS = new long[96];
    /** For the same index: those of band 2. */
    static final long[] LOWER_PEERS = new long[96];

    static {
        for (int index = 0; index < 512; index++) {
            POSSIBLE[index] = possible(index);
            LAST_MINIROW[index] = lastMinirow(minirows(POSSIBLE[index]));
            RIGHT[index] = cellsOfColumns(turn(index, 1));
            LEFT[index] = cellsOfColumns(turn(index, 2));
            RIGHT_TWICE[index] = RIGHT[index] * TWICE;
            LEFT_TWICE[index] = LEFT[index] * TWICE;
            LAST_COLUMN[index] = cellsOfColumns(index & ~turn(index, 1) & ~turn(index, 2));
        }
        for (int cell = 0; cell < 27; cell++) {
            long column = (long) COLUMN << cell % 9;
            long houses = 0x1FFL << cell / 9 * 9 | column | 7L * COLUMN << cell % 9 / 3 * 3;
            long peers = houses & ~(1L << cell);
            UPPER_PEERS[cell] = peers | column << 32;
            LOWER_PEERS[cell] = column;
            UPPER_PEERS[32 + cell] = peers << 32 | column;
            LOWER_PEERS[32 + cell] = column;
            UPPER_PEERS[64 + cell] = column * TWICE;
            LOWER_PEERS[64 + cell] = peers;
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

    /**
     * The same for both halves: nine bits from 18 on are the minirows of the one, nine from 50 on those of the other. The
     * two products overlap in between, but what they carry ends before bit 50.
     */
    static long minirowsOfBoth(long bands) {
        long heads = (bands | bands >>> 1 | bands >>> 2) & MINIROW_HEADS * TWICE;
        return heads * GATHER_HEADS;
    }

    /** Which columns of the band hold a candidate: bit {@code column}. */
    static int columns(int band) {
        return (band | band >> 9 | band >> 18) & 0x1FF;
    }

    /** The cells of these columns. */
    static int cellsOfColumns(int columns) {
        return columns * COLUMN;
    }

    /** The boxes, with all their cells, that hold at least one of the cells: in one band, or in both halves. */
    static long boxesOf(long bands) {
        long heads = (bands | bands >>> 1 | bands >>> 2) & MINIROW_HEADS * TWICE;
        return ((heads | heads >>> 9 | heads >>> 18) & 0x49 * TWICE) * 7 * COLUMN;
    }
}
