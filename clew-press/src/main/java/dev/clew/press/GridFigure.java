package dev.clew.press;

import dev.clew.core.CellSet;
import dev.clew.core.Shape;
import dev.clew.press.diagram.Diagram;
import dev.clew.press.paint.CellOutline;
import dev.clew.press.paint.CoordinatePainter;
import dev.clew.press.paint.GridLayout;
import dev.clew.press.paint.GridPainter;
import dev.clew.press.paint.Hatch;
import dev.clew.press.paint.LinePainter;
import dev.clew.press.picture.Bounds;
import dev.clew.press.picture.Group;
import dev.clew.press.picture.Item;
import dev.clew.press.picture.Paint;
import dev.clew.press.picture.Stroke;
import dev.clew.press.style.GridStyle;
import dev.clew.press.style.Theme;

/**
 * A grid at a place on a larger picture: draws diagrams there and says where its cells are. Immutable.
 *
 * @param left x of the grid's left edge
 * @param top y of the grid's upper edge
 * @param side the side of a cell
 */
public record GridFigure(Shape shape, double left, double top, double side) {
    /** The diagram's grid, without coordinates. */
    public Group draw(Diagram diagram, Theme theme) {
        return new Group("grid", GridPainter.paint(diagram, layout(), theme));
    }

    /** The diagram's grid in a style, without coordinates. */
    public Group draw(Diagram diagram, GridStyle style) {
        return new Group("grid", GridPainter.paint(diagram, layout(), style));
    }

    /** The diagram as small as a stamp. */
    public Group drawMiniature(Diagram diagram, Theme theme) {
        return new Group("miniature", Miniature.paint(diagram, layout(), theme));
    }

    /** The names of rows and columns, outside the grid. */
    public Item coordinates(Diagram diagram, Theme theme) {
        return coordinates(diagram, theme, 1);
    }

    /** The names of rows and columns, outside the grid, smaller or larger than usual. */
    public Item coordinates(Diagram diagram, Theme theme, double scale) {
        return CoordinatePainter.paint(diagram, layout(), theme, scale);
    }

    /** What the signs on the grid mean, from a point on and within a width; smaller or larger than usual. */
    public static Group legend(Diagram diagram, double left, double top, double width, double scale, Theme theme) {
        return Legend.of(diagram, width, scale).draw(left, top, theme);
    }

    /** The lines alone. */
    public Group lines(Theme theme) {
        return new LinePainter(layout(), GridStyle.screen(theme, side)).lines();
    }

    /** The hatch of houses on which a pattern acts, over some cells. */
    public Item hatch(CellSet cells, Theme theme) {
        return Hatch.cells(layout(), cells, Paint.stroke(Stroke.solid(theme.hatch(), Hatch.LINE * side)));
    }

    /** A line around cells, just inside their edge. */
    public Item outline(CellSet cells, Stroke line) {
        return CellOutline.draw(layout(), cells, 0.035 * side, 0.06 * side, Paint.stroke(line));
    }

    /** The area of the grid. */
    public Bounds bounds() {
        return new Bounds(left, top, left + layout().extent(), top + layout().extent());
    }

    /** The area of a cell. */
    public Bounds cell(int cell) {
        double x = layout().x(cell);
        double y = layout().y(cell);
        return new Bounds(x, y, x + side, y + side);
    }

    /** X of a cell's centre. */
    public double centreX(int cell) {
        return layout().centre(cell).x();
    }

    /** Y of a cell's centre. */
    public double centreY(int cell) {
        return layout().centre(cell).y();
    }

    private GridLayout layout() {
        return new GridLayout(shape, left, top, side);
    }
}
