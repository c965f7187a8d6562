package dev.clew.docs.guide;

import dev.clew.core.CellSet;
import dev.clew.core.HouseKind;
import dev.clew.core.Position;
import dev.clew.core.Shape;
import dev.clew.press.picture.Face;
import dev.clew.press.picture.Stroke;
import dev.clew.press.style.Theme;
import dev.clew.press.style.Token;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** A cell, its three units and its peers. */
final class ModelFigures {
    static final String SMALL_PUZZLE = "0 0 0 0\n0 2 0 1\n0 0 0 0\n1 0 4 0";
    private static final int FOCUS = CoverPuzzle.FOCUS;

    private final Position position = CoverPuzzle.POSITION;
    private final Shape shape = position.shape();

    static Page page() {
        return new ModelFigures().filled();
    }

    private Page filled() {
        Map<String, String> values = new LinkedHashMap<>();
        Figure figure = figure();
        values.put("grid", figure.svg());
        values.put("way", Svg.way(figure.grid(), CoverPuzzle.way()));
        values.put("peers", String.valueOf(shape.peerCount(FOCUS)));
        values.put("filled", String.valueOf(filled(shape.peers(FOCUS))));
        for (int i = 0; i < 3; i++) {
            values.put("filled-" + i, filled(unit(i)) + " of " + unit(i).size() + " filled");
        }
        values.put("text", SMALL_PUZZLE);
        values.put("small", small());
        values.put("kinds", String.valueOf(kinds()));
        values.put("units", String.valueOf(shape.houses()));
        return new Page("model", values, List.of(new Page.Way(position, CoverPuzzle.way())));
    }

    private CellSet unit(int index) {
        return shape.houseCells(shape.houseOf(FOCUS, index));
    }

    private long filled(CellSet cells) {
        return cells.stream().filter(cell -> position.value(cell) != 0).count();
    }

    private long kinds() {
        return Arrays.stream(HouseKind.values())
                .filter(kind -> IntStream.range(0, shape.houses()).anyMatch(house -> shape.houseKind(house) == kind))
                .count();
    }

    private Figure figure() {
        Figure figure = new Figure(shape, Figure.SIDE)
                .tint(unit(0), Token.BECAUSE_TINT)
                .tint(unit(1), Token.COVER_TINT)
                .tint(unit(2), Token.FIN_TINT);
        for (int cell = 0; cell < shape.cells(); cell++) {
            boolean peer = shape.arePeers(cell, FOCUS);
            if (position.value(cell) != 0) {
                figure.value(position, cell, peer ? Face.STRONG : Face.TEXT, peer ? Token.INK : Token.INK3);
            }
        }
        CellSet focus = CellSet.of(shape.size(), FOCUS);
        return figure.add(figure.grid().hatch(unit(1).minus(unit(2)), Theme.PAGE))
                .outline(unit(0), Stroke.round(Figure.colour(Token.BECAUSE), 1.8))
                .outline(unit(1), Stroke.dashed(Figure.colour(Token.COVER), 1.8, 4.5, 3))
                .outline(unit(2), new Stroke(Figure.colour(Token.FIN), 2.4, List.of(0.0, 4.4), true))
                .outline(focus, Stroke.solid(Figure.colour(Token.INK), 2.4));
    }

    private static String small() {
        Position small = Position.parse(SMALL_PUZZLE);
        Figure figure = new Figure(small.shape(), 28);
        figure.cells().answer(small, Theme.PAGE);
        return figure.svg();
    }
}
