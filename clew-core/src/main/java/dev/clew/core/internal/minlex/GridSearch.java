package dev.clew.core.internal.minlex;

import java.util.Arrays;

/**
 * The smallest form of a full grid. Its first row is 123456789 whatever is done; its second row depends only on the pair
 * of rows that come first, and {@link RowPairs} knows the smallest for each pair and the few orders of columns that give
 * it. For these the names of the digits and the order of the other rows follow, so that only few forms are left to be
 * compared, row by row.
 *
 * <p>Not thread-safe; keeps its memory from grid to grid.
 */
final class GridSearch {
    private static final long FIRST_ROW = 0x123456789L;
    private static final int[][] ORDERS = LineOrders.all();

    /** The pairs of lines whose class is the smallest so far: first line, second line, index of the pair. */
    private final int[] firstLines = new int[2 * Lines.COUNT];

    private final int[] secondLines = new int[2 * Lines.COUNT];
    private final int[] indices = new int[2 * Lines.COUNT];

    private final long[] best = new long[9];
    private final int[] lineAt = new int[9];
    private final int[] lineOfLabel = new int[10];
    private final byte[] shifts = new byte[9 * Lines.COUNT];
    private int[] minirows = new int[0];
    private boolean found;

    void minimise(Lines lines, Arrangement result) {
        minirows = lines.minirows;
        lines.unpack(shifts);
        int count = collectSmallestPairs();
        best[0] = FIRST_ROW;
        best[1] = RowPairs.TABLE.secondRow(RowPairs.TABLE.rank(indices[0]));
        found = false;
        for (int i = 0; i < count; i++) {
            for (int order : RowPairs.TABLE.ordersToSmallest(indices[i])) {
                tryOrder(firstLines[i], secondLines[i], ORDERS[order], result);
            }
        }
        System.arraycopy(best, 0, result.rows, 0, 9);
    }

    private int collectSmallestPairs() {
        int smallest = Integer.MAX_VALUE;
        int count = 0;
        for (int first = 0; first < Lines.COUNT; first++) {
            long columnOf = columnsOfDigits(first);
            for (int step = 1; step <= 2; step++) {
                int second = first / 3 * 3 + (first + step) % 3;
                int index = RowPairs.TABLE.index(
                        columnsIn(columnOf, minirows[3 * second]),
                        columnsIn(columnOf, minirows[3 * second + 1]),
                        columnsIn(columnOf, minirows[3 * second + 2]));
                int rank = RowPairs.TABLE.rank(index);
                if (rank <= smallest) {
                    count = rank < smallest ? 0 : count;
                    smallest = rank;
                    firstLines[count] = first;
                    secondLines[count] = second;
                    indices[count++] = index;
                }
            }
        }
        return count;
    }

    /** For each digit the column where the line has it, four bits each. */
    private long columnsOfDigits(int line) {
        long columns = 0;
        for (int column = 0; column < 9; column++) {
            columns |= (long) column << shifts[9 * line + column];
        }
        return columns;
    }

    private static int columnsIn(long columnOf, int minirow) {
        // A shift of a long takes its distance modulo 64: exactly the six bits of one digit.
        return (int) (columnOf >>> minirow & 15) << 8
                | (int) (columnOf >>> (minirow >>> 6) & 15) << 4
                | (int) (columnOf >>> (minirow >>> 12) & 15);
    }

    /** Writes the grid with these first rows and columns, until it is larger than the best. */
    private void tryOrder(int first, int second, int[] columns, Arrangement result) {
        long labels = 0;
        for (int place = 0; place < 9; place++) {
            labels |= place + 1L << shifts[9 * first + columns[place]];
        }
        int band = first / 3 * 3;
        int third = 3 * band + 3 - first - second;
        if (!reaches(2, third, labels, columns)) {
            return;
        }
        lineAt[0] = first;
        lineAt[1] = second;
        lineAt[2] = third;
        sortOtherRows(band, labels, columns[0]);
        for (int row = 3; row < 9; row++) {
            if (!reaches(row, lineAt[row], labels, columns)) {
                return;
            }
        }
        arrive(labels, columns, result);
    }

    /** Rows stand in the order of their first digit, and so do bands. */
    private void sortOtherRows(int band, long labels, int firstColumn) {
        Arrays.fill(lineOfLabel, -1);
        int side = band / 9 * 9;
        for (int line = side; line < side + 9; line++) {
            if (line / 3 * 3 != band) {
                lineOfLabel[(int) (labels >>> shifts[9 * line + firstColumn]) & 15] = line;
            }
        }
        int inSecond = 3;
        int inThird = 6;
        for (int label = 1; label <= 9; label++) {
            int line = lineOfLabel[label];
            if (line >= 0) {
                boolean second = inSecond == 3 || lineAt[3] / 3 == line / 3;
                lineAt[second ? inSecond++ : inThird++] = line;
            }
        }
    }

    /** Whether the row is at most the best; where it is smaller, it becomes the best and nothing is found yet. */
    private boolean reaches(int row, int line, long labels, int[] columns) {
        long digits = 0;
        for (int place = 0; place < 9; place++) {
            digits = digits << 4 | labels >>> shifts[9 * line + columns[place]] & 15;
        }
        if (found && digits > best[row]) {
            return false;
        }
        found &= digits == best[row];
        best[row] = digits;
        return true;
    }

    private void arrive(long labels, int[] columns, Arrangement result) {
        if (found) {
            result.automorphisms++;
            return;
        }
        found = true;
        result.automorphisms = 1;
        result.transposed = lineAt[0] >= 9;
        for (int i = 0; i < 9; i++) {
            result.rowAt[i] = lineAt[i] % 9;
            result.columnAt[i] = columns[i];
            result.labelOf[i + 1] = (int) (labels >>> 4 * (i + 1)) & 15;
        }
    }
}
