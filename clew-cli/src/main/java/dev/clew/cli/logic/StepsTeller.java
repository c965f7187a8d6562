package dev.clew.cli.logic;

import dev.clew.cli.shell.Lines;
import dev.clew.cli.stream.Input;
import dev.clew.cli.stream.Report;
import dev.clew.logic.advice.Standing;
import dev.clew.logic.advice.StepFinder;
import dev.clew.logic.technique.Step;
import dev.clew.logic.text.StepText;
import java.util.ArrayList;
import java.util.List;

/**
 * Every step at hand, one line each and each with its puzzle; for people the puzzle is named once, above its steps.
 *
 * @param finder what to look for
 * @param toPerson whether a person reads it
 */
public record StepsTeller(StepFinder finder, boolean toPerson) implements Teller {
    @Override
    public Report tell(Input input, Standing standing) {
        if (standing.contradiction().isPresent()) {
            return without(input, standing.contradiction().get());
        }
        StepFinder.Found found = finder.find(standing);
        List<String> lines = new ArrayList<>();
        for (Step step : found.steps()) {
            String notation = StepText.of(found.board(), step).notation();
            lines.add(toPerson ? Lines.wrap(notation, "  ", "    ") : input.prefix() + notation);
        }
        boolean any = !lines.isEmpty();
        if (any && toPerson) {
            lines.add(0, input.prefix() + found.message());
        }
        String message = any ? (toPerson ? "" : standing.putBackWords()) : found.message();
        return new Report(
                String.join("\n", lines), message.isEmpty() ? List.of() : List.of(input.prefix() + message), any);
    }
}
