package dev.clew.docs.guide;

import dev.clew.core.Digits;
import dev.clew.core.Position;
import dev.clew.core.Shape;
import dev.clew.core.TraceEvent;
import dev.clew.press.GridFigure;
import dev.clew.press.picture.Bounds;
import dev.clew.press.picture.Colour;
import dev.clew.press.picture.Face;
import dev.clew.press.picture.Paint;
import dev.clew.press.picture.Rect;
import dev.clew.press.picture.Stroke;
import dev.clew.press.picture.Text.Anchor;
import dev.clew.press.style.Theme;
import dev.clew.press.style.Token;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** Page 5: where to branch, which value to try first, and what that is worth. */
final class SearchPage {
    private static final double SIDE = 33;
    private static final double GRID_TOP = 188;
    private static final double[] KNOTS = {196, 340, 458};
    private static final double CELL = 66;

    private final Sheet sheet = new Sheet(Theme.LIGHT);
    private final Position position;
    private final Shape shape;
    private final Digits[] candidates;
    private final TraceEvent branch;
    private final GridFigure grid;
    private final SlopeChart chart;

    private SearchPage(Sample sample) {
        Guesswork work = Guesswork.of(sample.forked(), Sample.singlesOnly());
        this.position = work.position();
        this.shape = position.shape();
        this.candidates = position.candidates();
        this.branch = work.roots().get(0).event();
        this.grid = new GridFigure(shape, Sheet.LEFT, GRID_TOP, SIDE);
        this.chart = SlopeChart.measure(sample);
    }

    static Page page(Sample sample) {
        return new SearchPage(sample).draw();
    }

    private Page draw() {
        int chosen = branch.cell();
        int tie = openCells()
                .filter(cell -> count(cell) == count(chosen))
                .boxed()
                .min(Comparator.comparing(this::openPeers))
                .orElseThrow();
        int wide = openCells().boxed().max(Comparator.comparing(this::count)).orElseThrow();
        drawGrid(List.of(chosen, tie, wide));
        int lastRow = shape.size() - 1;
        int[] way = WayOut.find(position, chosen, cell -> shape.row(cell) == lastRow)
                .orElseThrow();
        sheet.tie(grid, chosen, way, KNOTS);
        drawCells(List.of(chosen, tie, wide));
        drawValues();
        chart.draw(sheet, Sheet.ARGUMENT, KNOTS[2] + 5);
        sheet.hairline(Sheet.LEFT, Sheet.RULE, 380, Sheet.RULE);
        sheet.caption(
                Sheet.LEFT,
                Sheet.RULE + 26,
                312,
                "*How it was measured.* " + Sample.SIZE + " minimal puzzles from the seed " + Sample.SEED
                        + ", each solved and its solution proven the only one. A proof must try every value, so the order of"
                        + " the values cannot shorten it, and up to the solution it hardly matters; it settles which of several"
                        + " solutions comes first.");
        return new Page(
                "search",
                "Branch where it is tight",
                "When deduction rests, the engine asks a question: in the cell that has the fewest answers.",
                sheet.picture("Search", "Three open cells, the impact of two values, and guesses for each puzzle."),
                List.of(new Page.Figure(grid, position)));
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

    private void drawGrid(List<Integer> shown) {
        CellGrid cells = new CellGrid(grid, sheet.colour(Token.SURFACE));
        cells.tint(shown.get(0), sheet.colour(Token.BECAUSE_TINT));
        for (int cell = 0; cell < shape.cells(); cell++) {
            boolean given = position.puzzle().given(cell) != 0;
            if (position.value(cell) != 0) {
                Token ink = given ? Token.GIVEN : Token.INK3;
                cells.figure(cell, position.value(cell), given ? Face.STRONG : Face.TEXT, sheet.colour(ink));
            }
        }
        sheet.addAll(cells.ground(Theme.LIGHT));
        for (int i = 0; i < shown.size(); i++) {
            Bounds area = grid.cell(shown.get(i)).grow(-1.5);
            double side = area.right() - area.left();
            Stroke ring = Stroke.solid(sheet.colour(i == 0 ? Token.BECAUSE : Token.INK2), i == 0 ? 2.6 : 1.8);
            sheet.add(new Rect(area.left(), area.top(), side, side, 2, Paint.stroke(ring)));
            cells.marks(shown.get(i), candidates[shown.get(i)], 0.28, Face.STRONG, ink(i));
        }
        sheet.add(cells.figures());
        sheet.caption(
                Sheet.LEFT,
                grid.bounds().bottom() + 38,
                300,
                "Singles have filled " + position.placedCount() + " cells and rest with "
                        + openCells().count() + " open. The engine branches in {because|" + shape.cellName(shown.get(0))
                        + "}.");
    }

    private Colour ink(int index) {
        return sheet.colour(index == 0 ? Token.BECAUSE : Token.MARK);
    }

    private void drawCells(List<Integer> shown) {
        sheet.head(Sheet.ARGUMENT, KNOTS[0] + 5, "The cell: fewest candidates, then most open peers");
        List<String> verdicts = List.of("chosen", "fewer open peers", "too many answers");
        for (int i = 0; i < shown.size(); i++) {
            drawCell(Sheet.ARGUMENT + i * 206, KNOTS[0] + 24, shown.get(i), i, verdicts.get(i));
        }
    }

    private void drawCell(double x, double y, int cell, int index, String verdict) {
        GridFigure single = new GridFigure(shape, x, y, CELL);
        Token line = index == 0 ? Token.BECAUSE : Token.THIN;
        Paint paint = new Paint(
                sheet.colour(index == 0 ? Token.BECAUSE_TINT : Token.SURFACE),
                Stroke.solid(sheet.colour(line), index == 0 ? 2 : 1.2));
        sheet.add(new Rect(x, y, CELL, CELL, 4, paint));
        // Any cell of a grid that begins here will do: the first one lies where the square is.
        CellGrid marks = new CellGrid(single, sheet.colour(Token.SURFACE));
        marks.marks(0, candidates[cell], 0.25, index == 0 ? Face.STRONG : Face.TEXT, ink(index));
        sheet.add(marks.figures());
        double text = x + CELL + 14;
        sheet.text(text, y + 15, Anchor.START, shape.cellName(cell), Face.CODE, 13, Token.INK);
        sheet.caption(text, y + 32, 120, count(cell) + " candidates");
        sheet.caption(text, y + 48, 120, openPeers(cell) + " open peers");
        sheet.text(
                text,
                y + 64,
                Anchor.START,
                verdict,
                index == 0 ? Face.STRONG : Face.TEXT,
                Sheet.LABEL,
                index == 0 ? Token.BECAUSE : Token.INK3);
    }

    private void drawValues() {
        sheet.head(Sheet.ARGUMENT, KNOTS[1] + 5, "Its values: highest impact first, then the smaller");
        int most = branch.impacts().stream()
                .mapToInt(TraceEvent.Impact::impact)
                .max()
                .orElseThrow();
        for (int i = 0; i < branch.impacts().size(); i++) {
            TraceEvent.Impact impact = branch.impacts().get(i);
            double y = KNOTS[1] + 22 + i * 28;
            Token ink = i == 0 ? Token.BECAUSE : Token.THIN;
            double width = 300.0 * impact.impact() / most;
            sheet.text(
                    Sheet.ARGUMENT, y + 15, Anchor.START, String.valueOf(impact.value()), Face.STRONG, 17, Token.INK);
            sheet.add(new Rect(Sheet.ARGUMENT + 24, y, width, 20, 2, Paint.fill(sheet.colour(ink))));
            sheet.caption(
                    Sheet.ARGUMENT + 24 + width + 12,
                    y + 14.5,
                    240,
                    "a candidate in *" + impact.impact() + "* peers" + (i == 0 ? ": tried first" : ""));
        }
    }
}
