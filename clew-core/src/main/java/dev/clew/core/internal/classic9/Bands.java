package dev.clew.core.internal.classic9;

import static dev.clew.core.internal.classic9.BandTables.ALL;
import static dev.clew.core.internal.classic9.BandTables.BESIDE;
import static dev.clew.core.internal.classic9.BandTables.COLUMN;
import static dev.clew.core.internal.classic9.BandTables.LAST_COLUMN;
import static dev.clew.core.internal.classic9.BandTables.LAST_MINIROW;
import static dev.clew.core.internal.classic9.BandTables.PEERS;
import static dev.clew.core.internal.classic9.BandTables.POSSIBLE;
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
 * cells[9 * band + digit]        27 ints, where the digit (0..8) may still stand, among undecided cells
 * cells[27 + 9 * band + digit]   27 ints, where the digit is decided
 * cells[54 + band]                3 ints, the cells not decided
 * </pre>
 *
 * <p>Three rows share an int, so every locked candidate along rows is one table look-up, and along columns two.
 *
 * <p>A decided cell is not taken from the other digits at once: a digit that still has it is <em>stale</em>, and its next
 * visit drops what is decided. So a visit writes to its own digit only, and finding the stale digits takes no branch.
 */
final class Bands {
    /** How many ints a copy of the state takes. */
    static final int SIZE = 57;

    private static final int DECIDED = 27;
    private static final int OPEN = 54;
    private static final int ALL_DIGITS = (1 << 9) - 1;
    /** How far apart the bands lie in {@link #givens}: every low half of a byte has its place. */
    private static final int STRIDE = 16;

    private final int[] cells = new int[SIZE];
    private final int[] pairs = new int[3];
    private final int[] givens = new int[3 * STRIDE];
    /** The digits to visit, bit 0 for value 1. */
    private int dirty;

    private long sweeps;

    /**
     * Starts from givens: 81 values 0..9 or characters, where everything but a digit is blank.
     *
     * @return false when a box holds a value twice; other clashes come to light in {@link #propagate}
     */
    boolean load(byte[] values, int offset) {
        int[] given = givens;
        Arrays.fill(given, 0);
        // The low four bits of 1..9 and '1'..'9' agree; '.' and blanks fall on 9..15, which nobody reads. The bands
        // take
        // turns, for each blank waits until the one before it in its band is written.
        for (int cell = 0; cell < 27; cell++) {
            int bit = 1 << cell;
            given[values[offset + cell] - 1 & 15] |= bit;
            given[STRIDE + (values[offset + 27 + cell] - 1 & 15)] |= bit;
            given[2 * STRIDE + (values[offset + 54 + cell] - 1 & 15)] |= bit;
        }
        Arrays.fill(cells, 0, DECIDED, ALL);
        return enterGivens();
    }

    /**
     * Starts from candidates: 81 masks with bit v − 1 for value v.
     *
     * @return false when a box must hold a value twice
     */
    boolean load(int[] masks) {
        Arrays.fill(givens, 0);
        Arrays.fill(cells, 0, DECIDED, 0);
        for (int band = 0; band < 3; band++) {
            loadBand(masks, band);
        }
        return enterGivens();
    }

    private void loadBand(int[] masks, int band) {
        int free = 0;
        for (int cell = 0; cell < 27; cell++) {
            int mask = masks[27 * band + cell];
            if (mask == ALL_DIGITS) {
                free |= 1 << cell;
            } else if ((mask & mask - 1) == 0 && mask != 0) {
                givens[STRIDE * band + Integer.numberOfTrailingZeros(mask)] |= 1 << cell;
            } else {
                for (int rest = mask; rest != 0; rest &= rest - 1) {
                    cells[9 * band + Integer.numberOfTrailingZeros(rest)] |= 1 << cell;
                }
            }
        }
        for (int digit = 0; digit < 9; digit++) {
            cells[9 * band + digit] |= free;
        }
    }

    private boolean enterGivens() {
        dirty = ALL_DIGITS;
        return enterGivens(0) && enterGivens(1) && enterGivens(2);
    }

    private boolean enterGivens(int band) {
        int any = 0;
        for (int digit = 0; digit < 9; digit++) {
            any |= givens[STRIDE * band + digit];
        }
        boolean valid = true;
        for (int digit = 0; digit < 9; digit++) {
            int given = givens[STRIDE * band + digit];
            int boxes = BandTables.boxesOf(given);
            valid &= 9 * Integer.bitCount(given) == Integer.bitCount(boxes);
            cells[9 * band + digit] &= ~any & ~boxes;
            cells[DECIDED + 9 * band + digit] = given;
        }
        cells[OPEN + band] = ALL & ~any;
        return valid;
    }

    /** Copies the state to a stack; {@link #propagate} must have nothing more to do. */
    void save(int[] stack, int offset) {
        System.arraycopy(cells, 0, stack, offset, SIZE);
    }

    /** Takes back a state that was saved. */
    void restore(int[] stack, int offset) {
        System.arraycopy(stack, offset, cells, 0, SIZE);
        dirty = 0;
    }

    /** Puts a digit into a cell of a band whose candidates are in the mask. */
    void assign(int band, int cell, int digit, int mask) {
        dirty |= mask;
        decide(band, cell, digit);
    }

    /** Takes a digit from a cell of a band. */
    void remove(int band, int cell, int digit) {
        cells[9 * band + digit] &= ~(1 << cell);
        dirty |= 1 << digit;
    }

    private void decide(int band, int cell, int digit) {
        int[] c = cells;
        int bit = 1 << cell;
        c[OPEN + band] &= ~bit;
        c[DECIDED + 9 * band + digit] |= bit;
        int elsewhere = ~(COLUMN << cell % 9);
        int own = c[9 * band + digit] & ~(PEERS[cell] | bit);
        c[digit] &= elsewhere;
        c[9 + digit] &= elsewhere;
        c[18 + digit] &= elsewhere;
        c[9 * band + digit] = own;
    }

    /**
     * Follows singles and locked candidates to the end.
     *
     * @return false when a cell or a digit has no place left
     */
    boolean propagate() {
        while (visit()) {
            dirty = 0;
            int singles = nakedSingles();
            if (singles <= 0) {
                return singles == 0;
            }
        }
        return false;
    }

    /**
     * Brings the dirty digits, each by itself, to the fixpoint of locked candidates, decides the cells where they are
     * alone in a box, and goes on with the digits that this makes stale. One long method: the three bands of a digit and
     * the undecided cells live in registers from start to end.
     *
     * @return false when a digit has no place left
     */
    private boolean visit() {
        int[] c = cells;
        int left = dirty;
        while (left != 0) {
            sweeps++;
            int open0 = c[OPEN];
            int open1 = c[OPEN + 1];
            int open2 = c[OPEN + 2];
            do {
                int digit = Integer.numberOfTrailingZeros(left);
                left &= left - 1;
                int decided0 = c[DECIDED + digit];
                int decided1 = c[DECIDED + 9 + digit];
                int decided2 = c[DECIDED + 18 + digit];
                int next0 = c[digit] & open0 | decided0;
                int next1 = c[9 + digit] & open1 | decided1;
                int next2 = c[18 + digit] & open2 | decided2;
                int band0;
                int band1;
                int band2;
                int rows0;
                int rows1;
                int rows2;
                int columns0;
                int columns1;
                int columns2;
                do {
                    rows0 = minirows(next0);
                    rows1 = minirows(next1);
                    rows2 = minirows(next2);
                    band0 = next0 & POSSIBLE[rows0];
                    band1 = next1 & POSSIBLE[rows1];
                    band2 = next2 & POSSIBLE[rows2];
                    columns0 = columns(band0);
                    columns1 = columns(band1);
                    columns2 = columns(band2);
                    // A column of a box stays if the stack's other two boxes can take the other two columns, one each:
                    // the halves of the AND are the two ways to share them out.
                    long beside0 = BESIDE[columns0];
                    long beside1 = BESIDE[columns1];
                    long swapped1 = Long.rotateLeft(beside1, 32);
                    long swapped2 = Long.rotateLeft(BESIDE[columns2], 32);
                    long ways0 = beside1 & swapped2;
                    long ways1 = beside0 & swapped2;
                    long ways2 = beside0 & swapped1;
                    next0 = band0 & ((int) ways0 | (int) (ways0 >>> 32));
                    next1 = band1 & ((int) ways1 | (int) (ways1 >>> 32));
                    next2 = band2 & ((int) ways2 | (int) (ways2 >>> 32));
                    // Both closures are idempotent: where columns took nothing, rows need no second look.
                } while ((band0 ^ next0 | band1 ^ next1 | band2 ^ next2) != 0);
                if ((band0 - 1 | band1 - 1 | band2 - 1) < 0) {
                    return false;
                }
                // A cell alone in its box owns the digit: one minirow left there, and one column.
                int alone0 = band0 & LAST_MINIROW[rows0] & LAST_COLUMN[columns0];
                int alone1 = band1 & LAST_MINIROW[rows1] & LAST_COLUMN[columns1];
                int alone2 = band2 & LAST_MINIROW[rows2] & LAST_COLUMN[columns2];
                open0 &= ~alone0;
                open1 &= ~alone1;
                open2 &= ~alone2;
                c[DECIDED + digit] = alone0;
                c[DECIDED + 9 + digit] = alone1;
                c[DECIDED + 18 + digit] = alone2;
                c[digit] = band0 & ~alone0;
                c[9 + digit] = band1 & ~alone1;
                c[18 + digit] = band2 & ~alone2;
            } while (left != 0);
            if ((c[OPEN] ^ open0 | c[OPEN + 1] ^ open1 | c[OPEN + 2] ^ open2) == 0) {
                return true;
            }
            c[OPEN] = open0;
            c[OPEN + 1] = open1;
            c[OPEN + 2] = open2;
            left = staleDigits(~open0, ~open1, ~open2);
        }
        return true;
    }

    /** Written out and without branches: which digits are stale is as good as random, and a wrong guess costs more. */
    private int staleDigits(int decided0, int decided1, int decided2) {
        return stale(0, decided0, decided1, decided2)
                | stale(1, decided0, decided1, decided2)
                | stale(2, decided0, decided1, decided2)
                | stale(3, decided0, decided1, decided2)
                | stale(4, decided0, decided1, decided2)
                | stale(5, decided0, decided1, decided2)
                | stale(6, decided0, decided1, decided2)
                | stale(7, decided0, decided1, decided2)
                | stale(8, decided0, decided1, decided2);
    }

    private int stale(int digit, int decided0, int decided1, int decided2) {
        int found = cells[digit] & decided0 | cells[9 + digit] & decided1 | cells[18 + digit] & decided2;
        return -found >>> 31 << digit;
    }

    /**
     * Decides cells with one candidate. The three bands go side by side, for they do not wait for each other.
     *
     * @return negative when a cell has no candidate, else not 0 when there were any singles
     */
    private int nakedSingles() {
        int[] c = cells;
        int one0 = 0;
        int two0 = 0;
        int three0 = 0;
        int one1 = 0;
        int two1 = 0;
        int three1 = 0;
        int one2 = 0;
        int two2 = 0;
        int three2 = 0;
        for (int digit = 0; digit < 9; digit++) {
            int cell0 = c[digit];
            int cell1 = c[9 + digit];
            int cell2 = c[18 + digit];
            three0 |= two0 & cell0;
            three1 |= two1 & cell1;
            three2 |= two2 & cell2;
            two0 |= one0 & cell0;
            two1 |= one1 & cell1;
            two2 |= one2 & cell2;
            one0 |= cell0;
            one1 |= cell1;
            one2 |= cell2;
        }
        if ((one0 ^ c[OPEN] | one1 ^ c[OPEN + 1] | one2 ^ c[OPEN + 2]) != 0) {
            return -1;
        }
        pairs[0] = two0 & ~three0;
        pairs[1] = two1 & ~three1;
        pairs[2] = two2 & ~three2;
        if ((one0 & ~two0 | one1 & ~two1 | one2 & ~two2) == 0) {
            return 0;
        }
        return decideSingles(0, one0 & ~two0) | decideSingles(1, one1 & ~two1) | decideSingles(2, one2 & ~two2);
    }

    private int decideSingles(int band, int singles) {
        for (int left = singles; left != 0; left &= left - 1) {
            int cell = Integer.numberOfTrailingZeros(left);
            int mask = candidates(band, cell);
            if (mask == 0) {
                return -1; // taken by a single before it
            }
            dirty |= mask;
            decide(band, cell, Integer.numberOfTrailingZeros(mask));
        }
        return singles;
    }

    /** The digits that may stand in an undecided cell, bit 0 for value 1. */
    int candidates(int band, int cell) {
        int[] c = cells;
        int from = 9 * band;
        int mask = 0;
        for (int digit = 8; digit >= 0; digit--) {
            mask = 2 * mask + (c[from + digit] >>> cell & 1);
        }
        return mask;
    }

    /** The undecided cells where a digit may stand. */
    int cells(int band, int digit) {
        return cells[9 * band + digit];
    }

    /** The cells with two candidates, as the last {@link #propagate} left them. */
    int pairs(int band) {
        return pairs[band];
    }

    /** The cells that are not decided. */
    int open(int band) {
        return cells[OPEN + band];
    }

    boolean isSolved() {
        return (cells[OPEN] | cells[OPEN + 1] | cells[OPEN + 2]) == 0;
    }

    /** How often the dirty digits were looked over since this object was made. */
    long sweeps() {
        return sweeps;
    }

    /** Writes the 81 values of a solved grid, each added to {@code zero}: every digit has three cells in a band. */
    void copyValues(byte[] into, int offset, int zero) {
        for (int i = 0; i < 27; i++) {
            int from = offset + i / 9 * 27;
            byte value = (byte) (zero + i % 9 + 1);
            int first = cells[DECIDED + i];
            int second = first & first - 1;
            int third = second & second - 1;
            into[from + Integer.numberOfTrailingZeros(first)] = value;
            into[from + Integer.numberOfTrailingZeros(second)] = value;
            into[from + Integer.numberOfTrailingZeros(third)] = value;
        }
    }
}
