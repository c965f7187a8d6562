package dev.clew.docs.guide;

import dev.clew.core.Budget;
import dev.clew.core.Candidate;
import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.logic.Path;
import dev.clew.logic.board.Board;
import dev.clew.logic.level.ClewScale;
import dev.clew.logic.proof.Cover;
import dev.clew.logic.proof.Proof;
import dev.clew.logic.proof.ProofChecker;
import dev.clew.logic.proof.Slot;
import dev.clew.logic.proof.Verdict;
import dev.clew.logic.technique.Step;
import dev.clew.logic.text.StepText;
import dev.clew.press.GridFigure;
import dev.clew.press.diagram.Diagram;
import dev.clew.press.diagram.StepDiagram;
import dev.clew.press.picture.Face;
import dev.clew.press.picture.Text.Anchor;
import dev.clew.press.style.Theme;
import dev.clew.press.style.Token;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Page 8: one step with its evidence, and what the checker makes of it. */
final class ProofPage {
    private static final Puzzle PUZZLE =
            Puzzle.parse(".6..4127..8....5.....2.5..9..35.8.2...........1.9.74..4..1.2.....6....1..5178..4.");
    private static final String TECHNIQUE = "x-wing";
    private static final double SIDE = 41;
    private static final double GRID_TOP = 196;
    private static final double GRID_LEFT = Sheet.LEFT + 26;
    private static final double TEXT_LEFT = 548;
    private static final double KNOT_X = 524;
    private static final double[] KNOTS = {191, 356, 548};

    private final Sheet sheet = new Sheet(Theme.LIGHT);
    private final Board board;
    private final Step step;
    private final Cover cover;
    private final int number;
    private final GridFigure grid;

    private ProofPage(Board board, Step step, int number) {
        this.board = board;
        this.step = step;
        this.cover = (Cover) step.proof();
        this.number = number;
        this.grid = new GridFigure(board.shape(), GRID_LEFT, GRID_TOP, SIDE);
    }

    /** The first step of the technique on the puzzle's path. */
    static Page page() {
        Path path = Path.of(ClewScale.standard(), Position.of(PUZZLE), Budget.unlimited());
        List<ProofPage> found = new ArrayList<>();
        int[] number = {0};
        path.replay((board, step) -> {
            number[0]++;
            if (found.isEmpty() && step.technique().id().equals(TECHNIQUE)) {
                found.add(new ProofPage(board.copy(), step, number[0]));
            }
        });
        return found.get(0).draw(path.steps().size());
    }

    private Page draw(int steps) {
        StepText text = StepText.of(board, step);
        Diagram diagram = StepDiagram.of(board, step);
        sheet.add(grid.coordinates(diagram, Theme.LIGHT));
        sheet.add(grid.draw(diagram, Theme.LIGHT));
        sheet.caption(
                GRID_LEFT,
                grid.bounds().bottom() + 28,
                9 * SIDE,
                "*Step " + number + " of " + steps + ".* " + Prose.withCellNames(text.why()));
        drawThread();
        drawEvidence();
        drawQuestions();
        drawVerdicts();
        return new Page(
                "proofs",
                "Every step carries its proof",
                "A finder may be as clever as it likes. The checker is small, knows no technique, and trusts the board alone.",
                sheet.picture("Proofs", "An X-Wing, its evidence, and the lines of the checker."),
                List.of(new Page.Figure(grid, board.toPosition())));
    }

    private void drawThread() {
        ThreadLine line = ThreadLine.from(grid.bounds().right() + 2, GRID_TOP + 3.5 * SIDE);
        line.corners(16, 494, GRID_TOP + 3.5 * SIDE, 494, KNOTS[0], KNOT_X, KNOTS[0]);
        line.swing(-14, KNOT_X, KNOTS[1]).swing(14, KNOT_X, KNOTS[2]);
        sheet.thread(line);
        sheet.knot(KNOT_X, KNOTS[0]).knot(KNOT_X, KNOTS[1]).lastKnot(KNOT_X, KNOTS[2]);
    }

    // ---- the evidence ----

    private void drawEvidence() {
        sheet.head(TEXT_LEFT, KNOTS[0] + 5, "The evidence");
        double y = KNOTS[0] + 5 + 1.2 * Sheet.LEADING;
        for (Slot slot : cover.bases()) {
            y = drawSlot(y, "base", Token.BECAUSE, slot);
        }
        for (Slot slot : cover.covers()) {
            y = drawSlot(y, "cover", Token.COVER_TEXT, slot);
        }
    }

    private double drawSlot(double y, String kind, Token ink, Slot slot) {
        sheet.text(TEXT_LEFT, y, Anchor.START, kind, Face.STRONG, Sheet.TEXT, ink);
        sheet.text(TEXT_LEFT + 60, y, Anchor.START, slot.describe(board.shape()), Face.TEXT, Sheet.TEXT, Token.INK);
        sheet.text(TEXT_LEFT + 206, y, Anchor.START, cells(slot), Face.CODE, 12.5, Token.INK2);
        sheet.hairline(TEXT_LEFT, y + 8, Sheet.RIGHT, y + 8);
        return y + 1.25 * Sheet.LEADING;
    }

    private String cells(Slot slot) {
        return slot.candidates(board).stream()
                .map(candidate -> board.shape().cellName(candidate.cell()))
                .collect(Collectors.joining(" "));
    }

    // ---- the checker ----

    private void drawQuestions() {
        List<Candidate> base = cover.bases().stream()
                .flatMap(slot -> slot.candidates(board).stream())
                .toList();
        long covered = base.stream()
                .filter(candidate -> cover.covers().stream().anyMatch(slot -> slot.contains(board.shape(), candidate)))
                .count();
        long met = step.conclusions().stream()
                .filter(it -> cover.covers().stream().anyMatch(slot -> slot.contains(board.shape(), it.candidate())))
                .count();
        long exact = cover.bases().stream().filter(Slot::isExact).count();
        int bases = cover.bases().size();
        sheet.head(TEXT_LEFT, KNOTS[1] + 5, "What the checker asks of it");
        double y = KNOTS[1] + 5 + 1.2 * Sheet.LEADING;
        y = drawQuestion(y, "Does every base hold its value exactly once?", exact + " of " + bases);
        y = drawQuestion(y, "Does every base candidate lie in a cover?", covered + " of " + base.size());
        y = drawQuestion(
                y, "Are there no more covers than bases?", cover.covers().size() + " and " + bases);
        y = drawQuestion(
                y,
                "Does every target lie in a cover?",
                met + " of " + step.conclusions().size());
        sheet.caption(
                TEXT_LEFT,
                y + 2,
                500,
                "A target would leave " + (cover.covers().size() - 1) + " cover for " + bases
                        + " bases, and a cover holds one value at most.");
    }

    private double drawQuestion(double y, String question, String answer) {
        sheet.text(TEXT_LEFT, y, Anchor.START, question, Face.TEXT, Sheet.TEXT, Token.INK);
        sheet.text(Sheet.RIGHT, y, Anchor.END, answer, Face.STRONG, Sheet.TEXT, Token.PLACE);
        sheet.hairline(TEXT_LEFT, y + 8, Sheet.RIGHT, y + 8);
        return y + 1.25 * Sheet.LEADING;
    }

    private void drawVerdicts() {
        sheet.head(TEXT_LEFT, KNOTS[2] + 5, "What it answers");
        Verdict verdict = step.check(board, new ProofChecker());
        double y = KNOTS[2] + 5 + 1.2 * Sheet.LEADING;
        y = drawVerdict(y, "the step as it was found", verdict);
        y = drawVerdict(
                y,
                "without its second cover",
                check(new Cover(cover.bases(), cover.covers().subList(0, 1))));
        drawVerdict(y, "without its second base", check(new Cover(cover.bases().subList(0, 1), cover.covers())));
    }

    private Verdict check(Proof proof) {
        return new ProofChecker().check(board, step.conclusions(), proof);
    }

    private double drawVerdict(double y, String what, Verdict verdict) {
        boolean proven = verdict.isProven();
        sheet.text(TEXT_LEFT, y, Anchor.START, what, Face.TEXT, Sheet.TEXT, Token.INK);
        String word = proven ? "proven" : "refused";
        sheet.text(Sheet.RIGHT, y, Anchor.END, word, Face.STRONG, Sheet.TEXT, proven ? Token.PLACE : Token.REMOVE);
        double next = y;
        if (verdict instanceof Verdict.Unproven unproven) {
            next += 0.8 * Sheet.LEADING;
            sheet.text(TEXT_LEFT, next, Anchor.START, unproven.reason(), Face.CODE, 12, Token.INK3);
        }
        sheet.hairline(TEXT_LEFT, next + 8, Sheet.RIGHT, next + 8);
        return next + 1.25 * Sheet.LEADING;
    }
}
