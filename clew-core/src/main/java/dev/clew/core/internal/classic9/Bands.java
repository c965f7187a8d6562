package dev.clew.core.internal.classic9;

import static dev.clew.core.internal.classic9.BandTables.ALL;
import static dev.clew.core.internal.classic9.BandTables.COLUMN;
import static dev.clew.core.internal.classic9.BandTables.KEPT;
import static dev.clew.core.internal.classic9.BandTables.LAST_IN_BOX;
import static dev.clew.core.internal.classic9.BandTables.POSSIBLE;
import static dev.clew.core.internal.classic9.BandTables.cellsOfColumns;
import static dev.clew.core.internal.classic9.BandTables.columns;
import static dev.clew.core.internal.classic9.BandTables.minirows;

import java.util.Arrays;

/**
 * The candidates of a classic 9×9 grid and their propagation. Mutable, for one thread.
 *
 * <pre>
 * One int is one digit in one band (three rows); 27 of its bits are the cells:
 *
 *            box 0       box 1       box 2
 *   row 0    0  1  2     3  4  5     6  7  8       a "minirow" is three cells of one
 *   row 1    9 10 11    12 13 14    15 16 17       box in one row: 0 1 2 is one
 *   row 2   18 19 20    21 22 23    24 25 26
 *
 * cells[9 * band + digit]   27 ints, where the digit (0..8) may still stand
 * cells[27 + band]           3 ints, where some digit is decided and removed from nowhere any more
 * </pre>
 *
 * <p>Three rows share an int, so every locked candidate along rows is one table look-up. The columns of the three bands
 * share an int too (bit {@code 9 * band + column}), so those along columns are two rotations and four ANDs.
 */
final class Bands {
    /** How many ints a copy of the state takes. */
    static final int SIZE = 30;

    private static final int SOLVED = 27;
    /** The candidates of a cell about which nothing is known. */
    private static final int FULL_MASK = (1 << 9) - 1;
    /** A pattern no digit can have, so that it counts as changed. */
    private static final int UNSEEN = 1 << 27;

    private static final int FIRST_OF_THREE = 0x124_9249;
    private static final int LAST_OF_THREE = 0x492_4924;

    private final int[] cells = new int[SIZE];
    /** The candidates as each digit's last visit left them; where they differ the digit needs another. */
    private final int[] visited = new int[SOLVED];

    private final int[] pairs = new int[3];
    private final int[] givens = new int[48];
    private long sweeps;

    /**
     * Starts from givens: 81 values 0..9 or characters, where everything but a digit is blank.
     *
     * @return false when a box holds a value twice; other clashes come to light in {@link #propagate}
     */
    boolean load(byte[] values, int offset) {
        Arrays.fill(givens, 0);
        for (int band = 0; band < 3; band++) {
            int from = offset + 27 * band;
            for (int cell = 0; cell < 27; cell++) {
                // The low four bits of 1..9 and '1'..'9' agree; '.' and blanks fall on 9..15, which nobody reads.
                givens[16 * band + (values[from + cell] - 1 & 15)] |= 1 << cell;
            }
        }
        reset();
        return loadBand(0) && loadBand(1) && loadBand(2);
    }

    private boolean loadBand(int band) {
        int any = 0;
        for (int digit = 0; digit < 9; digit++) {
            any |= givens[16 * band + digit];
        }
        boolean valid = true;
        for (int digit = 0; digit < 9; digit++) {
            int given = givens[16 * band + digit];
            int boxes = BandTables.boxesOf(given);
            valid &= 9 * Integer.bitCount(given) == Integer.bitCount(boxes);
            cells[9 * band + digit] = ALL & ~any & ~boxes | given;
        }
        return valid;
    }

    /** Starts from candidates: 81 masks with bit v − 1 for value v. */
    void load(int[] masks) {
        reset();
        for (int band = 0; band < 3; band++) {
            loadBand(masks, band);
        }
        // A cell with one candidate is as good as a given: taken from its peers at once, it saves a sweep.
        for (int cell = 0; cell < 81; cell++) {
            int mask = masks[cell];
            if ((mask & mask - 1) == 0 && mask != 0) {
                clearPeers(cell / 27, cell % 27, Integer.numberOfTrailingZeros(mask));
            }
        }
    }

    private void loadBand(int[] masks, int band) {
        int from = 9 * band;
        int open = 0;
        Arrays.fill(cells, from, from + 9, 0);
        for (int cell = 0; cell < 27; cell++) {
            int mask = masks[27 * band + cell];
            if (mask == FULL_MASK) {
                open |= 1 << cell;
            } else {
                for (int rest = mask; rest != 0; rest &= rest - 1) {
                    cells[from + Integer.numberOfTrailingZeros(rest)] |= 1 << cell;
                }
            }
        }
        for (int digit = 0; digit < 9; digit++) {
            cells[from + digit] |= open;
        }
    }

    private void reset() {
        Arrays.fill(cells, SOLVED, SIZE, 0);
        Arrays.fill(visited, UNSEEN);
    }

    /** Copies the state to a stack. */
    void save(int[] stack, int offset) {
        System.arraycopy(cells, 0, stack, offset, SIZE);
    }

    /** Takes back a state that was saved when {@link #propagate} had nothing more to do. */
    void restore(int[] stack, int offset) {
        System.arraycopy(stack, offset, cells, 0, SIZE);
        System.arraycopy(stack, offset, visited, 0, SOLVED);
    }

    /** Puts a digit into a cell of a band. */
    void assign(int band, int cell, int digit) {
        clear(9 * band, ~(1 << cell));
        cells[9 * band + digit] |= 1 << cell;
        clearPeers(band, cell, digit);
    }

    /** Takes a digit from a cell of a band. */
    void remove(int band, int cell, int digit) {
        cells[9 * band + digit] &= ~(1 << cell);
    }

    private void clearPeers(int band, int cell, int digit) {
        int elsewhere = ~(COLUMN << cell % 9);
        int own = cells[9 * band + digit] & KEPT[cell];
        cells[digit] &= elsewhere;
        cells[9 + digit] &= elsewhere;
        cells[18 + digit] &= elsewhere;
        cells[9 * band + digit] = own;
    }

    /** Written out, for nine straight ANDs are faster than asking which digit needs one. */
    private void clear(int from, int keep) {
        int[] c = cells;
        c[from] &= keep;
        c[from + 1] &= keep;
        c[from + 2] &= keep;
        c[from + 3] &= keep;
        c[from + 4] &= keep;
        c[from + 5] &= keep;
        c[from + 6] &= keep;
        c[from + 7] &= keep;
        c[from + 8] &= keep;
    }

    /**
     * Follows singles and locked candidates to the end.
     *
     * @return false when a cell or a digit has no place left
     */
    boolean propagate() {
        do {
            for (int changed = changedDigits(); changed != 0; changed = changedDigits()) {
                if (!visit(changed)) {
                    return false;
                }
            }
            int singles = nakedSingles(0) | nakedSingles(1) | nakedSingles(2);
            if (singles <= 0) {
                return singles == 0;
            }
        } while (true);
    }

    /** Without branches, since which digits changed is as good as random and each wrong guess costs twenty cycles. */
    private int changedDigits() {
        sweeps++;
        int[] c = cells;
        int[] v = visited;
        int changed = 0;
        for (int digit = 0; digit < 9; digit++) {
            int difference = c[digit] ^ v[digit] | c[9 + digit] ^ v[9 + digit] | c[18 + digit] ^ v[18 + digit];
            changed |= -difference >>> 31 << digit;
        }
        return changed;
    }

    /**
     * Brings these digits, each by itself, to the fixpoint of locked candidates and removes other digits from the cells
     * they come to own. One long method: the three bands of a digit live in registers from start to end.
     */
    private boolean visit(int digits) {
        int[] c = cells;
        int[] v = visited;
        for (int left = digits; left != 0; left &= left - 1) {
            int digit = Integer.numberOfTrailingZeros(left);
            int band0 = c[digit];
            int band1 = c[9 + digit];
            int band2 = c[18 + digit];
            int rows0;
            int rows1;
            int rows2;
            int columns;
            int left1;
            int left2;
            while (true) {
                rows0 = minirows(band0);
                rows1 = minirows(band1);
                rows2 = minirows(band2);
                band0 &= POSSIBLE[rows0];
                band1 &= POSSIBLE[rows1];
                band2 &= POSSIBLE[rows2];
                columns = columns(band0) | columns(band1) << 9 | columns(band2) << 18;
                // A column of a box stays if the stack's other two boxes can take the other two columns, one each.
                left1 = columns << 1 & ~FIRST_OF_THREE & ALL | columns >> 2 & FIRST_OF_THREE;
                left2 = columns << 2 & LAST_OF_THREE | columns >> 1 & ~LAST_OF_THREE;
                long ring1 = left1 | (long) left1 << 27;
                long ring2 = left2 | (long) left2 << 27;
                int possible = (int) (ring1 >> 9 & ring2 >> 18 | ring2 >> 9 & ring1 >> 18);
                if ((columns & ~possible) == 0) {
                    break; // both closures are idempotent, so rows need no second look
                }
                band0 &= cellsOfColumns(possible);
                band1 &= cellsOfColumns(possible >> 9);
                band2 &= cellsOfColumns(possible >> 18);
            }
            if (band0 == 0 || band1 == 0 || band2 == 0) {
                return false;
            }
            // A cell alone in its box owns the digit: one minirow left there, and one column.
            int alone = columns & ~(left1 | left2);
            int solved0 = band0 & LAST_IN_BOX[rows0] & cellsOfColumns(alone);
            int solved1 = band1 & LAST_IN_BOX[rows1] & cellsOfColumns(alone >> 9);
            int solved2 = band2 & LAST_IN_BOX[rows2] & cellsOfColumns(alone >> 18);
            c[SOLVED] |= solved0;
            c[SOLVED + 1] |= solved1;
            c[SOLVED + 2] |= solved2;
            clear(0, ~solved0);
            clear(9, ~solved1);
            clear(18, ~solved2);
            c[digit] = v[digit] = band0;
            c[9 + digit] = v[9 + digit] = band1;
            c[18 + digit] = v[18 + digit] = band2;
        }
        return true;
    }

    /** Decides cells with one candidate; negative when a cell has none, else not 0 when there were any. */
    private int nakedSingles(int band) {
        int[] c = cells;
        int from = 9 * band;
        int one = 0;
        int two = 0;
        int three = 0;
        for (int digit = 0; digit < 9; digit++) {
            int cell = c[from + digit];
            three |= two & cell;
            two |= one & cell;
            one |= cell;
        }
        pairs[band] = two & ~three;
        if (one != ALL) {
            return -1;
        }
        int singles = ALL & ~two & ~c[SOLVED + band];
        for (int left = singles; left != 0; left &= left - 1) {
            int cell = Integer.numberOfTrailingZeros(left);
            int mask = candidates(band, cell);
            if (mask == 0) {
                return -1; // taken by a single before it
            }
            clearPeers(band, cell, Integer.numberOfTrailingZeros(mask));
        }
        return singles;
    }

    /** The digits that may stand in a cell, bit 0 for value 1. */
    int candidates(int band, int cell) {
        int mask = 0;
        for (int digit = 0; digit < 9; digit++) {
            mask |= (cells[9 * band + digit] >> cell & 1) << digit;
        }
        return mask;
    }

    /** The cells where a digit may stand. */
    int cells(int band, int digit) {
        return cells[9 * band + digit];
    }

    /** The cells with two candidates, as the last {@link #propagate} left them. */
    int pairs(int band) {
        return pairs[band];
    }

    /** The cells that are not decided. */
    int unsolved(int band) {
        return ALL & ~cells[SOLVED + band];
    }

    boolean isSolved() {
        return (cells[SOLVED] & cells[SOLVED + 1] & cells[SOLVED + 2]) == ALL;
    }

    /** How often the digits were looked over since this object was made. */
    long sweeps() {
        return sweeps;
    }

    /** Writes the 81 values of a solved grid. */
    void copyValues(byte[] into, int offset) {
        for (int i = 0; i < SOLVED; i++) {
            int from = offset + 27 * (i / 9);
            for (int left = cells[i]; left != 0; left &= left - 1) {
                into[from + Integer.numberOfTrailingZeros(left)] = (byte) (i % 9 + 1);
            }
        }
    }
}
