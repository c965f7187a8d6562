package dev.clew.core.format.split;

import dev.clew.core.Shape;
import dev.clew.core.format.text.RowText;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A grid with one cell a line. */
final class CellColumn {
    /** Fewer lines of a number each are a list of something else. */
    static final int FEWEST = 36;

    private CellColumn() {}

    /** The grid that begins with that line and ends with its paragraph, or null. */
    static GridFinder.@Nullable Found at(List<Line> lines, int from, @Nullable Shape shape) {
        List<String> cells = new ArrayList<>();
        int to = from;
        while (to < lines.size() && !lines.get(to).isBlank()) {
            List<String> row = RowText.cells(RowText.tokens(lines.get(to).text()));
            if (row == null || row.size() != 1) {
                return null;
            }
            cells.add(row.get(0));
            to++;
        }
        int side = GridFinder.side(cells.size());
        boolean first = from == 0 || lines.get(from - 1).isBlank();
        if (!first || cells.size() < FEWEST || side == 0 || shape != null && shape.size() != side) {
            return null;
        }
        List<String> rows = new ArrayList<>();
        for (int at = 0; at < cells.size(); at += side) {
            rows.add(String.join(" ", cells.subList(at, at + side)));
        }
        return new GridFinder.Found(from, to - 1, String.join("\n", rows));
    }
}
