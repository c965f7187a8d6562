package dev.clew.logic.scale.se.producer;

import dev.clew.logic.scale.se.SeProfile;
import java.util.Arrays;

/**
 * The regions of a 9×9 grid in this scale's numbering: blocks 0-8, rows 9-17, columns 18-26. Cells are row-major, digits
 * are 0-8, and a candidate is {@code cell * 9 + digit}.
 *
 * <p>The order of regions decides ratings. Chains, loops and graves take blocks, rows, columns, which is the order of
 * the numbers; singles and sets take blocks, columns, rows.
 */
public final class Houses {
    /** The type of the blocks. */
    public static final int BLOCK = 0;

    /** The type of the rows. */
    public static final int ROW = 1;

    /** The type of the columns. */
    public static final int COLUMN = 2;

    private static final int[] CELL = new int[27 * 9];
    private static final int[] REGION = new int[81 * 3];
    private static final int[] POSITION = new int[81 * 3];
    private static final int[][] ASCENDING = new int[81][];
    private static final int[][] BY_REGION = new int[81][];
    private static final int[] COLUMNS_BEFORE_ROWS = new int[27];
    private static final long[] PEERS = new long[81 * 2];

    static {
        for (int cell = 0; cell < 81; cell++) {
            int row = cell / 9;
            int column = cell % 9;
            int block = row / 3 * 3 + column / 3;
            enter(cell, BLOCK, block, row % 3 * 3 + column % 3);
            enter(cell, ROW, 9 + row, column);
            enter(cell, COLUMN, 18 + column, row);
        }
        for (int cell = 0; cell < 81; cell++) {
            BY_REGION[cell] = peersByRegion(cell);
            ASCENDING[cell] = BY_REGION[cell].clone();
            Arrays.sort(ASCENDING[cell]);
            for (int peer : ASCENDING[cell]) {
                PEERS[cell * 2 + (peer >> 6)] |= 1L << peer;
            }
        }
        for (int i = 0; i < 27; i++) {
            COLUMNS_BEFORE_ROWS[i] = i < 9 ? i : i < 18 ? i + 9 : i - 9;
        }
    }

    private Houses() {}

    private static void enter(int cell, int type, int region, int position) {
        CELL[region * 9 + position] = cell;
        REGION[cell * 3 + type] = region;
        POSITION[cell * 3 + type] = position;
    }

    private static int[] peersByRegion(int cell) {
        int[] peers = new int[20];
        int count = 0;
        for (int type = BLOCK; type <= COLUMN; type++) {
            for (int position = 0; position < 9; position++) {
                int other = cell(region(cell, type), position);
                boolean fresh = type == BLOCK || region(other, BLOCK) != region(cell, BLOCK);
                if (other != cell && fresh) {
                    peers[count++] = other;
                }
            }
        }
        return peers;
    }

    /** The cell at a position of a region. */
    public static int cell(int region, int position) {
        return CELL[region * 9 + position];
    }

    /** The region of a type that a cell lies in. */
    public static int region(int cell, int type) {
        return REGION[cell * 3 + type];
    }

    /** The position of a cell in its region of a type. */
    public static int position(int cell, int type) {
        return POSITION[cell * 3 + type];
    }

    /** The type of a region. */
    public static int type(int region) {
        return region / 9;
    }

    /** Whether a region contains a cell. */
    public static boolean contains(int region, int cell) {
        return REGION[cell * 3 + region / 9] == region;
    }

    /** Whether two cells are different and share a region. */
    public static boolean sees(int a, int b) {
        return a != b
                && (REGION[a * 3] == REGION[b * 3]
                        || REGION[a * 3 + 1] == REGION[b * 3 + 1]
                        || REGION[a * 3 + 2] == REGION[b * 3 + 2]);
    }

    /** The i-th region in the order of singles and sets: blocks, columns, rows. */
    static int columnsBeforeRows(int i) {
        return COLUMNS_BEFORE_ROWS[i];
    }

    /** One of the twenty peers of a cell, by cell. */
    public static int peer(int cell, int i) {
        return ASCENDING[cell][i];
    }

    /** One of the twenty peers of a cell in the order of a profile: by cell, or block, row and column in turn. */
    public static int peer(SeProfile profile, int cell, int i) {
        return profile == SeProfile.K ? ASCENDING[cell][i] : BY_REGION[cell][i];
    }

    /** The peers of a cell as 81 bits in two words: cells 0 to 63 in word 0, the others in word 1. */
    public static long peers(int cell, int word) {
        return PEERS[cell * 2 + word];
    }

    /** The bit of a cell in one of the two words. */
    public static long bit(int cell, int word) {
        return cell >> 6 == word ? 1L << cell : 0;
    }

    /** The cells before a cell in one of the two words. */
    static long before(int cell, int word) {
        return cell >> 6 == word ? (1L << cell) - 1 : word == 0 ? -1 : 0;
    }
}
