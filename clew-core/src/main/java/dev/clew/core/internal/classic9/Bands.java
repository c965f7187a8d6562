package dev.clew.core.internal.classic9;

import static dev.clew.core.internal.classic9.BandTables.ALL;
import static dev.clew.core.internal.classic9.BandTables.LAST_COLUMN;
import static dev.clew.core.internal.classic9.BandTables.LAST_MINIROW;
import static dev.clew.core.internal.classic9.BandTables.LEFT;
import static dev.clew.core.internal.classic9.BandTables.LEFT_TWICE;
import static dev.clew.core.internal.classic9.BandTables.LOWER_PEERS;
import static dev.clew.core.internal.classic9.BandTables.POSSIBLE;
import static dev.clew.core.internal.classic9.BandTables.RIGHT;
import static dev.clew.core.internal.classic9.BandTables.RIGHT_TWICE;
import static dev.clew.core.internal.classic9.BandTables.TWICE;
import static dev.clew.core.internal.classic9.BandTables.UPPER_PEERS;
import static dev.clew.core.internal.classic9.BandTables.columns;
import static dev.clew.core.internal.classic9.BandTables.minirows;
import static dev.clew.core.internal.classic9.BandTables.minirowsOfBoth;

import java.util.Arrays;

/**
 * The candidates of a classic 9×9 grid and their propagation. Mutable, for one thread.
 *
 * <pre>
 * A digit in a band (three rows) takes half a long; 27 of its bits are the cells:
 *
 *            box 0       box 1       box 2
 *   row 0    0  1  2     3  4  5     6  7  8       a "minirow" is three cells of one
 *   row 1    9 10 11    12 13 14    15 16 17       box in one row: 0 1 2 is one
 *   row 2   18 19 20    21 22 23    24 25 26
 *
 * Bands 0 and 1 are the two halves of the "upper" long, band 2 is the "lower" one. So a cell is known by its place, 32 ·
 * band + cell of the band: 64 places to a long.
 *
 * cells[digit], cells[9 + digit]     upper and lower: where the digit (0..8) may still stand, among undecided cells
 * cells[18 + digit], [27 + digit]    where the digit is decided
 * cells[36], cells[37]               the cells not decided
 * </pre>
 *
 * <p>Three rows lie together, so every locked candidate along rows is one table look-up, and along columns two.
 *
 * <p>A decided cell is not taken from the other digits at once: a digit that still has it is <em>stale</em>, and its next
 * visit drops what is decided. So a visit writes to its own digit only, and finding the stale digits takes no branch.
 */
final class Bands {
    /** How many longs a copy of the state takes. */
    static final int SIZE = 38;

    private static final int DECIDED = 18;
    private static final int OPEN = 36;
    private static final int ALL_DIGITS = (1 << 9) - 1;
    /** How far apart the bands lie in {@link #givens}: every low half of a byte has its place. */
    private static final int STRIDE = 16;
    /** What a candidate weighs more when it belongs to a pair. */
    private static final int PAIR_WEIGHT = 3;

    private final long[] cells = new long[SIZE];
    /** The cells with two candidates, as the last look for singles found them. */
    private long upperPairs;

    private long lowerPairs;
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
        // The low four bits of 1..9 and '1'..'9' agree; '.' and blanks map to 9..15, which are never read. The bands
        // take turns, for each blank waits until the one before it in its band is written.
        for (int cell = 0; cell < 27; cell++) {
            int bit = 1 << cell;
            given[values[offset + cell] - 1 & 15] |= bit;
            given[STRIDE + (values[offset + 27 + cell] - 1 & 15)] |= bit;
            given[2 * STRIDE + (values[offset + 54 + cell] - 1 & 15)] |= bit;
        }
        Arrays.fill(cells, 0, 9, ALL * TWICE);
        Arrays.fill(cells, 9, 18, ALL);
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
        for (int cell = 0; cell < 81; cell++) {
            loadCell(masks[cell], 32 * (cell / 27) + cell % 27);
        }
        return enterGivens();
    }

    private void loadCell(int mask, int place) {
        if ((mask & mask - 1) == 0 && mask != 0) {
            givens[place / 32 * STRIDE + Integer.numberOfTrailingZeros(mask)] |= 1 << place;
            return;
        }
        for (int rest = mask; rest != 0; rest &= rest - 1) {
            cells[place / 64 * 9 + Integer.numberOfTrailingZeros(rest)] |= 1L << place;
        }
    }

    private boolean enterGivens() {
        dirty = ALL_DIGITS;
        long upper = 0;
        long lower = 0;
        for (int digit = 0; digit < 9; digit++) {
            cells[DECIDED + digit] = givens[digit] | (long) givens[STRIDE + digit] << 32;
            cells[DECIDED + 9 + digit] = givens[2 * STRIDE + digit];
            upper |= cells[DECIDED + digit];
            lower |= cells[DECIDED + 9 + digit];
        }
        cells[OPEN] = ALL * TWICE & ~upper;
        cells[OPEN + 1] = ALL & ~lower;
        boolean valid = true;
        for (int i = 0; i < 18; i++) {
            long given = cells[DECIDED + i];
            long boxes = BandTables.boxesOf(given);
            valid &= 9 * Long.bitCount(given) == Long.bitCount(boxes);
            cells[i] &= ~boxes & cells[OPEN + i / 9];
        }
        return valid;
    }

    /** Copies the state to a stack; {@link #propagate} must have nothing more to do. */
    void save(long[] stack, int offset) {
        System.arraycopy(cells, 0, stack, offset, SIZE);
    }

    /** Takes back a state that was saved. */
    void restore(long[] stack, int offset) {
        System.arraycopy(stack, offset, cells, 0, SIZE);
        dirty = 0;
    }

    /** Puts a digit into a cell whose candidates are in the mask. */
    void assign(int place, int digit, int mask) {
        dirty |= mask;
        decide(place, digit);
    }

    /** Takes a digit from a cell. */
    void remove(int place, int digit) {
        cells[9 * (place >> 6) + digit] &= ~(1L << place);
        dirty |= 1 << digit;
    }

    private void decide(int place, int digit) {
        long[] c = cells;
        int lower = place >> 6;
        long bit = 1L << place;
        c[OPEN + lower] &= ~bit;
        c[DECIDED + 9 * lower + digit] |= bit;
        c[9 * lower + digit] &= ~bit;
        c[digit] &= ~UPPER_PEERS[place];
        c[9 + digit] &= ~LOWER_PEERS[place];
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
     * Applies locked candidates to each dirty digit until nothing changes, decides the cells where it is alone in a
     * box, and continues with the digits that this makes stale. One long method: the bands of a digit and the undecided
     * cells live in registers from start to end.
     *
     * @return false when a digit has no place left
     */
    private boolean visit() {
        long[] c = cells;
        int left = dirty;
        while (left != 0) {
            sweeps++;
            long upperOpen = c[OPEN];
            long lowerOpen = c[OPEN + 1];
            do {
                int digit = Integer.numberOfTrailingZeros(left);
                left &= left - 1;
                long nextUpper = c[digit] & upperOpen | c[DECIDED + digit];
                long nextLower = c[9 + digit] & lowerOpen | c[DECIDED + 9 + digit];
                long upper;
                long lower;
                int rows0;
                int rows1;
                int rows2;
                int columns0;
                int columns1;
                int columns2;
                do {
                    long rows = minirowsOfBoth(nextUpper);
                    rows0 = (int) (rows >>> 18) & 0x1FF;
                    rows1 = (int) (rows >>> 50) & 0x1FF;
                    rows2 = minirows((int) nextLower);
                    upper = nextUpper & (POSSIBLE[rows0] | (long) POSSIBLE[rows1] << 32);
                    lower = nextLower & POSSIBLE[rows2];
                    long flat = upper | upper >>> 9 | upper >>> 18;
                    columns0 = (int) flat & 0x1FF;
                    columns1 = (int) (flat >>> 32) & 0x1FF;
                    columns2 = columns((int) lower);
                    // A column of a box stays if the stack's other two boxes can take the other two columns, one each:
                    // the one to the right and the one to the left, or the other way round. The halves change places,
                    // so that each band meets what its neighbours offer.
                    long toRight = RIGHT[columns1] | (long) RIGHT[columns0] << 32;
                    long toLeft = LEFT[columns1] | (long) LEFT[columns0] << 32;
                    long ways = Long.rotateLeft(toRight, 32) & toLeft;
                    nextUpper = upper & (toRight & LEFT_TWICE[columns2] | toLeft & RIGHT_TWICE[columns2]);
                    nextLower = lower & (ways | ways >>> 32);
                    // Both closures are idempotent: where columns took nothing, rows need no second look.
                } while ((upper ^ nextUpper | lower ^ nextLower) != 0);
                if (((int) upper - 1 | (int) (upper >>> 32) - 1 | (int) lower - 1) < 0) {
                    return false;
                }
                // A cell alone in its box owns the digit: one minirow left there, and one column.
                int alone0 = LAST_MINIROW[rows0] & LAST_COLUMN[columns0];
                int alone1 = LAST_MINIROW[rows1] & LAST_COLUMN[columns1];
                long upperAlone = upper & (alone0 | (long) alone1 << 32);
                long lowerAlone = lower & LAST_MINIROW[rows2] & LAST_COLUMN[columns2];
                upperOpen &= ~upperAlone;
                lowerOpen &= ~lowerAlone;
                c[DECIDED + digit] = upperAlone;
                c[DECIDED + 9 + digit] = lowerAlone;
                c[digit] = upper & ~upperAlone;
                c[9 + digit] = lower & ~lowerAlone;
            } while (left != 0);
            if ((c[OPEN] ^ upperOpen | c[OPEN + 1] ^ lowerOpen) == 0) {
                return true;
            }
            c[OPEN] = upperOpen;
            c[OPEN + 1] = lowerOpen;
            left = staleDigits(~upperOpen, ~lowerOpen);
        }
        return true;
    }

    /** Written out and without branches: which digits are stale is practically random, and a wrong guess costs more. */
    private int staleDigits(long upper, long lower) {
        int low = stale(0, upper, lower) + 2 * stale(1, upper, lower) + 4 * stale(2, upper, lower);
        int middle = stale(3, upper, lower) + 2 * stale(4, upper, lower) + 4 * stale(5, upper, lower);
        int high = stale(6, upper, lower) + 2 * stale(7, upper, lower) + 4 * stale(8, upper, lower);
        return low + 8 * middle + 64 * high;
    }

    /** 1 if the digit still has one of the cells decided, else 0. */
    private int stale(int digit, long upper, long lower) {
        long found = cells[digit] & upper | cells[9 + digit] & lower;
        return (int) (-found >>> 63);
    }

    /**
     * Decides cells with one candidate. Upper and lower are interleaved because they do not wait for each other.
     *
     * @return negative when a cell has no candidate, else not 0 when there were any singles
     */
    private int nakedSingles() {
        long[] c = cells;
        long upperOne = 0;
        long upperTwo = 0;
        long upperThree = 0;
        long lowerOne = 0;
        long lowerTwo = 0;
        long lowerThree = 0;
        for (int digit = 0; digit < 9; digit++) {
            long upper = c[digit];
            long lower = c[9 + digit];
            upperThree |= upperTwo & upper;
            lowerThree |= lowerTwo & lower;
            upperTwo |= upperOne & upper;
            lowerTwo |= lowerOne & lower;
            upperOne |= upper;
            lowerOne |= lower;
        }
        if ((upperOne ^ c[OPEN] | lowerOne ^ c[OPEN + 1]) != 0) {
            return -1;
        }
        upperPairs = upperTwo & ~upperThree;
        lowerPairs = lowerTwo & ~lowerThree;
        long upperSingles = upperOne & ~upperTwo;
        long lowerSingles = lowerOne & ~lowerTwo;
        if ((upperSingles | lowerSingles) == 0) {
            return 0;
        }
        return decideSingles(0, upperSingles) | decideSingles(64, lowerSingles);
    }

    private int decideSingles(int firstPlace, long singles) {
        for (long left = singles; left != 0; left &= left - 1) {
            int place = firstPlace + Long.numberOfTrailingZeros(left);
            int mask = candidates(place);
            if (mask == 0) {
                return -1; // taken by a single before it
            }
            dirty |= mask;
            decide(place, Integer.numberOfTrailingZeros(mask));
        }
        return 1;
    }

    /** The digits that may stand in an undecided cell, bit 0 for value 1. */
    int candidates(int place) {
        long[] c = cells;
        int from = 9 * (place >> 6);
        int mask = 0;
        for (int digit = 8; digit >= 0; digit--) {
            mask = 2 * mask + ((int) (c[from + digit] >>> place) & 1);
        }
        return mask;
    }

    /** How many candidates of the digit a cell's peers have, more where they are one of two. */
    int weigh(int place, int digit) {
        long upper = cells[digit] & UPPER_PEERS[place];
        long lower = cells[9 + digit] & LOWER_PEERS[place];
        int all = Long.bitCount(upper) + Long.bitCount(lower);
        return all + PAIR_WEIGHT * (Long.bitCount(upper & upperPairs) + Long.bitCount(lower & lowerPairs));
    }

    /** The cells of bands 0 and 1 with two candidates, as the last {@link #propagate} left them. */
    long upperPairs() {
        return upperPairs;
    }

    /** Those of band 2. */
    long lowerPairs() {
        return lowerPairs;
    }

    /** The cells of bands 0 and 1 that are not decided. */
    long upperOpen() {
        return cells[OPEN];
    }

    /** Those of band 2. */
    long lowerOpen() {
        return cells[OPEN + 1];
    }

    boolean isSolved() {
        return (cells[OPEN] | cells[OPEN + 1]) == 0;
    }

    /** How often the dirty digits were looked over since this object was made. */
    long sweeps() {
        return sweeps;
    }

    /** Writes the 81 values of a solved grid, each added to {@code zero}: every digit has three cells in a band. */
    void copyValues(byte[] into, int offset, int zero) {
        for (int digit = 0; digit < 9; digit++) {
            byte value = (byte) (zero + digit + 1);
            copyBand(into, offset, value, (int) cells[DECIDED + digit]);
            copyBand(into, offset + 27, value, (int) (cells[DECIDED + digit] >>> 32));
            copyBand(into, offset + 54, value, (int) cells[DECIDED + 9 + digit]);
        }
    }

    private static void copyBand(byte[] into, int offset, byte value, int first) {
        int second = first & first - 1;
        int third = second & second - 1;
        into[offset + Integer.numberOfTrailingZeros(first)] = value;
        into[offset + Integer.numberOfTrailingZeros(second)] = value;
        into[offset + Integer.numberOfTrailingZeros(third)] = value;
    }
}
