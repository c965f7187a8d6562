package dev.clew.press.paint;

import dev.clew.press.diagram.Diagram;
import dev.clew.press.picture.Face;
import dev.clew.press.picture.Group;
import dev.clew.press.picture.Item;
import dev.clew.press.picture.Text;
import dev.clew.press.picture.Text.Anchor;
import dev.clew.press.style.Theme;
import dev.clew.press.style.Token;
import java.util.ArrayList;
import java.util.List;

/** Paints r1, r2 … at the left and c1, c2 … above a grid; those that a step names stand out. */
public final class CoordinatePainter {
    /** Type size at the standard scale. */
    public static final double SIZE = 12;

    /** Space between the names and the grid. */
    private static final double GAP = 8;

    private CoordinatePainter() {}

    /** How wide the names of rows are, the space before the grid included. */
    public static double gutter(int side, double scale) {
        return Face.STRONG.width("r" + side, SIZE * scale) + GAP;
    }

    public static Group paint(Diagram diagram, GridLayout layout, Theme theme, double scale) {
        List<Item> items = new ArrayList<>();
        double size = SIZE * scale;
        for (int i = 1; i <= layout.shape().size(); i++) {
            double middle = (i - 0.5) * layout.side();
            boolean row = diagram.coordinates().rows().contains(i);
            boolean column = diagram.coordinates().columns().contains(i);
            double baseline = layout.top() + middle + GridLayout.BASELINE * size;
            items.add(name("r" + i, layout.left() - GAP, baseline, Anchor.END, row, size, theme));
            items.add(name("c" + i, layout.left() + middle, layout.top() - GAP, Anchor.MIDDLE, column, size, theme));
        }
        return new Group("coordinates", items);
    }

    private static Item name(String name, double x, double y, Anchor anchor, boolean named, double size, Theme theme) {
        Face face = named ? Face.STRONG : Face.TEXT;
        return Text.of(x, y, anchor, name, face, size, theme.colour(named ? Token.INK : Token.INK3));
    }
}
