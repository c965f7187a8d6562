package dev.clew.cli.logic;

import dev.clew.cli.answer.AnswerForm;
import dev.clew.cli.pipeline.Report;
import dev.clew.cli.read.Input;
import dev.clew.cli.shell.Lines;
import dev.clew.desk.logic.StepsAnswer;
import dev.clew.logic.advice.PositionStatus;
import dev.clew.logic.advice.Suspects;
import dev.clew.logic.review.StepFinder;
import dev.clew.logic.scale.Move;
import dev.clew.logic.text.StepText;
import java.util.ArrayList;
import java.util.List;

/**
 * Every available step, one line each, with its puzzle; for people the puzzle is named once, above its steps.
 *
 * @param toPerson whether a person reads it
 */
public record StepsForm(boolean toPerson) implements AnswerForm<StepsAnswer> {
    @Override
    public Report tell(Input input, StepsAnswer answer) {
        StepFinder.Found found = answer.found();
        PositionStatus status = found.hint().status();
        if (status.contradiction().isPresent()) {
            return none(input, status.contradiction().get(), Suspects.NONE);
        }
        List<String> lines = new ArrayList<>();
        for (Move move : answer.told()) {
            String heading = StepText.of(found.board(), move.step()).heading();
            lines.add(toPerson ? Lines.wrap(heading, "  ", "    ") : input.prefix() + heading);
        }
        boolean any = !lines.isEmpty();
        if (any && toPerson) {
            lines.add(0, input.prefix() + found.message());
        }
        List<String> messages = new ArrayList<>();
        String message = any ? (toPerson ? "" : status.putBackWords()) : found.message();
        if (!message.isEmpty()) {
            messages.add(input.prefix() + message);
        }
        if (found.steps().size() > answer.limit()) {
            messages.add(input.prefix() + "there are " + found.steps().size() + " steps; a larger --limit shows more");
        }
        return new Report(String.join("\n", lines), messages, any);
    }
}
