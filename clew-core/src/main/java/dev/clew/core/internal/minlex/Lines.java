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

    /** In a line's counts, four bits a digit: a digit that occurs there twice or more. */
    private static final long REPEATED = 0xEEEEEEEEE0L;

    private static final int BLANKS = 15;

    /** Minirow {@code s} of line {@code l} is at {@code 3 × l + s}. */
    final int[] minirows = new int[3 * COUNT];

    /** Bit {@code r} tells whether row {@code r} is empty; the transposed puzzle's rows are in the second entry. */
    final int[] emptyRows = new int[2];

    /** How often each digit occurs in a line, four bits a digit, blanks the lowest. */
    private final long[] counts = new long[COUNT];

    private boolean repeats;
    private boolean full;

    void load(int[] values) {
        Arrays.fill(counts, 0);
        long inBoxes = 0;
        for (int band = 0; band < 3; band++) {
            for (int stack = 0; stack < 3; stack++) {
                inBoxes |= loadBox(values, band, stack);
            }
        }
        emptyRows[0] = emptyRows(0);
        emptyRows[1] = emptyRows(9);
        long inLines = 0;
        for (long count : counts) {
            inLines |= count;
        }
        repeats = (inLines & REPEATED) != 0;
        full = (inBoxes & (REPEATED | BLANKS)) == 0 && !repeats;
    }

    /** Loads the minirows of a box in both directions, reading each cell once; returns the counts of its digits. */
    private long loadBox(int[] values, int band, int stack) {
        int cell = 27 * band + 3 * stack;
        int rowMinirow = 9 * band + stack;
        int columnMinirow = 27 + 9 * stack + band;
        long inBox = 0;
        int first = 0;
        int second = 0;
        int third = 0;
        for (int i = 0; i < 3; i++) {
            int a = 4 * values[cell + 9 * i];
            int b = 4 * values[cell + 9 * i + 1];
            int c = 4 * values[cell + 9 * i + 2];
            minirows[rowMinirow + 3 * i] = a | b << 6 | c << 12;
            first |= a << 6 * i;
            second |= b << 6 * i;
            third |= c << 6 * i;
            long inMinirow = (1L << a) + (1L << b) + (1L << c);
            counts[3 * band + i] += inMinirow;
            inBox += inMinirow;
        }
        loadColumn(columnMinirow, 9 + 3 * stack, first);
        loadColumn(columnMinirow + 3, 10 + 3 * stack, second);
        loadColumn(columnMinirow + 6, 11 + 3 * stack, third);
        return inBox;
    }

    private void loadColumn(int index, int line, int minirow) {
        minirows[index] = minirow;
        counts[line] += (1L << (minirow & 63)) + (1L << (minirow >>> 6 & 63)) + (1L << (minirow >>> 12));
    }

    private int emptyRows(int firstLine) {
        int empty = 0;
        for (int row = 0; row < 9; row++) {
            empty |= counts[firstLine + row] == 9 ? 1 << row : 0;
        }
        return empty;
    }

    /** Writes the digits times four, one an entry: place {@code p} of line {@code l} is at {@code 9 × l + p}. */
    void unpack(byte[] shifts) {
        for (int i = 0; i < minirows.length; i++) {
            int minirow = minirows[i];
            shifts[3 * i] = (byte) (minirow & 63);
            shifts[3 * i + 1] = (byte) (minirow >>> 6 & 63);
            shifts[3 * i + 2] = (byte) (minirow >>> 12);
        }
    }

    /** Whether some digit occurs twice in a row or column. */
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
