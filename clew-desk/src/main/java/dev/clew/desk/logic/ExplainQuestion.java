package dev.clew.desk.logic;

import dev.clew.core.Budget;
import dev.clew.desk.answer.Question;
import dev.clew.desk.answer.Refusal;
import dev.clew.desk.answer.Subject;
import dev.clew.desk.parameter.Parameter;
import dev.clew.desk.parameter.Values;
import dev.clew.logic.review.PathResult;
import dev.clew.logic.scale.Scale;
import java.util.List;
import java.util.Optional;

/**
 * How does one get to the solution? Immutable.
 *
 * @param game the position
 * @param scale what chooses and grades the steps
 * @param drawing whether the document has what a program needs to draw the steps
 * @param budget what it may cost
 */
public record ExplainQuestion(Game game, Scale scale, boolean drawing, Budget budget)
        implements Question<ExplainAnswer> {
    /** The parameters of the question. */
    public static final List<Parameter<?>> PARAMETERS = List.of(
            LogicParameters.SCALE,
            LogicParameters.GUESS,
            LogicParameters.NO_UNIQUENESS,
            LogicParameters.ORIGINAL,
            LogicParameters.DRAWING);

    /** The question from a subject and values. */
    public static ExplainQuestion of(Subject subject, Values values, Budget budget) {
        return new ExplainQuestion(
                new Game(subject.position(), values.find(LogicParameters.ORIGINAL)),
                LogicParameters.scale(values),
                values.get(LogicParameters.DRAWING),
                budget);
    }

    @Override
    public Optional<Refusal> obstacle() {
        return game.obstacle(scale);
    }

    @Override
    public ExplainAnswer answer() {
        return new ExplainAnswer(PathResult.of(game.status(budget), scale, budget), scale, drawing);
    }
}
