package dev.clew.core.format.split;

import dev.clew.core.Puzzle;
import dev.clew.core.Shape;
import dev.clew.core.format.text.Sides;
import dev.clew.core.format.text.Symbols;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Finds grids in lines that are not puzzles on their own: N rows of N cells in any of the {@linkplain RowStyle
 * styles}, with rules and blank lines between them. Blank lines may part bands of equal height, or each row from the
 * next.
 */
final class GridFinder {
    /** Shorter rows of different lengths are words rather than rows that lost a cell. */
    private static final int SMALLEST_RAGGED = 6;

    private static final int SMALLEST = 4;

    /**
     * A grid that was found.
     *
     * @param from the index of its first line
     * @param to the index of its last line
     * @param text its rows, cells with blanks between
     */
    record Found(int from, int to, String text) {}

    /** Rows that were gathered from a line on. */
    private record Rows(List<List<String>> cells, int last, List<Integer> heights) {
        boolean areEven() {
            return heights.stream().allMatch(heights.get(0)::equals);
        }
    }

    private final List<Line> lines;
    private final @Nullable Shape shape;
    private final List<Found> found = new ArrayList<>();

    private GridFinder(List<Line> lines, @Nullable Shape shape) {
        this.lines = lines;
        this.shape = shape;
    }

    /** The grids in the lines, in their order. */
    static List<Found> in(List<Line> lines, @Nullable Shape shape) {
        GridFinder finder = new GridFinder(lines, shape);
        for (int from = 0; from < lines.size(); from++) {
            Found grid = finder.at(from);
            if (grid != null) {
                finder.found.add(grid);
                from = grid.to();
            }
        }
        return finder.found;
    }

    private @Nullable Found at(int from) {
        Line line = lines.get(from);
        if (line.raw().isEmpty() || line.isRemark() || line.isRule()) {
            return null;
        }
        Found listed = ListedCells.at(lines, from, shape);
        if (listed != null) {
            return listed;
        }
        for (RowStyle style : RowStyle.values()) {
            Found exact = line.isBlank() ? null : rows(from, style, 0);
            if (exact != null) {
                return exact;
            }
        }
        Found fixed = FixedWidth.at(lines, from, shape);
        if (fixed != null || line.isBlank()) {
            return fixed;
        }
        Found column = CellColumn.at(lines, from, shape);
        return column != null ? column : ragged(from);
    }

    /** A grid of bands in which a row lost a cell or has one too many: its reader says which. */
    private @Nullable Found ragged(int from) {
        Found tokens = rows(from, RowStyle.TOKENS, 1);
        return tokens != null ? tokens : rows(from, RowStyle.CHARACTERS, 1);
    }

    private @Nullable Found rows(int from, RowStyle style, int slack) {
        List<String> first = style.cells(lines.get(from).row(), 0);
        int size = first == null ? 0 : first.size();
        Found grid = size(size) ? rows(from, style, size, slack) : null;
        boolean shorter = slack > 0 && grid == null && size(size + 1);
        return shorter ? rows(from, style, size + 1, slack) : grid;
    }

    private boolean size(int size) {
        return shape != null ? shape.size() == size : size >= SMALLEST && Shape.hasClassic(size);
    }

    private @Nullable Found rows(int from, RowStyle style, int size, int slack) {
        if (slack > 0 && size < SMALLEST_RAGGED || isRow(from - 1, style, size)) {
            return null;
        }
        Rows rows = gather(from, style, size, slack);
        boolean whole = rows.cells().size() == size
                && rows.areEven()
                && (slack == 0 || rows.heights().size() > 1)
                && fit(rows.cells(), size);
        return whole && following(rows.last() + 1, style, size) % size == 0
                ? new Found(from, rows.last(), text(rows.cells()))
                : null;
    }

    private Rows gather(int from, RowStyle style, int size, int slack) {
        List<List<String>> cells = new ArrayList<>();
        List<Integer> heights = new ArrayList<>();
        int last = from;
        int height = 0;
        for (int at = from; at < lines.size() && cells.size() < size; at++) {
            Line line = lines.get(at);
            if (line.isBlank()) {
                heights.add(height);
                height = 0;
                continue;
            }
            if (line.isRule()) {
                continue;
            }
            List<String> row = style.cells(line.row(), cells.size());
            if (row == null || Math.abs(row.size() - size) > slack) {
                break;
            }
            cells.add(row);
            height++;
            last = at;
        }
        heights.add(height);
        return new Rows(cells, last, heights);
    }

    private boolean isRow(int at, RowStyle style, int size) {
        boolean used = !found.isEmpty() && at <= found.get(found.size() - 1).to();
        return at >= 0 && !used && cells(at, style) == size;
    }

    private int cells(int at, RowStyle style) {
        Line line = lines.get(at);
        List<String> row = line.isBlank() || line.isRule() ? null : style.cells(line.row(), 0);
        return row == null ? 0 : row.size();
    }

    /** How many more rows follow directly: a grid has no row too many, unless the next grid begins there. */
    private int following(int from, RowStyle style, int size) {
        int rows = 0;
        for (int at = from; at < lines.size() && cells(at, style) == size; at++) {
            rows++;
        }
        return rows;
    }

    /** Whether nearly all cells can be of a grid of that size; its reader names the others. */
    private static boolean fit(List<List<String>> rows, int size) {
        long wrong = rows.stream()
                .flatMap(List::stream)
                .filter(cell -> !fits(cell, size))
                .count();
        return wrong <= size / 3;
    }

    private static boolean fits(String cell, int size) {
        int value = Symbols.number(cell);
        boolean letter = cell.length() == 1 && Character.isLetter(cell.charAt(0)) && size > 9;
        return value >= 0 && value <= size || letter || Symbols.isCross(cell, size);
    }

    static String text(List<List<String>> rows) {
        return rows.stream().map(row -> String.join(" ", row)).collect(Collectors.joining("\n"));
    }

    /** The side of a grid of that many cells, as large as it must be to be one; 0 where there is none. */
    static int side(int cells) {
        int side = Sides.root(cells);
        return side >= SMALLEST && side <= Puzzle.MAX_CHARACTER_VALUE && Shape.hasClassic(side) ? side : 0;
    }
}
