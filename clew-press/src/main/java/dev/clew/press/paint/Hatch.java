package dev.clew.press.paint;

import dev.clew.core.CellSet;
import dev.clew.press.picture.Paint;
import dev.clew.press.picture.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Lines at 45° over cells, rising to the right, as one path: no pattern and no clipping, which not every writer has.
 * Lines continue from cell to cell without a seam.
 */
public final class Hatch {
    /** Distance between two lines, as a share of a cell's side. */
    static final double PITCH = 0.11;

    /** Width of a line, as a share of a cell's side: fine enough to read marks on it. */
    public static final double LINE = 0.018;

    private final double pitch;

    /** The lines x + y = k × step, by k: the parts of x they cover. */
    private final Map<Long, List<double[]>> lines = new TreeMap<>();

    private Hatch(double pitch) {
        this.pitch = pitch * Math.sqrt(2);
    }

    /** Hatches cells of a grid. */
    public static Path cells(GridLayout layout, CellSet cells, Paint paint) {
        Hatch hatch = new Hatch(PITCH * layout.side());
        cells.forEach(cell -> hatch.cover(layout.x(cell), layout.y(cell), layout.side(), layout.side()));
        return hatch.path(paint);
    }

    /** Hatches one rectangle. */
    public static Path rectangle(double x, double y, double width, double height, double pitch, Paint paint) {
        Hatch hatch = new Hatch(pitch);
        hatch.cover(x, y, width, height);
        return hatch.path(paint);
    }

    private void cover(double x, double y, double width, double height) {
        long last = (long) Math.floor((x + width + y + height) / pitch);
        for (long k = (long) Math.ceil((x + y) / pitch); k <= last; k++) {
            double sum = k * pitch;
            double from = Math.max(x, sum - y - height);
            double to = Math.min(x + width, sum - y);
            if (to - from > 0.01) {
                add(k, from, to);
            }
        }
    }

    private void add(long k, double from, double to) {
        List<double[]> parts = lines.computeIfAbsent(k, key -> new ArrayList<>());
        for (double[] part : parts) {
            if (from <= part[1] + 0.001 && to >= part[0] - 0.001) {
                part[0] = Math.min(part[0], from);
                part[1] = Math.max(part[1], to);
                return;
            }
        }
        parts.add(new double[] {from, to});
    }

    private Path path(Paint paint) {
        Path.Builder path = new Path.Builder();
        lines.forEach((k, parts) ->
                parts.forEach(part -> path.move(part[0], k * pitch - part[0]).line(part[1], k * pitch - part[1])));
        return path.build(paint);
    }
}
