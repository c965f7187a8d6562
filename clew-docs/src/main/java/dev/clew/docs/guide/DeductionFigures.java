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
import dev.clew.press.style.Theme;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Assign, propagate, naked singles, hidden singles, and again until nothing moves. */
final class DeductionFigures {
    private static final double SIDE = 23;

    private final Board board = Board.of(CoverPuzzle.POSITION, Uniqueness.OF_GIVENS);
    private final Map<String, String> values = new LinkedHashMap<>();

    private DeductionFigures() {}

    static Page page(Sample sample) {
        DeductionFigures figures = new DeductionFigures();
        Map<String, String> values = figures.values;
        values.put("alone", String.valueOf(sample.effort(Sample.singlesOnly()).withoutGuess()));
        values.put("size", String.valueOf(Sample.SIZE));
        values.put(
                "blanks",
                String.valueOf(GuessTree.of(CoverPuzzle.POSITION.puzzle(), Sample.singlesOnly())
                        .singles()));
        figures.example("naked", figures.first("naked-single"));
        figures.example("hidden", figures.first("hidden-single"));
        return new Page("deduction", values, List.of());
    }

    /**
     * The first step of a technique that shows it alone: a hidden single is not an example if the cell is naked too.
     */
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

    private void example(String name, Step step) {
        Position position = CoverPuzzle.POSITION;
        Diagram full = StepDiagram.of(board, step);
        Diagram.Builder plain = Diagram.of(position);
        full.houses().forEach((house, role) -> plain.house(role, house));
        full.cells().forEach(plain::cells);
        step.conclusions().forEach(it -> plain.candidate(CandidateRole.PLACED, it.candidate()));
        GridFigure grid = new GridFigure(position.shape(), 0, 0, SIDE);
        values.put(name, Svg.of(List.of(grid.draw(plain.build(), Theme.PAGE))));
        StepText text = StepText.of(board, step);
        values.put(name + "-conclusion", Html.text(text.conclusions()));
        values.put(name + "-why", Html.withCellNames(text.why()));
    }
}
