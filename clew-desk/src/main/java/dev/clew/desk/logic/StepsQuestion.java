package dev.clew.desk.logic;

import dev.clew.core.Budget;
import dev.clew.desk.answer.Question;
import dev.clew.desk.answer.Refusal;
import dev.clew.desk.answer.Subject;
import dev.clew.desk.parameter.Parameter;
import dev.clew.desk.parameter.Text;
import dev.clew.desk.parameter.Values;
import dev.clew.desk.parameter.WholeNumber;
import dev.clew.logic.review.StepFinder;
import dev.clew.logic.technique.TechniqueInfo;
import java.util.List;
import java.util.Optional;

/**
 * Which steps are there? Immutable.
 *
 * @param game the position
 * @param finder what to look for
 * @param limit how many steps to list
 * @param drawing whether the document has what a program needs to draw the steps
 */
public record StepsQuestion(Game game, StepFinder finder, long limit, boolean drawing)
        implements Question<StepsAnswer> {
    /** Which steps to list. */
    public static final Text<List<TechniqueInfo>> TECHNIQUE = Text.orNone(
            "technique",
            "ID",
            StepFinder::named,
            "Only steps of this technique: its id, name, HoDoKu's short name or library code.");

    /** How many steps to list. */
    public static final WholeNumber LIMIT = WholeNumber.upTo(
            1_000_000, 1000, 1000, "limit", "List up to this many steps; all of them are counted. Default: 1000.");

    /** The parameters of the question. */
    public static final List<Parameter<?>> PARAMETERS =
            List.of(TECHNIQUE, LIMIT, LogicParameters.SCALE, LogicParameters.NO_UNIQUENESS, LogicParameters.DRAWING);

    /** The question from a subject and values. */
    public static StepsQuestion of(Subject subject, Values values, Budget budget) {
        StepFinder finder = new StepFinder(
                LogicParameters.scale(values), values.find(TECHNIQUE).orElse(List.of()), budget);
        return new StepsQuestion(
                new Game(subject.position(), Optional.empty()),
                finder,
                values.get(LIMIT),
                values.get(LogicParameters.DRAWING));
    }

    @Override
    public Optional<Refusal> obstacle() {
        return game.obstacle(finder.scale());
    }

    @Override
    public StepsAnswer answer() {
        return new StepsAnswer(finder.find(game.status(finder.budget())), finder.scale(), limit, drawing);
    }
}
