package dev.clew.docs.guide;

import dev.clew.press.GridFigure;
import dev.clew.press.picture.Item;
import dev.clew.press.picture.SvgWriter;
import java.util.List;
import java.util.Locale;

/** SVG for templates, in lines that a person can read. */
final class Svg {
    /** The longest line. */
    static final int WIDEST = 160;

    private Svg() {}

    /** Items as elements, one a line. */
    static String of(List<? extends Item> items) {
        return broken(SvgWriter.writeFragment(items).replace("><", ">\n<"));
    }

    /** Breaks long lines at spaces, which stand only where a new line is as good. */
    static String broken(String text) {
        StringBuilder lines = new StringBuilder();
        for (String line : text.split("\n")) {
            String rest = line;
            while (rest.length() > WIDEST && rest.lastIndexOf(' ', WIDEST) > 0) {
                int space = rest.lastIndexOf(' ', WIDEST);
                lines.append(rest, 0, space).append('\n');
                rest = rest.substring(space + 1);
            }
            lines.append(rest).append('\n');
        }
        return lines.toString().stripTrailing();
    }

    /**
     * The thread through cells, each above, below or beside the one before, as the data of a path. It begins at the edge of
     * the first.
     */
    static String way(GridFigure grid, List<Integer> cells) {
        double x = (grid.centreX(cells.get(0)) + grid.centreX(cells.get(1))) / 2;
        double y = (grid.centreY(cells.get(0)) + grid.centreY(cells.get(1))) / 2;
        StringBuilder data = new StringBuilder("M" + point(x, y));
        for (int cell : cells.subList(1, cells.size())) {
            data.append("L").append(point(grid.centreX(cell), grid.centreY(cell)));
        }
        return data.toString();
    }

    private static String point(double x, double y) {
        return String.format(Locale.ROOT, "%.1f %.1f", x, y);
    }
}
