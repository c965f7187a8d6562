package dev.clew.cli.logic;

import dev.clew.cli.answer.AnswerForm;
import dev.clew.cli.pipeline.Report;
import dev.clew.cli.read.Input;
import dev.clew.cli.shell.Lines;
import dev.clew.cli.shell.Terminal;
import dev.clew.desk.logic.ExplainAnswer;
import dev.clew.logic.Path;
import dev.clew.logic.advice.PositionStatus;
import dev.clew.logic.advice.Suspects;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.review.PathResult;
import dev.clew.logic.scale.Move;
import dev.clew.logic.technique.Step;
import dev.clew.logic.text.PathText;
import dev.clew.logic.text.StepText;
import java.util.ArrayList;
import java.util.List;

/**
 * The whole path in words: every step on one line in notation, and why; for people with the grid before each step.
 *
 * @param drawn whether grids are drawn
 * @param colour whether they are coloured
 */
public record PathForm(boolean drawn, boolean colour) implements AnswerForm<ExplainAnswer> {
    @Override
    public Report tell(Input input, ExplainAnswer answer) {
        PathResult result = answer.result();
        PositionStatus status = result.status();
        if (status.contradiction().isPresent()) {
            return none(input, status.contradiction().get(), Suspects.NONE);
        }
        List<String> parts = new ArrayList<>();
        if (!input.prefix().isEmpty()) {
            parts.add(
                    drawn
                            ? input.prefix().stripTrailing()
                            : input.prefix()
                                    + Terminal.oneLine(status.position().toString()));
        }
        if (!result.warning().isEmpty()) {
            parts.add(Lines.wrap(result.warning(), ""));
        }
        result.path().ifPresent(path -> addSteps(path, parts));
        parts.add(Lines.wrap(result.ending(), ""));
        result.path()
                .filter(path -> !path.steps().isEmpty())
                .ifPresent(path -> parts.add(Lines.wrap(PathText.techniques(path) + ".", "")));
        return new Report(
                String.join("\n", parts) + (input.prefix().isEmpty() ? "" : "\n"), List.of(), result.isGood());
    }

    private void addSteps(Path path, List<String> parts) {
        int[] number = {0};
        path.replay((board, step) -> parts.add(step(number[0] + 1, path.moves().get(number[0]++), board)));
        if (drawn || !path.isSolved()) {
            parts.add(StepGrid.draw(path.end(), colour) + "\n");
        }
    }

    private String step(int number, Move move, BoardView board) {
        Step step = move.step();
        StepText text = StepText.of(board, step);
        String head =
                number + ". " + text.heading() + " (" + move.grade().level() + (step.isGuess() ? ", a guess)" : ")");
        String grid = drawn ? "\n" + StepGrid.draw(board, step, colour) + "\n" : "";
        return Lines.wrap(head, "", "   ") + "\n" + StepLines.why(text, "   ") + grid;
    }
}
