package dev.clew.press;

import dev.clew.press.diagram.Diagram;
import dev.clew.press.paint.CoordinatePainter;
import dev.clew.press.paint.GridLayout;
import dev.clew.press.paint.GridPainter;
import dev.clew.press.picture.Item;
import dev.clew.press.picture.Paint;
import dev.clew.press.picture.Picture;
import dev.clew.press.picture.Rect;
import dev.clew.press.style.Theme;
import dev.clew.press.style.Token;
import java.util.ArrayList;
import java.util.List;

/** The picture of a grid alone: coordinates, what a variant adds to the rules, and a margin. Use {@link #draw}. */
public final class GridPicture {
    private static final double MARGIN = 16;

    private GridPicture() {}

    /** Draws a grid with its coordinates under a title that is kept with the picture but not shown. */
    public static Picture draw(Diagram diagram, String title, Theme theme) {
        return draw(diagram, title, theme, true);
    }

    /** Draws a grid, with or without its coordinates, under a title that is kept with the picture but not shown. */
    public static Picture draw(Diagram diagram, String title, Theme theme, boolean coordinates) {
        GridSize size = GridSize.standard(diagram.shape());
        double gutter =
                coordinates ? Math.ceil(CoordinatePainter.gutter(diagram.shape().size(), size.typeScale())) : 0;
        GridLayout layout = new GridLayout(diagram.shape(), MARGIN + gutter, MARGIN + gutter, size.side());
        double extent = MARGIN + gutter + layout.extent() + MARGIN;
        RuleLines rules = new RuleLines(diagram.shape(), layout.extent(), size.typeScale());
        double height = Math.ceil(extent + rules.height());
        List<Item> items = new ArrayList<>();
        items.add(new Rect(0, 0, extent, height, 0, Paint.fill(theme.colour(Token.SURFACE))));
        if (coordinates) {
            items.add(CoordinatePainter.paint(diagram, layout, theme, size.typeScale()));
        }
        items.addAll(GridPainter.paint(diagram, layout, theme));
        if (rules.height() > 0) {
            items.add(rules.draw(layout.left(), extent - MARGIN / 2, theme));
        }
        return new Picture(extent, height, title, diagram.position().toString(), items);
    }
}
