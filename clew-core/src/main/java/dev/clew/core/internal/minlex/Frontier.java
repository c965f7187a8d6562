package dev.clew.core.internal.minlex;

import java.util.Arrays;

/**
 * All ways to write the first rows of the form that are equally small, each in three numbers:
 *
 * <pre>
 *   labels   four bits a digit, digit 0 the lowest: 0 for the blank, the digit's label, or 15 where it has none yet
 *   rows     four bits a row of the form: the line that stands there; bits 36–44 the lines used; bit 45 transposed
 *   stacks   bits 0–5 the stacks from left to right, two bits each; bits 6–17 the state of the columns in stack 0, 1
 *            and 2, four bits each; bits 18–19 how many stacks have no clue so far (2 or 3, else 0): these stand to the
 *            left and their order is not yet decided
 * </pre>
 */
final class Frontier {
    static final int USED_SHIFT = 36;
    static final int TRANSPOSED_SHIFT = 45;
    static final int STATE_SHIFT = 6;
    static final int OPEN_SHIFT = 18;

    private static final long NO_LABELS = 0xFFFFFFFFF0L;
    private static final int ALL_OPEN = 3 << OPEN_SHIFT | 2 << 4 | 1 << 2;

    long[] labels = new long[64];
    long[] rows = new long[64];
    int[] stacks = new int[64];
    int size;

    /** Nothing written yet: the puzzle as it is and transposed. */
    void start() {
        size = 0;
        add(NO_LABELS, 0, ALL_OPEN);
        add(NO_LABELS, 1L << TRANSPOSED_SHIFT, ALL_OPEN);
    }

    void add(long labelsOfDigits, long rowsUsed, int stackOrder) {
        if (size == labels.length) {
            labels = Arrays.copyOf(labels, 2 * size);
            rows = Arrays.copyOf(rows, 2 * size);
            stacks = Arrays.copyOf(stacks, 2 * size);
        }
        labels[size] = labelsOfDigits;
        rows[size] = rowsUsed;
        stacks[size++] = stackOrder;
    }

    /** Reads one way into the arrangement; the order of empty lines does not matter. */
    void read(int index, Arrangement result) {
        result.transposed = (rows[index] >>> TRANSPOSED_SHIFT & 1) != 0;
        for (int place = 0; place < 9; place++) {
            result.rowAt[place] = (int) (rows[index] >>> 4 * place) & 15;
            int stack = stacks[index] >>> 2 * (place / 3) & 3;
            int state = stacks[index] >>> STATE_SHIFT + 4 * stack & 15;
            result.columnAt[place] = 3 * stack + StackOrders.columnShift(state, place % 3) / 6;
        }
        for (int digit = 0; digit <= 9; digit++) {
            int label = (int) (labels[index] >>> 4 * digit) & 15;
            result.labelOf[digit] = label == StackOrders.NEW ? 0 : label;
        }
        result.nameAbsentDigits();
    }
}
