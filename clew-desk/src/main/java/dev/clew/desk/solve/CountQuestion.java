package dev.clew.desk.solve;

import dev.clew.core.Budget;
import dev.clew.core.Position;
import dev.clew.core.Solver;
import dev.clew.desk.answer.Question;
import dev.clew.desk.answer.Subject;
import dev.clew.desk.parameter.Values;
import dev.clew.desk.parameter.WholeNumber;

/**
 * How many solutions are there? Immutable.
 *
 * @param position the position
 * @param limit where to stop counting
 * @param budget what it may cost
 */
public record CountQuestion(Position position, long limit, Budget budget) implements Question<CountAnswer> {
    /** Where to stop counting. */
    public static final WholeNumber LIMIT = WholeNumber.upTo(
            Long.MAX_VALUE - 1,
            1_000_000_000_000L,
            1_000_000,
            "limit",
            "Stop counting a puzzle's solutions at this number. Default: 1000000.");

    /** The question from a subject and values. */
    public static CountQuestion of(Subject subject, Values values, Budget budget) {
        return new CountQuestion(subject.position(), values.get(LIMIT), budget);
    }

    @Override
    public CountAnswer answer() {
        return new CountAnswer(
                position, position.contradiction(), Solver.standard().count(position, limit, budget));
    }
}
