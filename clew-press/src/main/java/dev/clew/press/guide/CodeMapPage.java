package dev.clew.press.guide;

import dev.clew.core.CellSet;
import dev.clew.core.Digits;
import dev.clew.core.Grid;
import dev.clew.core.Outcome;
import dev.clew.core.Shape;
import dev.clew.core.Solver;
import dev.clew.press.GridFigure;
import dev.clew.press.Theme;
import dev.clew.press.Token;
import dev.clew.press.picture.Circle;
import dev.clew.press.picture.Face;
import dev.clew.press.picture.Paint;
import dev.clew.press.picture.Rect;
import dev.clew.press.picture.Stroke;
import dev.clew.press.picture.Text.Anchor;
import java.util.List;

/** Page 7: where each idea lives in the code. */
final class CodeMapPage {
    /**
     * A class and what it is for.
     *
     * @param station the station on the cover
     * @param type the full name of the class
     */
    record Card(String station, String type, String text) {
        String name() {
            return type.substring(type.lastIndexOf('.') + 1);
        }

        String place() {
            return type.substring("dev.clew.".length(), type.lastIndexOf('.'));
        }
    }

    static final List<Card> CARDS = List.of(
            new Card(
                    "parse",
                    "dev.clew.core.format.FormatCatalog",
                    "Knows every way to write a puzzle down, tells them apart, and says what is wrong with a line."),
            new Card(
                    "model",
                    "dev.clew.core.Shape",
                    "Units, peers and the tables between them, worked out once from the rules of any grid."),
            new Card(
                    "mask",
                    "dev.clew.core.internal.general.State",
                    "One mask a cell, and a trail of what has changed, so that nothing is ever copied."),
            new Card(
                    "deduce",
                    "dev.clew.core.internal.general.Deduction",
                    "Singles, then locked candidates, then subsets, until nothing moves or something breaks."),
            new Card(
                    "branch",
                    "dev.clew.core.internal.general.Branching",
                    "The tightest cell, ties by open peers; its values by impact, ties by the smaller."),
            new Card(
                    "solve",
                    "dev.clew.core.Solver",
                    "The front door: solves, counts and lists, and says unique, several, none or out of budget."));

    private static final double FIRST = 142;
    private static final double STEP = (Sheet.WIDTH - 2 * FIRST) / 5;
    private static final double THREAD = 318;
    private static final double FIGURE_TOP = 194;
    private static final double FIGURE = 90;

    private final Sheet sheet = new Sheet(Theme.LIGHT);
    private final Shape shape = CoverPuzzle.POSITION.shape();
    private final List<Guesswork.Guess> fork;

    private CodeMapPage(Sample sample) {
        this.fork = Guesswork.of(sample.forked(), Sample.singlesOnly()).roots();
    }

    static Page page(Sample sample) {
        return new CodeMapPage(sample).draw();
    }

    private Page draw() {
        drawThread();
        for (int i = 0; i < CARDS.size(); i++) {
            drawCard(CARDS.get(i), FIRST + i * STEP);
        }
        drawFigures();
        sheet.rule();
        sheet.band(0, 4, "Correctness", "A slow, plainly written solver referees every fast one, on the same puzzles.");
        sheet.band(
                1,
                4,
                "Performance",
                "No memory is asked for inside the search. What a guess changed is undone, not copied.");
        sheet.band(
                2,
                4,
                "Search control",
                "A budget of time or guesses comes with every call, and ends it with an honest answer.");
        sheet.band(
                3,
                4,
                "Impact ordering",
                "Every tie is broken by rule, so the first solution is the same on every machine.");
        return new Page(
                "code map",
                "Where each idea lives",
                "Six classes carry the six stations of the thread, and four guards watch over them.",
                sheet.picture("Code map", "Six classes on one thread, and four guards."),
                List.of());
    }

    private void drawThread() {
        ThreadLine line = ThreadLine.from(0, THREAD + 3).wave(FIRST, THREAD);
        for (int i = 1; i < CARDS.size(); i++) {
            double x = FIRST + i * STEP;
            double sag = i % 2 == 1 ? 6 : -6;
            line.curve(x - STEP * 0.7, THREAD + sag, x - STEP * 0.3, THREAD + sag, x, THREAD);
        }
        sheet.thread(line.wave(Sheet.WIDTH, THREAD - 3));
    }

    private void drawCard(Card card, double x) {
        sheet.knot(x, THREAD);
        sheet.text(x, THREAD + 36, Anchor.MIDDLE, card.station(), Face.STRONG, 16, Token.INK);
        sheet.text(x, THREAD + 59, Anchor.MIDDLE, card.name(), Face.CODE, 13, Token.BECAUSE);
        sheet.text(x, THREAD + 76, Anchor.MIDDLE, card.place(), Face.CODE, 10, Token.INK3);
        sheet.set(x, THREAD + 104, Prose.of(card.text(), 13, STEP - 30), 19, Anchor.MIDDLE, Token.INK2);
    }

    // ---- a figure for each station, small, from the pages before ----

    private static double left(int index) {
        return FIRST + index * STEP - FIGURE / 2;
    }

    private void drawFigures() {
        drawText(left(0));
        drawUnits(left(1));
        drawMask(FIRST + 2 * STEP);
        drawSingle(left(3));
        drawFork(FIRST + 4 * STEP);
        drawSolution(left(5));
    }

    private void drawText(double x) {
        sheet.add(new Rect(x, FIGURE_TOP, FIGURE, FIGURE, 4, Paint.fill(sheet.colour(Token.SUNKEN))));
        String text = CoverPuzzle.POSITION.puzzle().toString();
        for (int row = 0; row < 9; row++) {
            String line = text.substring(9 * row, 9 * row + 9);
            sheet.text(x + FIGURE / 2, FIGURE_TOP + 13.5 + row * 8.8, Anchor.MIDDLE, line, Face.CODE, 8.5, Token.INK2);
        }
    }

    private void drawUnits(double x) {
        GridFigure grid = new GridFigure(shape, x, FIGURE_TOP, FIGURE / 9);
        CellGrid cells = new CellGrid(grid, sheet.colour(Token.SURFACE));
        List<Token> tints = List.of(Token.BECAUSE_TINT, Token.COVER_TINT, Token.FIN_TINT);
        List<Token> lines = List.of(Token.BECAUSE, Token.COVER, Token.FIN);
        for (int i = 0; i < 3; i++) {
            cells.tint(unit(i), sheet.colour(tints.get(i)));
        }
        sheet.addAll(cells.ground(Theme.LIGHT));
        for (int i = 0; i < 3; i++) {
            sheet.add(grid.outline(unit(i), Stroke.round(sheet.colour(lines.get(i)), 1.2)));
        }
        sheet.add(new Circle(
                grid.centreX(CoverPuzzle.FOCUS),
                grid.centreY(CoverPuzzle.FOCUS),
                3,
                Paint.fill(sheet.colour(Token.INK))));
    }

    private CellSet unit(int index) {
        return shape.houseCells(shape.houseOf(CoverPuzzle.FOCUS, index));
    }

    private void drawMask(double x) {
        Digits digits = CoverPuzzle.candidates(CoverPuzzle.FOCUS);
        double y = FIGURE_TOP + FIGURE / 2;
        for (int value = 1; value <= shape.size(); value++) {
            boolean on = digits.contains(value);
            Stroke line = Stroke.solid(sheet.colour(on ? Token.BECAUSE : Token.THIN), 1);
            Paint paint = new Paint(sheet.colour(on ? Token.BECAUSE : Token.PAPER), line);
            sheet.add(new Rect(x - 61.5 + (value - 1) * 13.8, y - 9, 11, 18, 2.5, paint));
        }
        sheet.text(x, y + 32, Anchor.MIDDLE, String.valueOf(digits.low()), Face.CODE, 13, Token.INK2);
    }

    private void drawSingle(double x) {
        double side = FIGURE / 3;
        GridFigure grid = new GridFigure(shape, x, FIGURE_TOP, side);
        sheet.add(new Rect(x, FIGURE_TOP, FIGURE, FIGURE, 0, Paint.fill(sheet.colour(Token.SURFACE))));
        Stroke thin = Stroke.solid(sheet.colour(Token.THIN), 1);
        for (int i = 0; i < 9; i++) {
            double left = x + i % 3 * side;
            double top = FIGURE_TOP + i / 3 * side;
            sheet.add(new Rect(left, top, side, side, 0, Paint.stroke(thin)));
        }
        Stroke thick = Stroke.solid(sheet.colour(Token.THICK), 2);
        sheet.add(new Rect(x, FIGURE_TOP, FIGURE, FIGURE, 0, Paint.stroke(thick)));
        // The upper middle block of the cover, with its single.
        CellGrid cells = new CellGrid(grid, sheet.colour(Token.SURFACE));
        Grid solution = solution();
        for (int i = 0; i < 9; i++) {
            int cell = i / 3 * 9 + 3 + i % 3;
            int at = i / 3 * 9 + i % 3;
            int value = CoverPuzzle.POSITION.value(cell);
            if (value != 0) {
                cells.figure(at, value, Face.STRONG, sheet.colour(Token.GIVEN));
            } else if (CoverPuzzle.candidates(cell).size() == 1) {
                Paint ring = new Paint(sheet.colour(Token.PLACE_TINT), Stroke.solid(sheet.colour(Token.PLACE), 1.4));
                sheet.add(new Circle(grid.centreX(at), grid.centreY(at), 11.4, ring));
                cells.figure(at, solution.value(cell), Face.STRONG, sheet.colour(Token.PLACE));
            }
        }
        sheet.add(cells.figures());
    }

    private void drawFork(double x) {
        double y = FIGURE_TOP + FIGURE / 2;
        Stroke faded = Stroke.round(sheet.colour(Token.THREAD).over(sheet.colour(Token.PAPER), 0.45), 1.6);
        ThreadLine dead = ThreadLine.from(x - 14, y).wave(x + 26, y - 28).line(x + 40, y - 28);
        sheet.add(dead.path(Paint.stroke(faded)));
        sheet.thread(
                ThreadLine.from(x - 52, y).line(x - 14, y).wave(x + 26, y + 28).line(x + 50, y + 28));
        sheet.knot(x - 14, y);
        for (Guesswork.Guess guess : fork) {
            String value = String.valueOf(guess.event().chosen());
            double above = guess.lives() ? y + 20 : y - 36;
            sheet.text(x + 38, above, Anchor.END, value, Face.CODE, 12, guess.lives() ? Token.INK : Token.INK3);
        }
        String cell = shape.cellName(fork.get(0).event().cell());
        sheet.text(x - 52, y - 10, Anchor.START, cell, Face.CODE, 12, Token.INK2);
    }

    private void drawSolution(double x) {
        GridFigure grid = new GridFigure(shape, x, FIGURE_TOP, FIGURE / 9);
        CellGrid cells = new CellGrid(grid, sheet.colour(Token.SURFACE));
        Grid solution = solution();
        for (int cell = 0; cell < shape.cells(); cell++) {
            boolean given = CoverPuzzle.POSITION.value(cell) != 0;
            cells.figure(
                    cell,
                    solution.value(cell),
                    given ? Face.STRONG : Face.TEXT,
                    sheet.colour(given ? Token.GIVEN : Token.PEN));
        }
        sheet.addAll(cells.ground(Theme.LIGHT)).add(cells.figures());
    }

    private static Grid solution() {
        if (Solver.standard().solve(CoverPuzzle.POSITION) instanceof Outcome.Unique unique) {
            return unique.solution();
        }
        throw new IllegalStateException("The cover puzzle does not have one solution");
    }
}
