package dev.clew.docs.guide;

import dev.clew.core.CellSet;
import dev.clew.core.Position;
import dev.clew.core.Shape;
import dev.clew.press.GridFigure;
import dev.clew.press.picture.Colour;
import dev.clew.press.picture.Face;
import dev.clew.press.picture.Item;
import dev.clew.press.picture.Stroke;
import dev.clew.press.style.Theme;
import dev.clew.press.style.Token;
import java.util.ArrayList;
import java.util.List;

/** A grid for a template: 33 pixels a cell unless another size is asked for, colours by name. Mutable, for one thread. */
final class Figure {
    static final double SIDE = 33;

    private final GridFigure grid;
    private final CellGrid cells;
    private final List<Item> over = new ArrayList<>();

    Figure(Shape shape, double side) {
        this.grid = new GridFigure(shape, 0, 0, side);
        this.cells = new CellGrid(grid, colour(Token.SURFACE));
    }

    static Colour colour(Token token) {
        return Theme.PAGE.colour(token);
    }

    GridFigure grid() {
        return grid;
    }

    CellGrid cells() {
        return cells;
    }

    Figure tint(CellSet set, Token token) {
        cells.tint(set, colour(token));
        return this;
    }

    Figure value(Position position, int cell, Face face, Token ink) {
        cells.figure(cell, position.value(cell), face, colour(ink));
        return this;
    }

    Figure outline(CellSet set, Stroke line) {
        over.add(grid.outline(set, line));
        return this;
    }

    Figure add(Item item) {
        over.add(item);
        return this;
    }

    String svg() {
        List<Item> all = new ArrayList<>(cells.ground(Theme.PAGE));
        all.addAll(over);
        all.add(cells.figures());
        return Svg.of(all);
    }
}
