package dev.clew.cli.answer;

import dev.clew.cli.pipeline.Report;
import dev.clew.cli.read.Input;
import dev.clew.core.Contradiction;
import dev.clew.desk.answer.Answer;
import dev.clew.desk.answer.Refusal;
import dev.clew.desk.answer.Verdict;
import dev.clew.desk.bulk.OneLine;
import dev.clew.desk.bulk.Tally;
import dev.clew.logic.advice.Suspects;
import java.util.List;

/**
 * A form in which answers are written. Stateless, for many threads.
 *
 * @param <A> the kind of answer
 */
public interface AnswerForm<A extends Answer> {
    /** The report on an answer. */
    Report tell(Input input, A answer);

    /** The report on a text that is not a puzzle, or on a puzzle that does not allow this. */
    default Report refuse(Input input, Refusal refusal) {
        return new Report(
                input.prefix() + OneLine.mark(refusal.verdict(), refusal.message()),
                List.of(),
                false,
                Tally.of(refusal.verdict()));
    }

    /** The report on a puzzle without a solution, and on the digits that may be wrong. */
    default Report none(Input input, Contradiction reason, Suspects suspects) {
        String words = suspects.after(reason.explanation());
        return new Report(input.prefix() + OneLine.mark(Verdict.NONE, words), List.of(), false, Tally.of(Verdict.NONE));
    }
}
