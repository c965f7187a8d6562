package dev.clew.cli.solve;

import dev.clew.cli.answer.AnswerForm;
import dev.clew.cli.pipeline.Report;
import dev.clew.cli.read.Input;
import dev.clew.core.Count;
import dev.clew.desk.answer.Refusal;
import dev.clew.desk.bulk.OneLine;
import dev.clew.desk.bulk.Tally;
import dev.clew.desk.solve.CountAnswer;
import java.util.List;

/**
 * One line a puzzle: the number of its solutions. For people it names the puzzle; a program counts lines.
 *
 * @param toPerson whether a person reads it
 */
public record CountForm(boolean toPerson) implements AnswerForm<CountAnswer> {
    @Override
    public Report tell(Input input, CountAnswer answer) {
        if (answer.contradiction().isEmpty()) {
            return new Report(line(input, words(answer.count())), List.of(), true);
        }
        String reason = answer.contradiction().get().message();
        return toPerson
                ? new Report(line(input, "0 (" + reason + ")"), List.of(), true)
                : new Report("0", List.of(input.prefix() + reason), true);
    }

    @Override
    public Report refuse(Input input, Refusal refusal) {
        return new Report(
                line(input, OneLine.mark(refusal.verdict(), refusal.message())),
                toPerson ? List.of() : List.of(input.prefix() + refusal.message()),
                false,
                Tally.of(refusal.verdict()));
    }

    private String line(Input input, String words) {
        return toPerson ? input.prefix() + words : words;
    }

    private static String words(Count count) {
        return switch (count.ending()) {
            case COMPLETE -> Long.toString(count.solutions());
            case LIMIT -> count.solutions() + "+ (limit)";
            case BUDGET -> count.solutions() + "+ (budget)";
        };
    }
}
