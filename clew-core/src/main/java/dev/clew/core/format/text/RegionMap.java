package dev.clew.core.format.text;

import dev.clew.core.Shape;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A square of names that gives the region of each cell: each name stands N times, and its cells are connected. No
 * solved grid is one, for equal values never stand side by side.
 */
public final class RegionMap {
    private static final int SMALLEST = 4;
    private static final int MOST_REGIONS = 26;

    private RegionMap() {}

    /** The shape that the rows of a text give, or null if they are not a map. */
    public static @Nullable Shape of(String text) {
        if (text.indexOf('.') >= 0) {
            return null; // A blank, or a frame of pencil marks.
        }
        List<Sheet.Row> rows = Sheet.of(text).rows();
        int size = rows.size();
        if (size < SMALLEST || size > MOST_REGIONS) {
            return null;
        }
        List<String> names = new ArrayList<>();
        for (Sheet.Row row : rows) {
            List<String> tokens = RowText.tokens(String.join(" ", row.tokens()));
            List<String> cells = tokens.size() == size
                    ? tokens
                    : List.of(String.join("", tokens).split(""));
            if (cells.size() != size) {
                return null;
            }
            names.addAll(cells);
        }
        return of(names, size);
    }

    /** The shape that a line of one character a cell gives, or null if it is not a map. */
    static @Nullable Shape ofLine(String line) {
        int size = Sides.root(line.length());
        return size < SMALLEST || size > MOST_REGIONS ? null : of(List.of(line.split("")), size);
    }

    /** The shape that one name a cell gives, or null if the names are not a map. */
    private static @Nullable Shape of(List<String> names, int size) {
        Map<String, Integer> counts = new HashMap<>();
        names.forEach(name -> counts.merge(name, 1, Integer::sum));
        boolean even = counts.size() == size && counts.values().stream().allMatch(count -> count == size);
        return even && areConnected(names, size) ? shape(names, size) : null;
    }

    private static Shape shape(List<String> names, int size) {
        Map<String, Character> letters = new HashMap<>();
        StringBuilder regions = new StringBuilder();
        for (String name : names) {
            regions.append(letters.computeIfAbsent(name, next -> (char) ('A' + letters.size())));
        }
        Shape usual = Shape.hasClassic(size) ? Shape.classic(size) : null;
        return usual != null && isBoxes(names, usual) ? usual : Shape.jigsaw(regions.toString());
    }

    private static boolean isBoxes(List<String> names, Shape shape) {
        for (int cell = 0; cell < names.size(); cell++) {
            int corner = (shape.row(cell) - shape.row(cell) % shape.boxRows()) * shape.size()
                    + shape.column(cell)
                    - shape.column(cell) % shape.boxColumns();
            if (!names.get(cell).equals(names.get(corner))) {
                return false;
            }
        }
        return true;
    }

    private static boolean areConnected(List<String> names, int size) {
        boolean[] seen = new boolean[names.size()];
        int regions = 0;
        for (int cell = 0; cell < seen.length; cell++) {
            if (!seen[cell]) {
                regions++;
                fill(names, size, cell, seen);
            }
        }
        return regions == size;
    }

    private static void fill(List<String> names, int size, int start, boolean[] seen) {
        Deque<Integer> open = new ArrayDeque<>(List.of(start));
        seen[start] = true;
        while (!open.isEmpty()) {
            int cell = open.pop();
            int column = cell % size;
            for (int next :
                    new int[] {cell - size, cell + size, column > 0 ? cell - 1 : -1, column < size - 1 ? cell + 1 : -1
                    }) {
                boolean same = next >= 0
                        && next < seen.length
                        && !seen[next]
                        && names.get(next).equals(names.get(cell));
                if (same) {
                    seen[next] = true;
                    open.push(next);
                }
            }
        }
    }
}
