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
import dev.clew.press.style.Theme;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** One step with its evidence, and what the checker makes of it. */
final class ProofFigures {
    private static final Puzzle PUZZLE =
            Puzzle.parse(".6..4127..8....5.....2.5..9..35.8.2...........1.9.74..4..1.2.....6....1..5178..4.");
    private static final String TECHNIQUE = "x-wing";
    private static final double SIDE = 41;

    private final Board board;
    private final Step step;
    private final Cover cover;
    private final int number;

    private ProofFigures(Board board, Step step, int number) {
        this.board = board;
        this.step = step;
        this.cover = (Cover) step.proof();
        this.number = number;
    }

    /** The first step of the technique on the puzzle's path. */
    static Page page() {
        Path path = Path.of(ClewScale.standard(), Position.of(PUZZLE), Budget.unlimited());
        List<ProofFigures> found = new ArrayList<>();
        int[] number = {0};
        path.replay((board, step) -> {
            number[0]++;
            if (found.isEmpty() && step.technique().id().equals(TECHNIQUE)) {
                found.add(new ProofFigures(board.copy(), step, number[0]));
            }
        });
        return found.get(0).filled(path.steps().size());
    }

    private Page filled(int steps) {
        Map<String, String> values = new LinkedHashMap<>();
        Diagram diagram = StepDiagram.of(board, step);
        GridFigure grid = new GridFigure(board.shape(), 0, 0, SIDE);
        values.put("grid", Svg.of(List.of(grid.coordinates(diagram, Theme.PAGE), grid.draw(diagram, Theme.PAGE))));
        values.put("step", String.valueOf(number));
        values.put("steps", String.valueOf(steps));
        values.put("why", Html.withCellNames(StepText.of(board, step).why()));
        values.put("evidence", rows("base", cover.bases()) + rows("cover", cover.covers()));
        questions(values);
        values.put("found", verdict(step.check(board, new ProofChecker())));
        values.put(
                "without-cover",
                verdict(check(new Cover(cover.bases(), cover.covers().subList(0, 1)))));
        values.put("without-base", verdict(check(new Cover(cover.bases().subList(0, 1), cover.covers()))));
        return new Page("proofs", values, List.of());
    }

    private String rows(String kind, List<Slot> slots) {
        return slots.stream()
                .map(slot -> "<tr><th class=\"%s-row\">%s</th><td>%s</td><td><code>%s</code></td></tr>\n"
                        .formatted(kind, kind, slot.describe(board.shape()), cells(slot)))
                .collect(Collectors.joining());
    }

    private String cells(Slot slot) {
        return slot.candidates(board).stream()
                .map(candidate -> board.shape().cellName(candidate.cell()))
                .collect(Collectors.joining(" "));
    }

    /** What the checker counts. */
    private void questions(Map<String, String> values) {
        List<Candidate> base = cover.bases().stream()
                .flatMap(slot -> slot.candidates(board).stream())
                .toList();
        List<Candidate> targets =
                step.conclusions().stream().map(it -> it.candidate()).toList();
        long exact = cover.bases().stream().filter(Slot::isExact).count();
        values.put("exact", exact + " of " + cover.bases().size());
        values.put("covered", covered(base) + " of " + base.size());
        values.put("no-more", cover.covers().size() + " and " + cover.bases().size());
        values.put("met", covered(targets) + " of " + targets.size());
        values.put("one-less", String.valueOf(cover.covers().size() - 1));
        values.put("bases", String.valueOf(cover.bases().size()));
    }

    private long covered(List<Candidate> candidates) {
        return candidates.stream()
                .filter(candidate -> cover.covers().stream().anyMatch(slot -> slot.contains(board.shape(), candidate)))
                .count();
    }

    private Verdict check(Proof proof) {
        return new ProofChecker().check(board, step.conclusions(), proof);
    }

    private static String verdict(Verdict verdict) {
        if (verdict instanceof Verdict.Unproven unproven) {
            return "<b class=\"refused\">refused</b> <small>%s</small>".formatted(Html.text(unproven.reason()));
        }
        return "<b>proven</b>";
    }
}
