package dev.clew.desk.logic;

import dev.clew.core.Budget;
import dev.clew.desk.answer.Question;
import dev.clew.desk.answer.Refusal;
import dev.clew.desk.answer.Subject;
import dev.clew.desk.parameter.Parameter;
import dev.clew.desk.parameter.Values;
import dev.clew.desk.parameter.WholeNumber;
import dev.clew.logic.advice.Hint;
import dev.clew.logic.scale.Scale;
import dev.clew.logic.text.Depth;
import java.util.List;
import java.util.Optional;

/**
 * What is the next step? Immutable.
 *
 * @param game the position
 * @param depth how much is given away
 * @param scale what chooses and grades the steps
 * @param drawing whether the document has what a program needs to draw the step
 * @param budget what it may cost
 */
public record HintQuestion(Game game, Depth depth, Scale scale, boolean drawing, Budget budget)
        implements Question<HintAnswer> {
    /** How much to give away. */
    public static final WholeNumber DEPTH = WholeNumber.upTo(
            3, 3, 1, "depth", "How much to give away: 1 a nudge, 2 where to look, 3 what follows and why. Default: 1.");

    /** The parameters of the question. */
    public static final List<Parameter<?>> PARAMETERS = List.of(
            DEPTH,
            LogicParameters.SCALE,
            LogicParameters.GUESS,
            LogicParameters.NO_UNIQUENESS,
            LogicParameters.ORIGINAL,
            LogicParameters.DRAWING);

    /** The question from a subject and values. */
    public static HintQuestion of(Subject subject, Values values, Budget budget) {
        return new HintQuestion(
                new Game(subject.position(), values.find(LogicParameters.ORIGINAL)),
                Depth.of(Math.toIntExact(values.get(DEPTH))),
                LogicParameters.scale(values),
                values.get(LogicParameters.DRAWING),
                budget);
    }

    @Override
    public Optional<Refusal> obstacle() {
        return game.obstacle(scale);
    }

    @Override
    public HintAnswer answer() {
        return new HintAnswer(Hint.of(game.status(budget), scale, budget), depth, scale, drawing);
    }
}
