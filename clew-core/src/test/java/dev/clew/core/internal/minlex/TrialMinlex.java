package dev.clew.core.internal.minlex;

import java.util.Arrays;
import java.util.stream.IntStream;

/** The smallest form by writing down all 3,359,232 moves of a puzzle: slow, and plain to see that it is right. */
final class TrialMinlex {
    private final int[] values;
    private int[] best = IntStream.generate(() -> 10).limit(81).toArray();
    private int automorphisms;

    TrialMinlex(int[] values) {
        this.values = values;
        for (int[] rows : LineOrders.all()) {
            for (int[] columns : LineOrders.all()) {
                attempt(rows, columns, false);
                attempt(rows, columns, true);
            }
        }
    }

    private void attempt(int[] rows, int[] columns, boolean transposed) {
        int[] form = new int[81];
        int[] labels = new int[10];
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
        best = form;
    }

    String form() {
        return Arrays.toString(best);
    }

    int automorphisms() {
        return automorphisms;
    }
}
