package dev.clew.docs.guide;

import dev.clew.core.CellSet;
import dev.clew.core.HouseKind;
import dev.clew.core.Position;
import dev.clew.core.Shape;
import dev.clew.press.GridFigure;
import dev.clew.press.picture.Bounds;
import dev.clew.press.picture.Face;
import dev.clew.press.picture.Paint;
import dev.clew.press.picture.Rect;
import dev.clew.press.picture.Stroke;
import dev.clew.press.picture.Text.Anchor;
import dev.clew.press.style.Theme;
import dev.clew.press.style.Token;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** Page 2: a cell, its three units and its peers. */
final class ModelPage {
    private static final double SIDE = 33;
    private static final double GRID_TOP = 188;
    private static final double[] KNOTS = {208, 315, 422};
    private static final int FOCUS = CoverPuzzle.FOCUS;
    static final String SMALL_PUZZLE = "0 0 0 0\n0 2 0 1\n0 0 0 0\n1 0 4 0";

    private final Sheet sheet = new Sheet(Theme.LIGHT);
    private final Position position = CoverPuzzle.POSITION;
    private final Shape shape = position.shape();
    private final GridFigure grid = new GridFigure(shape, Sheet.LEFT, GRID_TOP, SIDE);

    static Page page() {
        return new ModelPage().draw();
    }

    private Page draw() {
        drawGrid();
        sheet.tie(grid, FOCUS, CoverPuzzle.wayOut(), KNOTS);
        drawUnit(0, "Row 5", Token.BECAUSE, "cells side by side. Whatever one of them holds, the others cannot.");
        drawUnit(
                1, "Column 5", Token.COVER, "cells one below the other. Every value comes once, and all of them come.");
        drawUnit(
                2,
                "Block 5",
                Token.FIN,
                "cells in a square: a box to players. It adds only four peers to those of the lines.");
        drawInput();
        sheet.rule();
        drawNumbers();
        return new Page(
                "model",
                "One cell, three units",
                "The grid is square, but the solver thinks in units and peers.",
                sheet.picture("Model", "The row, the column and the block of r5c5, and a small puzzle as plain text."),
                List.of(new Page.Figure(grid, position)));
    }

    private CellSet unit(int index) {
        return shape.houseCells(shape.houseOf(FOCUS, index));
    }

    private void drawGrid() {
        CellGrid cells = new CellGrid(grid, sheet.colour(Token.SURFACE));
        cells.tint(unit(0), sheet.colour(Token.BECAUSE_TINT));
        cells.tint(unit(1), sheet.colour(Token.COVER_TINT));
        cells.tint(unit(2), sheet.colour(Token.FIN_TINT));
        cells.tint(FOCUS, sheet.colour(Token.SURFACE));
        for (int cell = 0; cell < shape.cells(); cell++) {
            boolean peer = shape.arePeers(cell, FOCUS);
            if (position.value(cell) != 0) {
                Token ink = peer ? Token.INK : Token.INK3;
                cells.figure(cell, position.value(cell), peer ? Face.STRONG : Face.TEXT, sheet.colour(ink));
            }
        }
        sheet.addAll(cells.ground(Theme.LIGHT));
        sheet.add(grid.hatch(unit(1).minus(unit(2)), Theme.LIGHT));
        sheet.add(grid.outline(unit(0), Stroke.round(sheet.colour(Token.BECAUSE), 1.8)));
        sheet.add(grid.outline(unit(1), Stroke.dashed(sheet.colour(Token.COVER), 1.8, 4.5, 3)));
        sheet.add(grid.outline(unit(2), new Stroke(sheet.colour(Token.FIN), 2.4, List.of(0.0, 4.4), true)));
        drawFocus();
        sheet.add(cells.figures());
        drawCaption();
    }

    private void drawFocus() {
        Bounds focus = grid.cell(FOCUS).grow(-2.5);
        double side = focus.right() - focus.left();
        Paint ring = new Paint(sheet.colour(Token.SURFACE), Stroke.solid(sheet.colour(Token.INK), 2));
        sheet.add(new Rect(focus.left(), focus.top(), side, side, 2, ring));
    }

    private void drawCaption() {
        long filled = shape.peers(FOCUS).stream()
                .filter(cell -> position.value(cell) != 0)
                .count();
        sheet.caption(
                Sheet.LEFT,
                grid.bounds().bottom() + 38,
                300,
                "*r5c5* sees " + shape.peerCount(FOCUS)
                        + " cells, its peers: 8 in its row, 8 in its column, 4 more in its" + " block. " + filled
                        + " are filled.");
    }

    private void drawUnit(int index, String name, Token token, String text) {
        double y = KNOTS[index];
        CellSet cells = unit(index);
        long filled = cells.stream().filter(cell -> position.value(cell) != 0).count();
        drawSwatch(index, y - 10, token);
        sheet.head(Sheet.ARGUMENT + 34, y + 5, name);
        sheet.text(
                Sheet.ARGUMENT + 290,
                y + 5,
                Anchor.END,
                filled + " of " + cells.size() + " filled",
                Face.TEXT,
                Sheet.LABEL,
                Token.INK3);
        sheet.prose(Sheet.ARGUMENT, y + 5 + Sheet.LEADING, 292, "Nine " + text);
    }

    /** The tint and the outline of a unit, as on the grid. */
    private void drawSwatch(int index, double y, Token token) {
        Token tint =
                List.of(Token.BECAUSE_TINT, Token.COVER_TINT, Token.FIN_TINT).get(index);
        Stroke line = switch (index) {
            case 0 -> Stroke.round(sheet.colour(token), 1.8);
            case 1 -> Stroke.dashed(sheet.colour(token), 1.8, 4.5, 3);
            default -> new Stroke(sheet.colour(token), 2.4, List.of(0.0, 4.4), true);
        };
        sheet.add(new Rect(Sheet.ARGUMENT, y, 20, 20, 2, new Paint(sheet.colour(tint), line)));
    }

    private void drawInput() {
        double x = 806;
        Position small = Position.parse(SMALL_PUZZLE);
        sheet.head(x, KNOTS[0] + 5, "A puzzle is plain text");
        String[] lines = SMALL_PUZZLE.split("\n");
        sheet.add(new Rect(x, 226, 112, 112, 4, Paint.fill(sheet.colour(Token.SUNKEN))));
        for (int i = 0; i < lines.length; i++) {
            sheet.text(x + 56, 255 + i * 22.5, Anchor.MIDDLE, lines[i], Face.CODE, 15, Token.INK);
        }
        GridFigure drawn = new GridFigure(small.shape(), Sheet.RIGHT - 112, 226, 28);
        CellGrid cells = new CellGrid(drawn, sheet.colour(Token.SURFACE)).answer(small, Theme.LIGHT);
        sheet.addAll(cells.ground(Theme.LIGHT)).add(cells.figures());
        sheet.prose(
                x,
                366,
                250,
                "A *0* or a dot is a blank. Four numbers a row make a grid of two by two blocks; nine make the usual one, and"
                        + " the same machinery solves both.");
    }

    private void drawNumbers() {
        long kinds = Arrays.stream(HouseKind.values())
                .filter(kind -> IntStream.range(0, shape.houses()).anyMatch(house -> shape.houseKind(house) == kind))
                .count();
        drawNumber(0, kinds, "unit kinds", "rows, columns and blocks");
        drawNumber(1, shape.houses(), "units", "nine of each kind");
        drawNumber(2, shape.peerCount(FOCUS), "peers", "of each cell, found once");
        drawNumber(3, 1, "state", "one mask a cell, read by all rules");
    }

    private void drawNumber(int index, long number, String name, String text) {
        double x = Sheet.column(3 * index);
        double width = Face.TITLE.width(String.valueOf(number), 74);
        sheet.text(x, 664, Anchor.START, String.valueOf(number), Face.TITLE, 74, Token.INK);
        sheet.head(x + width + 14, 643, name);
        sheet.caption(x + width + 14, 661, 226 - width, text);
    }
}
