package dev.clew.docs.guide;

import dev.clew.core.CellSet;
import dev.clew.core.Digits;
import dev.clew.core.Position;
import dev.clew.core.Shape;
import dev.clew.press.GridFigure;
import dev.clew.press.picture.Colour;
import dev.clew.press.picture.Face;
import dev.clew.press.picture.Item;
import dev.clew.press.style.Theme;
import dev.clew.press.style.Token;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The cover: one cell glows, and the thread leads from the ball through six knots to it. */
final class OverviewFigures {
    private static final double SIDE = 50;
    private static final Colour PAPER = new Colour(0x14110D);
    private static final Colour WALL = new Colour(0x2B251C);
    private static final Colour BLANK = new Colour(0x191510);
    private static final Colour GOLD = new Colour(0xF2C35B);

    private OverviewFigures() {}

    static Page page() {
        Position position = CoverPuzzle.POSITION;
        Shape shape = position.shape();
        Digits left = CoverPuzzle.candidates(CoverPuzzle.FOCUS);
        GridFigure grid = new GridFigure(shape, 0, 0, SIDE);
        Map<String, String> values = new LinkedHashMap<>();
        values.put("ball", Svg.of(YarnBall.draw(12.5, 13, 11.5, Theme.PAGE.colour(Token.THREAD), PAPER)));
        values.put("grid", Svg.of(ground(grid, position)));
        CellGrid marks = new CellGrid(grid, BLANK);
        marks.marks(CoverPuzzle.FOCUS, left, 0.33, Face.STRONG, GOLD);
        values.put("marks", Svg.of(List.of(marks.figures())));
        values.put("way", Svg.way(grid, CoverPuzzle.way()));
        values.put("cell", shape.cellName(CoverPuzzle.FOCUS));
        values.put("values", left.stream().mapToObj(String::valueOf).collect(Collectors.joining(" or ")));
        values.put("cells", String.valueOf(shape.cells()));
        values.put("units", String.valueOf(shape.houses()));
        values.put("peers", String.valueOf(shape.peerCount(CoverPuzzle.FOCUS)));
        return new Page("overview", values, List.of(new Page.Way(position, CoverPuzzle.way())));
    }

    /** Clues are walls. */
    private static List<Item> ground(GridFigure grid, Position position) {
        CellSet walls = CellSet.of(
                9,
                IntStream.range(0, position.shape().cells())
                        .filter(cell -> position.value(cell) != 0)
                        .toArray());
        CellGrid cells = new CellGrid(grid, BLANK).tint(walls, WALL);
        walls.forEach(cell -> cells.figure(cell, position.value(cell), Face.STRONG, Theme.PAGE.colour(Token.INK)));
        List<Item> all = new ArrayList<>(cells.ground(Theme.PAGE));
        all.add(cells.figures());
        return all;
    }
}
