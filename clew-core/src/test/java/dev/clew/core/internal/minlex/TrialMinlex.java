package dev.clew.core.internal.minlex;

import java.util.Arrays;
import java.util.stream.IntStream;

/** The smallest form by writing down all 3,359,232 moves of a puzzle: slow, and plain to see that it is right. */
final class TrialMinlex {
    private final int[] values;
    private final int[] labels = new int[10];
    private int[] best = IntStream.generate(() -> 10).limit(81).toArray();
    private int[] form = new int[81];
    private int automorphisms;

    TrialMinlex(int[] values) {
        this.values = values;
        int[][] orders = LineOrders.all();
        for (int[] rows : orders) {
            for (int[] columns : orders) {
                attempt(rows, columns, false);
                attempt(rows, columns, true);
            }
        }
    }

    private void attempt(int[] rows, int[] columns, boolean transposed) {
        Arrays.fill(labels, 0);
        int last = 0;
        boolean equal = true;
        for (int cell = 0; cell < 81; cell++) {
            int row = rows[cell / 9];
            int column = columns[cell % 9];
            int digit = transposed ? values[9 * column + row] : values[9 * row + column];
            if (digit != 0 && labels[digit] == 0) {
                labels[digit] = ++last;
            }
            form[cell] = labels[digit];
            if (equal && form[cell] > best[cell]) {
                return;
            }
            equal &= form[cell] == best[cell];
        }
        automorphisms = equal ? automorphisms + 1 : 1;
        int[] former = best;
        best = form;
        form = former;
    }

    String form() {
        return Arrays.toString(best);
    }

    int automorphisms() {
        return automorphisms;
    }
}
