package dev.clew.cli.logic;

import dev.clew.cli.shell.Lines;
import dev.clew.cli.shell.Terminal;
import dev.clew.cli.stream.Input;
import dev.clew.cli.stream.Report;
import dev.clew.core.Budget;
import dev.clew.logic.Path;
import dev.clew.logic.Profile;
import dev.clew.logic.advice.Standing;
import dev.clew.logic.advice.Walk;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.technique.Step;
import dev.clew.logic.text.PathText;
import dev.clew.logic.text.StepText;
import java.util.ArrayList;
import java.util.List;

/**
 * The whole path in words: every step on one line in notation, and why; for people with the grid before each step.
 *
 * @param profile what is tried, in which order
 * @param budget what each puzzle may cost
 * @param drawn whether grids are drawn
 * @param colour whether they are coloured
 */
public record PathTeller(Profile profile, Budget budget, boolean drawn, boolean colour) implements Teller {
    @Override
    public String verb() {
        return "solved";
    }

    @Override
    public Report tell(Input input, Standing standing) {
        Walk walk = Walk.of(standing, profile, budget);
        if (walk.standing().contradiction().isPresent()) {
            return without(input, walk.standing().contradiction().get());
        }
        List<String> parts = new ArrayList<>();
        if (!input.prefix().isEmpty()) {
            parts.add(
                    drawn
                            ? input.prefix().stripTrailing()
                            : input.prefix()
                                    + Terminal.oneLine(standing.position().toString()));
        }
        if (!walk.warning().isEmpty()) {
            parts.add(Lines.wrap(walk.warning(), ""));
        }
        walk.path().ifPresent(path -> addSteps(path, parts));
        parts.add(Lines.wrap(walk.ending(), ""));
        walk.path()
                .filter(path -> !path.steps().isEmpty())
                .ifPresent(path -> parts.add(Lines.wrap(PathText.techniques(path) + ".", "")));
        return new Report(String.join("\n", parts) + (input.prefix().isEmpty() ? "" : "\n"), List.of(), walk.isGood());
    }

    private void addSteps(Path path, List<String> parts) {
        int[] number = {0};
        path.replay((board, step) -> parts.add(step(++number[0], board, step)));
        if (drawn || !path.isSolved()) {
            parts.add(StepGrid.draw(path.end(), colour) + "\n");
        }
    }

    private String step(int number, BoardView board, Step step) {
        StepText text = StepText.of(board, step);
        String head = number + ". " + text.notation() + " ("
                + profile.rate(step).level().title() + (step.isGuess() ? ", a guess)" : ")");
        String grid = drawn ? "\n" + StepGrid.draw(board, step, colour) + "\n" : "";
        return Lines.wrap(head, "", "   ") + "\n" + Lines.wrap(text.why(), "   ") + grid;
    }
}
