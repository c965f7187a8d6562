package dev.clew.cli.answer;

import dev.clew.cli.pipeline.Report;
import dev.clew.cli.read.Input;
import dev.clew.cli.shell.Terminal;
import dev.clew.desk.answer.Answer;
import dev.clew.desk.answer.Refusal;
import dev.clew.desk.bulk.Tally;
import java.util.List;

/**
 * A form of pictures: words have no place among them, so they are written to standard error.
 *
 * @param <A> the kind of answer
 */
public interface PictureForm<A extends Answer> extends AnswerForm<A> {
    @Override
    default Report refuse(Input input, Refusal refusal) {
        return new Report(
                "", List.of(input.prefix() + Terminal.oneLine(refusal.message())), false, Tally.of(refusal.verdict()));
    }
}
