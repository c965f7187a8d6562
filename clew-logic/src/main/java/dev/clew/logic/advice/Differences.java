package dev.clew.logic.advice;

import dev.clew.core.Grid;
import java.util.ArrayList;
import java.util.List;

/** Where two solutions of a puzzle differ, in words. */
public final class Differences {
    private static final int MOST_NAMED = 6;

    private Differences() {}

    /** Such as {@code r1c2 can be 2 or 6}, for the first cell that differs. */
    public static String first(Grid one, Grid other) {
        int cell = cells(one, other).get(0);
        return one.shape().cellName(cell) + " can be " + values(one, other, cell);
    }

    /** Such as {@code two of the solutions differ in 4 cells: r1c2 (2 or 6), …}; there may be others. */
    public static String all(Grid one, Grid other) {
        List<Integer> cells = cells(one, other);
        StringBuilder text = new StringBuilder("two of the solutions differ in ")
                .append(cells.size())
                .append(" cells: ");
        for (int i = 0; i < Math.min(cells.size(), MOST_NAMED); i++) {
            int cell = cells.get(i);
            text.append(i == 0 ? "" : ", ")
                    .append(one.shape().cellName(cell))
                    .append(" (")
                    .append(values(one, other, cell))
                    .append(')');
        }
        return cells.size() > MOST_NAMED ? text + ", ..." : text.toString();
    }

    private static List<Integer> cells(Grid one, Grid other) {
        List<Integer> cells = new ArrayList<>();
        for (int cell = 0; cell < one.shape().cells(); cell++) {
            if (one.value(cell) != other.value(cell)) {
                cells.add(cell);
            }
        }
        return cells;
    }

    private static String values(Grid one, Grid other, int cell) {
        int a = one.value(cell);
        int b = other.value(cell);
        return Math.min(a, b) + " or " + Math.max(a, b);
    }
}
