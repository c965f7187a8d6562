package dev.clew.docs.guide;

import dev.clew.core.Budget;
import dev.clew.core.Position;
import dev.clew.core.Shape;
import dev.clew.generate.Caps;
import dev.clew.generate.Generated;
import dev.clew.generate.Generator;
import dev.clew.generate.Result;
import dev.clew.generate.Target;
import dev.clew.press.GridFigure;
import dev.clew.press.picture.Circle;
import dev.clew.press.picture.Face;
import dev.clew.press.picture.Line;
import dev.clew.press.picture.Paint;
import dev.clew.press.picture.Stroke;
import dev.clew.press.picture.Text.Anchor;
import dev.clew.press.style.Theme;
import dev.clew.press.style.Token;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Page 11: a seed, a full grid, and the number of clues that falls along the thread. */
final class GenerationPage {
    private static final long SEED = Sample.SEED;
    private static final double SIDE = 24;
    private static final double GRID_TOP = 204;
    private static final double CHART_LEFT = 312;
    private static final double CHART_RIGHT = 812;
    private static final double CHART_TOP = 216;
    private static final double CHART_BOTTOM = 492;

    /** One clue looked at: whether it went, and how many are left. */
    private record Look(int cell, boolean removed, int clues) {}

    private final Sheet sheet = new Sheet(Theme.LIGHT);
    private final List<Look> looks = new ArrayList<>();
    private final Generated made;
    private final Shape shape;
    private final GridFigure full;
    private final GridFigure puzzle;

    private GenerationPage() {
        Result result =
                new Generator(Target.any().withMinimal(), Caps.standard(), Budget.unlimited(), new Log()).make(SEED);
        if (!(result instanceof Result.Found found)) {
            throw new IllegalStateException("Seed " + SEED + " makes no puzzle");
        }
        this.made = found.generated();
        this.shape = made.puzzle().shape();
        this.full = new GridFigure(shape, Sheet.LEFT, GRID_TOP, SIDE);
        this.puzzle = new GridFigure(shape, Sheet.RIGHT - 9 * SIDE, CHART_BOTTOM - 9 * SIDE + 12, SIDE);
    }

    /** Writes down what becomes of every clue. */
    private final class Log implements Generator.Watch {
        @Override
        public void missed(int attempts, Optional<Generated> best) {
            looks.clear();
        }

        @Override
        public void tried(int cell, boolean removed, int clues) {
            looks.add(new Look(cell, removed, clues));
        }
    }

    static Page page() {
        return new GenerationPage().draw();
    }

    private Page draw() {
        drawSeed();
        drawGrid(full, false);
        drawGrid(puzzle, true);
        drawChart();
        sheet.rule();
        drawWords();
        return new Page(
                "generation",
                "From a seed to a puzzle",
                "A number gives a full grid; clues are taken away for as long as one solution is proven.",
                sheet.picture("Generation", "A full grid, the number of clues falling along a thread, and the puzzle."),
                List.of(new Page.Figure(puzzle, Position.of(made.puzzle()))));
    }

    private void drawSeed() {
        sheet.text(Sheet.LEFT, GRID_TOP - 14, Anchor.START, "seed " + SEED, Face.STRONG, Sheet.TEXT, Token.INK);
        sheet.text(
                full.bounds().right(),
                GRID_TOP - 14,
                Anchor.END,
                shape.cells() + " clues",
                Face.TEXT,
                Sheet.LABEL,
                Token.INK3);
        double above = puzzle.bounds().top() - 14;
        String level = made.rating().level().id();
        sheet.text(puzzle.left(), above, Anchor.START, level, Face.STRONG, Sheet.TEXT, Token.INK);
        sheet.text(
                Sheet.RIGHT,
                above,
                Anchor.END,
                made.puzzle().givenCount() + " clues",
                Face.TEXT,
                Sheet.LABEL,
                Token.INK3);
    }

    private void drawGrid(GridFigure grid, boolean cluesOnly) {
        CellGrid cells = new CellGrid(grid, sheet.colour(Token.SURFACE));
        for (int cell = 0; cell < shape.cells(); cell++) {
            boolean clue = made.puzzle().given(cell) != 0;
            if (clue || !cluesOnly) {
                Token ink = clue ? Token.GIVEN : Token.INK3;
                cells.figure(cell, made.solution().value(cell), clue ? Face.STRONG : Face.TEXT, sheet.colour(ink));
            }
        }
        sheet.addAll(cells.ground(Theme.LIGHT)).add(cells.figures());
    }

    // ---- the chart ----

    private double x(int looked) {
        return CHART_LEFT + (CHART_RIGHT - CHART_LEFT) * looked / looks.size();
    }

    private double y(int clues) {
        int least = made.puzzle().givenCount();
        return CHART_TOP + (CHART_BOTTOM - CHART_TOP) * (shape.cells() - clues) / (shape.cells() - least);
    }

    private void drawChart() {
        for (int clues = 70; clues >= made.puzzle().givenCount(); clues -= 10) {
            sheet.hairline(CHART_LEFT, y(clues), x(lookedAt(clues)), y(clues));
            sheet.text(CHART_LEFT - 8, y(clues) + 4, Anchor.END, String.valueOf(clues), Face.TEXT, 11, Token.INK3);
        }
        ThreadLine line = ThreadLine.from(full.bounds().right() + 2, y(shape.cells()));
        line.line(x(0), y(shape.cells()));
        for (int i = 0; i < looks.size(); i++) {
            line.line(x(i + 1), y(looks.get(i).clues()));
        }
        line.line(puzzle.left() - 2, y(made.puzzle().givenCount()));
        sheet.thread(line);
        for (int i = 0; i < looks.size(); i++) {
            if (!looks.get(i).removed()) {
                Stroke ring = Stroke.solid(sheet.colour(Token.THREAD), 1.3);
                sheet.add(new Circle(x(i + 1), y(looks.get(i).clues()), 3, new Paint(sheet.colour(Token.PAPER), ring)));
            }
        }
        drawFirstStay();
    }

    /** How many clues were looked at when only so many were left. */
    private int lookedAt(int clues) {
        int looked = 0;
        while (looks.get(looked).clues() > clues) {
            looked++;
        }
        return looked + 1;
    }

    private void drawFirstStay() {
        int first = 0;
        while (looks.get(first).removed()) {
            first++;
        }
        double x = x(first + 1);
        double y = y(looks.get(first).clues());
        sheet.add(new Line(x + 5, y - 5, x + 22, y - 22, Stroke.solid(sheet.colour(Token.INK3), 1)));
        sheet.caption(
                x + 28,
                y - 34,
                230,
                "The first clue that has to stay: without the "
                        + made.solution().value(looks.get(first).cell()) + " in `"
                        + shape.cellName(looks.get(first).cell()) + "` there would be a second solution.");
    }

    private void drawWords() {
        long removed = looks.stream().filter(Look::removed).count();
        sheet.band(
                0,
                3,
                "The seed",
                "Every puzzle has a seed of its own, derived from that of the run. The same seed makes the same puzzle, on any"
                        + " machine and any number of threads.");
        sheet.band(
                1,
                3,
                "The thread",
                "All " + looks.size() + " clues are tried in a random order: " + removed + " go, "
                        + (looks.size() - removed)
                        + " stay (○). Each time the engine looks for a second solution where the cell was opened.");
        sheet.band(
                2,
                3,
                "The rating",
                "What is left is rated, here *" + made.rating()
                        + "*, and kept if that was asked for. If not, the next seed is"
                        + " tried, and a target that was missed is always named.");
    }
}
