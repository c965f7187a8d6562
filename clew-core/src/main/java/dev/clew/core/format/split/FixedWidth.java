package dev.clew.core.format.split;

import dev.clew.core.Shape;
import dev.clew.core.format.text.Symbols;
import dev.clew.core.format.text.TextLines;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A grid whose blank cells are spaces, so that the column of a figure determines its cell. Where the cells are is not
 * known: every regular way to space them is tried, and only if all that fit give the same grid is it one.
 */
final class FixedWidth {
    private static final int[] SIZES = {9, 8, 6, 4};
    private static final int WIDEST_PITCH = 4;
    private static final int WIDEST_GAP = 4;
    private static final int WIDEST_LINE = 80;

    private final List<String> rows;
    private final int size;
    private final int boxColumns;
    /** Columns with a figure, and columns with a stroke. */
    private final Set<Integer> figures = new HashSet<>();

    private final Set<Integer> strokes = new HashSet<>();
    private final int width;

    private FixedWidth(List<String> rows) {
        this.rows = rows;
        this.size = rows.size();
        this.boxColumns = Shape.classic(size).boxColumns();
        for (String row : rows) {
            for (int at = 0; at < row.length(); at++) {
                if (row.charAt(at) != ' ') {
                    (TextLines.isUpright(row.charAt(at)) ? strokes : figures).add(at);
                }
            }
        }
        this.width = rows.stream().mapToInt(String::length).max().orElse(0);
    }

    /** The grid that begins with that line, or null. */
    static GridFinder.@Nullable Found at(List<Line> lines, int from, @Nullable Shape shape) {
        for (int size : SIZES) {
            boolean asked = shape == null || shape.size() == size;
            GridFinder.Found bands = asked ? at(lines, from, size, true) : null;
            GridFinder.Found rows = asked && bands == null ? at(lines, from, size, false) : bands;
            if (rows != null) {
                return rows;
            }
        }
        return null;
    }

    /**
     * @param bands whether lines without anything are between bands, and not rows without a figure
     */
    private static GridFinder.@Nullable Found at(List<Line> lines, int from, int size, boolean bands) {
        List<String> rows = new ArrayList<>();
        int at = from;
        for (; at < lines.size() && rows.size() < size; at++) {
            Line line = lines.get(at);
            if (line.isRule() || bands && line.isBlank()) {
                continue;
            }
            if (!isRow(line.raw(), size)) {
                return null;
            }
            rows.add(line.raw());
        }
        boolean more = at < lines.size()
                && !lines.get(at).isBlank()
                && isRow(lines.get(at).raw(), size);
        boolean before = from > 0
                && !lines.get(from - 1).isBlank()
                && isRow(lines.get(from - 1).raw(), size);
        if (rows.size() < size || more || before) {
            return null;
        }
        String text = new FixedWidth(rows).grid();
        return text == null ? null : new GridFinder.Found(from, at - 1, text);
    }

    /** Whether the line has nothing but figures, strokes and spaces; where a blank is written otherwise, a space is none. */
    private static boolean isRow(String raw, int size) {
        if (raw.isEmpty() || raw.length() > WIDEST_LINE || TextLines.isRule(raw)) {
            return false;
        }
        for (int i = 0; i < raw.length(); i++) {
            char c = raw.charAt(i);
            int value = Symbols.value(c);
            if (c != ' ' && !TextLines.isUpright(c) && (value < 1 || value > size)) {
                return false;
            }
        }
        return true;
    }

    /** The only grid that the figures can be, or null. */
    private @Nullable String grid() {
        boolean drawn = strokes.stream().allMatch(at -> rows.stream().allMatch(row -> isStroke(row, at)));
        Set<String> grids = new HashSet<>();
        for (int pitch = 1; pitch <= WIDEST_PITCH && drawn; pitch++) {
            for (int gap = 0; gap <= WIDEST_GAP; gap++) {
                addGrids(pitch, gap, grids);
            }
        }
        return grids.size() == 1 ? grids.iterator().next() : null;
    }

    private static boolean isStroke(String row, int at) {
        return at < row.length() && TextLines.isUpright(row.charAt(at));
    }

    private void addGrids(int pitch, int gap, Set<String> grids) {
        int last = (size - 1) * pitch + (size - 1) / boxColumns * gap;
        for (int offset = 0; offset + last < width; offset++) {
            int[] columns = new int[size];
            for (int cell = 0; cell < size; cell++) {
                columns[cell] = offset + cell * pitch + cell / boxColumns * gap;
            }
            if (fits(columns)) {
                grids.add(text(columns));
            }
        }
    }

    private boolean fits(int[] columns) {
        Set<Integer> cells = new HashSet<>();
        for (int column : columns) {
            cells.add(column);
        }
        return cells.containsAll(figures)
                && strokes.stream().noneMatch(cells::contains)
                && (strokes.isEmpty() ? fillsLine(columns) : isDrawnBetweenBoxes(columns));
    }

    /** Whether there are figures in the first and in the last column, or all lines are as long as the grid is wide. */
    private boolean fillsLine(int[] columns) {
        int end = columns[size - 1];
        boolean padded = rows.stream().allMatch(row -> row.length() == width) && columns[0] == 0;
        return size > 4
                && !figures.isEmpty()
                && (figures.contains(end) || padded && end == width - 1)
                && (figures.contains(columns[0]) || padded);
    }

    private boolean isDrawnBetweenBoxes(int[] columns) {
        boolean[] drawn = new boolean[size + 1];
        for (int stroke : strokes) {
            int cell = 0;
            while (cell < size && columns[cell] < stroke) {
                cell++;
            }
            if (cell % boxColumns != 0) {
                return false;
            }
            drawn[cell] = true;
        }
        for (int cell = boxColumns; cell < size; cell += boxColumns) {
            if (!drawn[cell]) {
                return false;
            }
        }
        return true;
    }

    private String text(int[] columns) {
        List<String> lines = new ArrayList<>();
        for (String row : rows) {
            List<String> cells = new ArrayList<>();
            for (int column : columns) {
                char c = column < row.length() ? row.charAt(column) : ' ';
                cells.add(c == ' ' ? "." : String.valueOf(c));
            }
            lines.add(String.join(" ", cells));
        }
        return String.join("\n", lines);
    }
}
