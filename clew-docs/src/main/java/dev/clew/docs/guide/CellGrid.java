package dev.clew.docs.guide;

import dev.clew.core.CellSet;
import dev.clew.core.Digits;
import dev.clew.core.Grid;
import dev.clew.core.Position;
import dev.clew.press.GridFigure;
import dev.clew.press.picture.Bounds;
import dev.clew.press.picture.Colour;
import dev.clew.press.picture.Face;
import dev.clew.press.picture.Group;
import dev.clew.press.picture.Item;
import dev.clew.press.picture.Paint;
import dev.clew.press.picture.Rect;
import dev.clew.press.picture.Text;
import dev.clew.press.picture.Text.Anchor;
import dev.clew.press.style.Theme;
import dev.clew.press.style.Token;
import java.util.ArrayList;
import java.util.List;

/** Cells with colours of their own, for figures that show no step. Mutable, for one thread. */
final class CellGrid {
    /** Baseline below the centre of a figure, as a share of its size. */
    static final double BASELINE = 0.364;

    private final GridFigure grid;
    private final List<Item> tints = new ArrayList<>();
    private final List<Item> figures = new ArrayList<>();

    CellGrid(GridFigure grid, Colour ground) {
        this.grid = grid;
        Bounds all = grid.bounds();
        double extent = all.right() - all.left();
        tints.add(new Rect(all.left(), all.top(), extent, extent, 0, Paint.fill(ground)));
    }

    CellGrid tint(int cell, Colour colour) {
        Bounds area = grid.cell(cell);
        tints.add(new Rect(area.left(), area.top(), grid.side(), grid.side(), 0, Paint.fill(colour)));
        return this;
    }

    CellGrid tint(CellSet cells, Colour colour) {
        cells.forEach(cell -> tint(cell, colour));
        return this;
    }

    /** A large figure. */
    CellGrid figure(int cell, int value, Face face, Colour colour) {
        return figure(grid.centreX(cell), grid.centreY(cell), 0.6 * grid.side(), value, face, colour);
    }

    /** The solution of a position: its values strong, the others as a player writes them. */
    CellGrid answer(Position position, Theme theme) {
        Grid solution = Answer.to(position);
        for (int cell = 0; cell < position.shape().cells(); cell++) {
            boolean given = position.value(cell) != 0;
            Token ink = given ? Token.GIVEN : Token.PEN;
            figure(cell, solution.value(cell), given ? Face.STRONG : Face.TEXT, theme.colour(ink));
        }
        return this;
    }

    /** Small figures on the lattice of the marks. */
    CellGrid marks(int cell, Digits digits, double size, Face face, Colour colour) {
        Bounds area = grid.cell(cell);
        int columns = (int) Math.ceil(Math.sqrt(grid.shape().size()));
        digits.forEach(value -> {
            double across = 0.2 + 0.6 * ((value - 1) % columns) / (columns - 1);
            int row = (value - 1) / columns;
            double down = 0.2 + 0.6 * row / (columns - 1);
            figure(
                    area.left() + across * grid.side(),
                    area.top() + down * grid.side(),
                    size * grid.side(),
                    value,
                    face,
                    colour);
        });
        return this;
    }

    private CellGrid figure(double x, double y, double size, int value, Face face, Colour colour) {
        figures.add(Text.of(x, y + BASELINE * size, Anchor.MIDDLE, String.valueOf(value), face, size, colour));
        return this;
    }

    /** The tints and the lines, on which more can be painted before the figures. */
    List<Item> ground(Theme theme) {
        List<Item> all = new ArrayList<>(tints);
        all.add(grid.lines(theme));
        return all;
    }

    Item figures() {
        return new Group("figures", figures);
    }
}
