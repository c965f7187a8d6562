package dev.clew.core.internal.minlex;

import dev.clew.core.Budget;
import java.util.Arrays;

/**
 * The smallest form by trying all orders of the columns, with and without transposition, and for each all orders of the
 * rows that are not seen to be too large on the way. Takes anything, also puzzles that repeat a digit in a line, for
 * which the fast searches are not made; takes milliseconds, where those take microseconds.
 */
final class PlainMinlex {
    private static final int[][] COLUMN_ORDERS = LineOrders.all();

    private final int[] values;
    private final int[] best = new int[81];
    private final int[] rowAt = new int[9];
    private int[] columnAt = COLUMN_ORDERS[0];
    private boolean transposed;
    private boolean found;

    PlainMinlex(int[] values) {
        this.values = values;
    }

    /** False when the budget ends before all orders were tried. */
    boolean minimise(Arrangement result, Budget.Meter meter) {
        Arrays.fill(result.rows, 0);
        for (boolean side : new boolean[] {false, true}) {
            for (int[] columns : COLUMN_ORDERS) {
                if (!meter.spend()) {
                    return false;
                }
                transposed = side;
                columnAt = columns;
                placeRow(0, 0, new int[10], 0, result);
            }
        }
        for (int cell = 0; cell < 81; cell++) {
            result.rows[cell / 9] = result.rows[cell / 9] << 4 | best[cell];
        }
        result.nameAbsentDigits();
        return true;
    }

    private void placeRow(int row, int used, int[] labels, int lastLabel, Arrangement result) {
        if (row == 9) {
            arrive(labels, result);
            return;
        }
        for (int line = 0; line < 9; line++) {
            boolean fits = row % 3 == 0 ? (used >> line / 3 * 3 & 7) == 0 : rowAt[row - 1] / 3 == line / 3;
            if (fits && (used >> line & 1) == 0) {
                rowAt[row] = line;
                int[] extended = labels.clone();
                int last = writeRow(row, extended, lastLabel);
                if (last >= 0) {
                    placeRow(row + 1, used | 1 << line, extended, last, result);
                }
            }
        }
    }

    /** Writes a row of the form, unless the best is smaller; returns the last label then, or -1. */
    private int writeRow(int row, int[] labels, int lastLabel) {
        int last = lastLabel;
        for (int column = 0; column < 9; column++) {
            int digit = digit(rowAt[row], columnAt[column]);
            if (digit != 0 && labels[digit] == 0) {
                labels[digit] = ++last;
            }
            int cell = row * 9 + column;
            if (found && labels[digit] > best[cell]) {
                return -1;
            }
            // After the first smaller value there is nothing to compare with until this attempt is complete.
            found &= labels[digit] == best[cell];
            best[cell] = labels[digit];
        }
        return last;
    }

    private int digit(int line, int place) {
        return transposed ? values[place * 9 + line] : values[line * 9 + place];
    }

    private void arrive(int[] labels, Arrangement result) {
        if (found) {
            result.automorphisms++;
            return;
        }
        found = true;
        result.automorphisms = 1;
        result.transposed = transposed;
        System.arraycopy(rowAt, 0, result.rowAt, 0, 9);
        System.arraycopy(columnAt, 0, result.columnAt, 0, 9);
        System.arraycopy(labels, 0, result.labelOf, 0, 10);
    }
}
