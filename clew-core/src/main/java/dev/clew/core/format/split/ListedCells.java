package dev.clew.core.format.split;

import dev.clew.core.Shape;
import dev.clew.core.format.text.RowText;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A grid as YAML lists it, one cell a line: {@code - - 5} begins a row, and {@code - 3} continues it; or all of them in
 * one list.
 */
final class ListedCells {
    private static final String MARK = "-";

    private ListedCells() {}

    /** The grid that begins with that line, or null. */
    static GridFinder.@Nullable Found at(List<Line> lines, int from, @Nullable Shape shape) {
        List<String> cells = new ArrayList<>();
        List<List<String>> rows = new ArrayList<>();
        int at = from;
        for (; at < lines.size(); at++) {
            String line = lines.get(at).text();
            String cell = cell(line);
            boolean begins = cell != null && line.startsWith("- -");
            if (cell == null || begins && (isWhole(rows) || !cells.isEmpty())) {
                break;
            }
            if (begins) {
                rows.add(new ArrayList<>());
            }
            (rows.isEmpty() ? cells : rows.get(rows.size() - 1)).add(cell);
        }
        boolean first = from == 0 || cell(lines.get(from - 1).text()) == null;
        List<List<String>> grid = rows.isEmpty() && first ? rows(cells) : rows;
        boolean asked = shape == null || shape.size() == grid.size();
        return asked && isWhole(grid) ? new GridFinder.Found(from, at - 1, GridFinder.text(grid)) : null;
    }

    /** The cells of a plain list, row by row; none if they are not a grid. */
    private static List<List<String>> rows(List<String> cells) {
        int side = cells.size() < CellColumn.FEWEST ? 0 : GridFinder.side(cells.size());
        List<List<String>> rows = new ArrayList<>();
        for (int at = 0; side > 0 && at < cells.size(); at += side) {
            rows.add(cells.subList(at, at + side));
        }
        return rows;
    }

    /** What follows the marks of a list, or null if that is not one cell. */
    private static @Nullable String cell(String line) {
        String rest = line;
        int marks = 0;
        while (rest.startsWith("- ") || rest.equals(MARK)) {
            rest = rest.substring(1).strip();
            marks++;
        }
        boolean blank = rest.isEmpty() || rest.equals("null") || rest.equals("~");
        List<String> cells = blank ? List.of(".") : RowText.cells(RowText.tokens(rest));
        return marks > 0 && cells != null && cells.size() == 1 ? cells.get(0) : null;
    }

    private static boolean isWhole(List<List<String>> rows) {
        return GridFinder.side(rows.size() * rows.size()) > 0
                && rows.stream().allMatch(row -> row.size() == rows.size());
    }
}
