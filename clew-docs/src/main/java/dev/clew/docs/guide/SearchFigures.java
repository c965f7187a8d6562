package dev.clew.docs.guide;

import dev.clew.core.CellSet;
import dev.clew.core.Digits;
import dev.clew.core.Position;
import dev.clew.core.Shape;
import dev.clew.core.TraceEvent;
import dev.clew.press.picture.Face;
import dev.clew.press.picture.Stroke;
import dev.clew.press.style.Token;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;

/** Where to branch, which value to try first, and what that is worth. */
final class SearchFigures {
    private static final double CELL = 66;
    private static final double BAR = 300;

    private final Position position;
    private final Shape shape;
    private final Digits[] candidates;
    private final TraceEvent branch;
    private final Map<String, String> values = new LinkedHashMap<>();

    private SearchFigures(Sample sample) {
        GuessTree work = GuessTree.of(sample.forked(), Sample.singlesOnly());
        this.position = work.position();
        this.shape = position.shape();
        this.candidates = position.candidates();
        this.branch = work.roots().get(0).event();
    }

    static Page page(Sample sample) {
        SearchFigures figures = new SearchFigures(sample);
        figures.values.put("chart", SlopeChart.measure(sample).svg());
        return figures.filled();
    }

    private Page filled() {
        int chosen = branch.cell();
        int tie = openCells()
                .filter(cell -> count(cell) == count(chosen))
                .boxed()
                .min(Comparator.comparing(this::openPeers))
                .orElseThrow();
        int wide = openCells().boxed().max(Comparator.comparing(this::count)).orElseThrow();
        List<Integer> way = way(chosen);
        Figure figure = figure(List.of(chosen, tie, wide));
        values.put("grid", figure.svg());
        values.put("way", Svg.way(figure.grid(), way));
        double exit = figure.grid().centreX(way.get(way.size() - 1));
        values.put("exit", number(exit));
        values.put("exit-after", number(exit + 12));
        values.put("filled", String.valueOf(position.placedCount()));
        values.put("open", String.valueOf(openCells().count()));
        values.put("cell", shape.cellName(chosen));
        values.put("chosen", cell(chosen, "chosen"));
        values.put("tie", cell(tie, "fewer open peers"));
        values.put("wide", cell(wide, "too many answers"));
        values.put("bars", bars());
        values.put("size", String.valueOf(Sample.SIZE));
        values.put("seed", String.valueOf(Sample.SEED));
        return new Page("search", values, List.of(new Page.Way(position, way)));
    }

    private List<Integer> way(int from) {
        int lastRow = shape.size() - 1;
        List<Integer> way = new ArrayList<>(List.of(from));
        for (int cell : ThreadPath.find(position, from, cell -> shape.row(cell) == lastRow)
                .orElseThrow()) {
            way.add(cell);
        }
        return way;
    }

    private IntStream openCells() {
        return IntStream.range(0, shape.cells()).filter(cell -> position.value(cell) == 0);
    }

    private int count(int cell) {
        return candidates[cell].size();
    }

    private int openPeers(int cell) {
        return (int) shape.peers(cell).stream()
                .filter(peer -> position.value(peer) == 0)
                .count();
    }

    private Figure figure(List<Integer> shown) {
        Figure figure = new Figure(shape, Figure.SIDE);
        figure.tint(CellSet.of(shape.size(), shown.get(0)), Token.BECAUSE_TINT);
        for (int cell = 0; cell < shape.cells(); cell++) {
            boolean given = position.puzzle().given(cell) != 0;
            if (position.value(cell) != 0) {
                figure.value(position, cell, given ? Face.STRONG : Face.TEXT, given ? Token.GIVEN : Token.INK3);
            }
        }
        for (int i = 0; i < shown.size(); i++) {
            Token line = i == 0 ? Token.BECAUSE : Token.INK2;
            Token ink = i == 0 ? Token.BECAUSE : Token.MARK;
            figure.outline(
                    CellSet.of(shape.size(), shown.get(i)), Stroke.solid(Figure.colour(line), i == 0 ? 2.6 : 1.8));
            figure.cells().marks(shown.get(i), candidates[shown.get(i)], 0.28, Face.STRONG, Figure.colour(ink));
        }
        return figure;
    }

    /** An open cell, large, with what counts. */
    private String cell(int cell, String verdict) {
        StringBuilder marks = new StringBuilder();
        candidates[cell].forEach(value -> {
            double x = CELL * (0.2 + 0.3 * ((value - 1) % 3));
            int row = (value - 1) / 3;
            marks.append("<text x=\"%s\" y=\"%s\">%d</text>\n"
                    .formatted(number(x), number(CELL * (0.2 + 0.3 * row) + 6), value));
        });
        return """
                <svg viewBox="0 0 66 66" aria-hidden="true">
                %s</svg>
                <code>%s</code><br>%d candidates<br>%d open peers<br><b>%s</b>""".formatted(marks, shape.cellName(cell), count(cell), openPeers(cell), verdict);
    }

    /** A bar for each value, as long as its impact. */
    private String bars() {
        int most = branch.impacts().stream()
                .mapToInt(TraceEvent.Impact::impact)
                .max()
                .orElseThrow();
        StringBuilder bars = new StringBuilder();
        for (int i = 0; i < branch.impacts().size(); i++) {
            TraceEvent.Impact impact = branch.impacts().get(i);
            String width = number(BAR * impact.impact() / most);
            bars.append(
                    """
                    <li><b>%d</b> <svg viewBox="0 0 %s 20" width="%s" height="20"><rect width="%s" height="20" rx="2"/></svg>
                    a candidate in <strong>%d</strong> peers%s</li>
                    """.formatted(impact.value(), width, width, width, impact.impact(), i == 0 ? ": tried first" : ""));
        }
        return bars.toString().stripTrailing();
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, "%.1f", value);
    }
}
