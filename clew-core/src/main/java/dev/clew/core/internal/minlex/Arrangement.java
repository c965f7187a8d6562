package dev.clew.core.internal.minlex;

import java.util.Arrays;

/**
 * A transformation of a 9×9 puzzle: which line of the source stands in which row and column of the form, and what the
 * digits are called. Where it is transposed, the columns of the source stand in the rows of the form.
 *
 * <p>Mutable and not thread-safe: each {@link Minlex} writes its results into one.
 */
public final class Arrangement {
    boolean transposed;
    final int[] rowAt = new int[9];
    final int[] columnAt = new int[9];
    final int[] labelOf = new int[10];

    /** The rows of the form, four bits a value, the first in the highest four of 36. */
    final long[] rows = new long[9];

    int automorphisms;

    Arrangement() {}

    /** Whether the columns of the source stand in the rows of the form. */
    public boolean isTransposed() {
        return transposed;
    }

    /** The line of the source that stands in a row of the form. */
    public int rowAt(int row) {
        return rowAt[row];
    }

    /** The line of the source that stands in a column of the form. */
    public int columnAt(int column) {
        return columnAt[column];
    }

    /** What a digit is called in the form; 0 stays 0. */
    public int labelOf(int digit) {
        return labelOf[digit];
    }

    /** Writes the form, 81 values in reading order. */
    public void writeForm(int[] form) {
        int cell = 0;
        for (long row : rows) {
            for (int shift = 32; shift >= 0; shift -= 4) {
                form[cell++] = (int) (row >>> shift) & 15;
            }
        }
    }

    /** How many moves of the cells lead from the source to the form: the number that map the form to itself. */
    public int automorphisms() {
        return automorphisms;
    }

    /** Calls digits that the source lacks by the names that are left, in ascending order. */
    void nameAbsentDigits() {
        int used = 0;
        for (int digit = 1; digit <= 9; digit++) {
            used |= 1 << labelOf[digit];
        }
        for (int digit = 1; digit <= 9; digit++) {
            if (labelOf[digit] == 0) {
                labelOf[digit] = Integer.numberOfTrailingZeros(~(used | 1));
                used |= 1 << labelOf[digit];
            }
        }
    }

    @Override
    public String toString() {
        return (transposed ? "transposed, " : "") + "rows " + Arrays.toString(rowAt) + ", columns "
                + Arrays.toString(columnAt) + ", digits " + Arrays.toString(labelOf);
    }
}
