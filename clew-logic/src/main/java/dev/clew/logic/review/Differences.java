package dev.clew.logic.review;

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
        return "two of the solutions differ in " + named(one, other, " or ");
    }

    /** Such as {@code the solution given differs from the only one in 2 cells: r1c2 (6, not 2), …}. */
    public static String given(Grid given, Grid right) {
        return "the solution given differs from the only one in " + named(right, given, ", not ");
    }

    /** The cells that differ, with the values of one and of the other; the first ones by name. */
    private static String named(Grid one, Grid other, String between) {
        List<Integer> cells = cells(one, other);
        StringBuilder text = new StringBuilder(cells.size() == 1 ? "1 cell: " : cells.size() + " cells: ");
        for (int i = 0; i < Math.min(cells.size(), MOST_NAMED); i++) {
            int cell = cells.get(i);
            int value = one.value(cell);
            boolean ordered = between.startsWith(",") || value < other.value(cell);
            text.append(i == 0 ? "" : ", ")
                    .append(one.shape().cellName(cell))
                    .append(" (")
                    .append(ordered ? value : other.value(cell))
                    .append(between)
                    .append(ordered ? other.value(cell) : value)
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
