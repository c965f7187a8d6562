package dev.clew.cli.answer;

import dev.clew.cli.pipeline.Report;
import dev.clew.cli.read.Input;
import dev.clew.desk.answer.Answer;
import dev.clew.desk.answer.Refusal;
import dev.clew.desk.bulk.Tally;
import java.util.List;

/**
 * One JSON object a line, also for what cannot be read.
 *
 * @param <A> the kind of answer
 */
public final class JsonForm<A extends Answer> implements AnswerForm<A> {
    @Override
    public Report tell(Input input, A answer) {
        return new Report(JsonLine.of(input, answer), List.of(), answer.isGood());
    }

    @Override
    public Report refuse(Input input, Refusal refusal) {
        return new Report(JsonLine.of(input, refusal), List.of(), false, Tally.of(refusal.verdict()));
    }
}
