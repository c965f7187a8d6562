package dev.clew.docs.guide;

import dev.clew.core.CellSet;
import dev.clew.core.Digits;
import dev.clew.core.Position;
import dev.clew.core.Shape;
import dev.clew.press.picture.Face;
import dev.clew.press.picture.Stroke;
import dev.clew.press.style.Token;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** What a cell may hold is one small number. */
final class CandidateFigures {
    private static final int FOCUS = CoverPuzzle.FOCUS;

    /** Three values of the row, to be taken away first. */
    private static final Digits SHOWN = Digits.of(1, 5, 8);

    private final Position position = CoverPuzzle.POSITION;
    private final Shape shape = position.shape();
    private final Digits full = shape.values();
    private final Digits left = CoverPuzzle.candidates(FOCUS);

    static Page page() {
        return new CandidateFigures().filled();
    }

    private Page filled() {
        Map<String, String> values = new LinkedHashMap<>();
        Figure figure = figure();
        values.put("grid", figure.svg());
        values.put("way", Svg.way(figure.grid(), CoverPuzzle.way()));
        values.put("peers", String.valueOf(shape.peerCount(FOCUS)));
        values.put("rest", words(full.minus(left).minus(SHOWN)));
        mask(values, "full", full, Digits.NONE);
        mask(values, "row", full.minus(SHOWN), SHOWN);
        mask(values, "left", left, Digits.NONE);
        mask(values, "placed", Digits.of(7), Digits.NONE);
        mask(values, "none", Digits.NONE, Digits.NONE);
        values.put("size", String.valueOf(shape.size()));
        return new Page("candidates", values, List.of(new Page.Way(position, CoverPuzzle.way())));
    }

    /** The bits of a mask as boxes, as a number in binary, and as a number. */
    private void mask(Map<String, String> values, String name, Digits on, Digits gone) {
        StringBuilder bits = new StringBuilder();
        StringBuilder binary = new StringBuilder();
        for (int value = 1; value <= shape.size(); value++) {
            String look = on.contains(value) ? "on" : gone.contains(value) ? "gone" : "off";
            bits.append("<b class=\"%s\">%d</b>".formatted(look, value));
            binary.insert(0, on.contains(value) ? '1' : '0')
                    .insert(0, value % 3 == 0 && value < shape.size() ? " " : "");
        }
        values.put(name, Svg.broken(bits.toString().replace("</b><", "</b>\n<")));
        if (!name.equals("placed") && !name.equals("none")) {
            values.put(name + "-binary", binary.toString());
        }
        values.put(name + "-number", String.valueOf(on.low()));
    }

    private static String words(Digits digits) {
        String all = digits.stream().mapToObj(String::valueOf).collect(Collectors.joining(", "));
        int last = all.lastIndexOf(", ");
        return last < 0 ? all : all.substring(0, last) + " and " + all.substring(last + 2);
    }

    private Figure figure() {
        Figure figure = new Figure(shape, Figure.SIDE).tint(shape.peers(FOCUS), Token.SAME);
        for (int cell = 0; cell < shape.cells(); cell++) {
            int value = position.value(cell);
            boolean peer = shape.arePeers(cell, FOCUS);
            boolean taken = value != 0 && shape.row(cell) == shape.row(FOCUS) && SHOWN.contains(value);
            if (taken) {
                figure.tint(CellSet.of(shape.size(), cell), Token.REMOVE_TINT);
            }
            if (value != 0) {
                Token ink = taken ? Token.REMOVE : peer ? Token.INK : Token.INK2;
                figure.value(position, cell, peer ? Face.STRONG : Face.TEXT, ink);
            }
        }
        CellSet focus = CellSet.of(shape.size(), FOCUS);
        figure.tint(focus, Token.BECAUSE_TINT).outline(focus, Stroke.solid(Figure.colour(Token.BECAUSE), 2.4));
        figure.cells().marks(FOCUS, left, 0.33, Face.STRONG, Figure.colour(Token.BECAUSE));
        return figure;
    }
}
