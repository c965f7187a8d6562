package dev.clew.docs.guide;

import dev.clew.core.Position;
import dev.clew.logic.TechniqueCatalog;
import dev.clew.logic.board.Board;
import dev.clew.logic.board.Uniqueness;
import dev.clew.logic.technique.Step;
import dev.clew.logic.text.StepText;
import dev.clew.press.GridFigure;
import dev.clew.press.diagram.CandidateRole;
import dev.clew.press.diagram.Diagram;
import dev.clew.press.diagram.StepDiagram;
import dev.clew.press.picture.Face;
import dev.clew.press.picture.Text.Anchor;
import dev.clew.press.style.Theme;
import dev.clew.press.style.Token;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Page 4: assign, propagate, naked singles, hidden singles, and again until nothing moves. */
final class DeductionPage {
    private static final double LOOP_LEFT = 296;
    private static final double LOOP_RIGHT = Sheet.WIDTH - LOOP_LEFT;
    private static final double LOOP_TOP = 190;
    private static final double LOOP_BOTTOM = 506;
    private static final double ENTRY = 232;
    private static final double SIDE = 23;
    private static final double GRID_TOP = 226;

    private final Sheet sheet = new Sheet(Theme.LIGHT);
    private final Board board = Board.of(CoverPuzzle.POSITION, Uniqueness.OF_GIVENS);
    private final List<Page.Figure> figures = new ArrayList<>();
    private final Sample.Effort singles;
    private final Guesswork cover;

    private DeductionPage(Sample sample) {
        this.singles = sample.effort(Sample.singlesOnly());
        this.cover = Guesswork.of(CoverPuzzle.POSITION.puzzle(), Sample.singlesOnly());
    }

    static Page page(Sample sample) {
        return new DeductionPage(sample).draw();
    }

    private Page draw() {
        drawLoop();
        Step naked = first("naked-single");
        Step hidden = first("hidden-single");
        drawExample(naked, LOOP_LEFT + 34);
        drawExample(hidden, LOOP_RIGHT - 34 - 9 * SIDE);
        drawRules(naked, hidden);
        return new Page(
                "deduction",
                "Deduce until nothing moves",
                "Two simple rules, taken in turn, finish " + singles.withoutGuess() + " of " + Sample.SIZE
                        + " minimal puzzles without a single guess.",
                sheet.picture("Deduction", "A loop of four stations around a naked and a hidden single."),
                figures);
    }

    private void drawRules(Step naked, Step hidden) {
        sheet.rule();
        sheet.band(
                0,
                3,
                "Naked single",
                Prose.withCellNames(StepText.of(board, naked).why()));
        sheet.band(
                1,
                3,
                "Hidden single",
                Prose.withCellNames(StepText.of(board, hidden).why()));
        sheet.band(
                2,
                3,
                "When a path is rejected",
                "A cell whose mask is 0, or a unit in which a value has no cell left. Neither can be mended, so the path ends"
                        + " there and then.");
    }

    private void drawLoop() {
        ThreadLine loop = ThreadLine.from(0, ENTRY + 4).wave(LOOP_LEFT, ENTRY);
        loop.corners(
                44,
                LOOP_LEFT,
                LOOP_TOP,
                LOOP_RIGHT,
                LOOP_TOP,
                LOOP_RIGHT,
                LOOP_BOTTOM,
                LOOP_LEFT,
                LOOP_BOTTOM,
                LOOP_LEFT,
                ENTRY);
        sheet.thread(loop);
        drawStation(LOOP_LEFT, ENTRY, Anchor.END, "assign", "A value goes in: the mask of its cell becomes one bit.");
        drawStation(LOOP_RIGHT, ENTRY, Anchor.START, "propagate", "That bit is switched off in all twenty peers.");
        drawStation(LOOP_RIGHT, 430, Anchor.START, "naked singles", "A mask with one bit left is a value: assign it.");
        drawStation(LOOP_LEFT, 430, Anchor.END, "hidden singles", "A value with one cell left in a unit goes there.");
        sheet.centredCaption(
                Sheet.WIDTH / 2,
                LOOP_BOTTOM + 27,
                420,
                "The cover puzzle needs nothing else: singles fill all its " + cover.singles() + " blanks.");
    }

    private void drawStation(double x, double y, Anchor side, String name, String text) {
        sheet.knot(x, y);
        double offset = side == Anchor.END ? -20 : 20;
        double below = y + (y == ENTRY ? 30 : 5);
        sheet.text(x + offset, below, side, name, Face.STRONG, 16, Token.INK);
        sheet.set(x + offset, below + Sheet.LEADING, Prose.of(text, Sheet.TEXT, 206), Sheet.LEADING, side, Token.INK2);
    }

    /** The first step of a technique that shows it alone: a hidden single is no example where the cell is naked, too. */
    private Step first(String technique) {
        List<Step> found = new ArrayList<>();
        TechniqueCatalog.standard().require(technique).find(board, step -> {
            int cell = step.conclusions().get(0).candidate().cell();
            if (technique.startsWith("naked") || board.candidateCount(cell) > 2) {
                found.add(step);
            }
            return found.isEmpty();
        });
        return found.get(0);
    }

    private void drawExample(Step step, double left) {
        Position position = CoverPuzzle.POSITION;
        GridFigure grid = new GridFigure(position.shape(), left, GRID_TOP, SIDE);
        Diagram full = StepDiagram.of(board, step);
        Diagram.Builder plain = Diagram.of(position);
        full.houses().forEach((house, role) -> plain.house(role, house));
        full.cells().forEach(plain::cells);
        step.conclusions().forEach(it -> plain.candidate(CandidateRole.PLACED, it.candidate()));
        sheet.add(grid.draw(plain.build(), Theme.LIGHT));
        figures.add(new Page.Figure(grid, position));
        sheet.text(
                left,
                grid.bounds().bottom() + 24,
                Anchor.START,
                step.technique().name().toLowerCase(Locale.ROOT),
                Face.STRONG,
                13,
                Token.INK);
        sheet.text(
                grid.bounds().right(),
                grid.bounds().bottom() + 24,
                Anchor.END,
                StepText.of(board, step).conclusions(),
                Face.CODE,
                12.5,
                Token.INK2);
    }
}
