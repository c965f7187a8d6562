package dev.clew.cli.rate;

import dev.clew.cli.answer.PuzzleColumns;
import dev.clew.cli.read.Input;
import dev.clew.desk.answer.Answer;
import dev.clew.desk.answer.Refusal;
import dev.clew.desk.answer.Verdict;
import dev.clew.desk.bulk.OneLine;
import dev.clew.desk.line.RateLine;
import dev.clew.desk.logic.RateAnswer;
import dev.clew.desk.logic.Ratings;
import org.jspecify.annotations.Nullable;

/**
 * What was found out about one puzzle, and where it came from. Immutable.
 *
 * @param columns the puzzle
 * @param answer the desk's answer
 * @param verdict what is known of it; only a puzzle with one solution has a rating
 * @param reason why there is no rating, in words; may be empty
 * @param ratings the ratings, or null
 * @param nanos how long it took
 */
public record Rated(
        PuzzleColumns columns,
        Answer answer,
        Verdict verdict,
        String reason,
        @Nullable Ratings ratings,
        long nanos) {
    static Rated of(Input input, RateAnswer answer, long nanos) {
        PuzzleColumns columns = new PuzzleColumns(input, answer.asked());
        return new Rated(
                columns,
                answer,
                answer.verdict(),
                answer.reason(),
                answer.ratings().orElse(null),
                nanos);
    }

    static Rated without(Input input, Refusal refusal) {
        PuzzleColumns columns = new PuzzleColumns(input, refusal.position().orElse(null));
        return new Rated(columns, refusal, refusal.verdict(), refusal.message(), null, 0);
    }

    Input input() {
        return columns.input();
    }

    /** The puzzle and its rating on one line, or why there is none. */
    String line() {
        return answer instanceof RateAnswer rate ? RateLine.of(rate) : RateLine.of((Refusal) answer);
    }

    /** The verdict as other commands write it: {@code !multiple}. */
    String mark() {
        return OneLine.mark(verdict, reason);
    }
}
