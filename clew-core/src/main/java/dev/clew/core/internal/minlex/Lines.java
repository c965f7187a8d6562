package dev.clew.core.internal.minlex;

import java.util.Arrays;

/**
 * A puzzle as the searches read it. There are 18 lines: 0–8 are the rows, 9–17 the columns, which are the rows of the
 * transposed puzzle. A line has three minirows of 18 bits, six for each digit times four, because that is how far a
 * packed table of four bits a digit has to be shifted to look the digit up:
 *
 * <pre>
 *   bit  17……12     11……6      5……0
 *        digit 2×4  digit 1×4  digit 0×4
 * </pre>
 *
 * Mutable and not thread-safe: reused for puzzle after puzzle.
 */
final class Lines {
    static final int COUNT = 18;

    private static final int ALL_DIGITS = 0x3FE;

    /** Minirow {@code s} of line {@code l} is at {@code 3 × l + s}. */
    final int[] minirows = new int[3 * COUNT];

    /** The digit at place {@code p} of line {@code l}, times four, is at {@code 9 × l + p}. */
    final byte[] shifts = new byte[9 * COUNT];

    /** Bit {@code r} tells whether row {@code r} is empty; the transposed puzzle's rows are in the second entry. */
    final int[] emptyRows = new int[2];

    private boolean repeats;
    private boolean full;

    void load(int[] values) {
        Arrays.fill(minirows, 0);
        int seenTwice = 0;
        int seenInAll = ALL_DIGITS;
        for (int row = 0; row < 9; row++) {
            int seen = 0;
            for (int column = 0; column < 9; column++) {
                int digit = values[row * 9 + column];
                seenTwice |= seen & 1 << digit;
                seen |= 1 << digit;
                shifts[9 * row + column] = (byte) (4 * digit);
                shifts[81 + 9 * column + row] = (byte) (4 * digit);
                minirows[3 * row + column / 3] |= digit * 4 << column % 3 * 6;
                minirows[27 + 3 * column + row / 3] |= digit * 4 << row % 3 * 6;
            }
            seenInAll &= seen;
        }
        emptyRows[0] = emptyRows(0);
        emptyRows[1] = emptyRows(27);
        repeats = (seenTwice & ALL_DIGITS) != 0 || columnsRepeat(values);
        full = seenInAll == ALL_DIGITS && !repeats && !boxesRepeat(values);
    }

    private int emptyRows(int first) {
        int empty = 0;
        for (int row = 0, i = first; row < 9; row++, i += 3) {
            if ((minirows[i] | minirows[i + 1] | minirows[i + 2]) == 0) {
                empty |= 1 << row;
            }
        }
        return empty;
    }

    private static boolean columnsRepeat(int[] values) {
        for (int column = 0; column < 9; column++) {
            int seen = 0;
            for (int cell = column; cell < 81; cell += 9) {
                int bit = 1 << values[cell] & ALL_DIGITS;
                if ((seen & bit) != 0) {
                    return true;
                }
                seen |= bit;
            }
        }
        return false;
    }

    private static boolean boxesRepeat(int[] values) {
        for (int box = 0; box < 9; box++) {
            int seen = 0;
            for (int i = 0; i < 9; i++) {
                seen |= 1 << values[(box / 3 * 3 + i / 3) * 9 + box % 3 * 3 + i % 3];
            }
            if (seen != ALL_DIGITS) {
                return true;
            }
        }
        return false;
    }

    /** Whether some digit stands twice in a row or column. */
    boolean repeatADigit() {
        return repeats;
    }

    /** Whether this is a full grid that obeys all rules. */
    boolean areAValidGrid() {
        return full;
    }

    /**
     * How many moves of lines alone move no clue: those that exchange empty lines within a band or stack, or empty bands
     * or stacks.
     */
    int movesOfEmptyLines() {
        return movesOfEmptyRows(emptyRows[0]) * movesOfEmptyRows(emptyRows[1]);
    }

    private static int movesOfEmptyRows(int empty) {
        int moves = 1;
        int emptyBands = 0;
        for (int band = 0; band < 3; band++) {
            int rows = Integer.bitCount(empty >>> 3 * band & 7);
            moves *= factorial(rows);
            emptyBands += rows / 3;
        }
        return moves * factorial(emptyBands);
    }

    private static int factorial(int n) {
        return n < 2 ? 1 : n == 2 ? 2 : 6;
    }
}
