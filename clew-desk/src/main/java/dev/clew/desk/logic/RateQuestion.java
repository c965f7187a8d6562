package dev.clew.desk.logic;

import dev.clew.core.Budget;
import dev.clew.core.Outcome;
import dev.clew.core.Position;
import dev.clew.desk.answer.Question;
import dev.clew.desk.answer.Refusal;
import dev.clew.desk.answer.Subject;
import dev.clew.desk.parameter.Choice;
import dev.clew.desk.parameter.Clash;
import dev.clew.desk.parameter.Parameter;
import dev.clew.desk.parameter.Texts;
import dev.clew.desk.parameter.Values;
import dev.clew.logic.ScaleCatalog;
import dev.clew.logic.TechniqueCatalog;
import dev.clew.logic.advice.PositionStatus;
import dev.clew.logic.board.Review;
import dev.clew.logic.scale.NecessityRater;
import dev.clew.logic.scale.Rater;
import dev.clew.logic.scale.Scale;
import dev.clew.logic.scale.TableScale;
import dev.clew.logic.technique.Technique;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * How hard is it? Asked of the puzzle as its setter published it: what a player has entered since does not count, but
 * where nothing is given the pencil marks are the puzzle. Immutable, as far as its scale is.
 *
 * @param position the position
 * @param scales the scales to rate on
 * @param budget what it may cost on each scale
 */
public record RateQuestion(Position position, Raters scales, Budget budget) implements Question<RateAnswer> {
    private static final String ALL = "all";

    /** The scale to rate on. */
    public static final Choice SCALE = Choice.firstOf(
            Stream.concat(ScaleCatalog.standard().ids().stream(), Stream.of(ALL))
                    .toList(),
            "scale",
            "The scale: clew's levels, the ER, EP and ED of Sudoku Explainer, or all of them. Default: clew.");

    /** Which techniques it is asked about. */
    public static final Texts<Technique> WITHOUT = new Texts<>(
            "without",
            "TECHNIQUE",
            text -> TechniqueCatalog.standard().require(text),
            "Say whether the puzzle needs this technique, such as x-wing: with everything up to it the puzzle can be "
                    + "solved, without it alone it cannot; and how hard it is without it. Several with commas: up to "
                    + "the hardest, not without any one of them.");

    /** The parameters of the question. */
    public static final List<Parameter<?>> PARAMETERS =
            List.of(SCALE, WITHOUT, SeOptions.PEARL, SeOptions.DIAMOND, SeOptions.AT_LEAST, SeOptions.AT_MOST);

    /** The question from a subject and values. */
    public static RateQuestion of(Subject subject, Values values, Budget budget) {
        return new RateQuestion(subject.position(), scales(values), budget);
    }

    /**
     * The scales asked for.
     *
     * @throws Clash if the values exclude each other
     */
    public static Raters scales(Values values) {
        String name = values.get(SCALE);
        if (SeOptions.isAsked(values)) {
            return Raters.of(SeOptions.rater(name, values));
        }
        ScaleCatalog catalog = ScaleCatalog.standard();
        if (values.has(WITHOUT)) {
            return Raters.of(new NecessityRater(table(catalog.find(name)), values.get(WITHOUT)));
        }
        return name.equals(ALL)
                ? new Raters(catalog.ids().stream().<Rater>map(catalog::require).toList())
                : Raters.of(catalog.require(name));
    }

    private static TableScale table(Optional<Scale> scale) {
        return scale.filter(TableScale.class::isInstance)
                .map(TableScale.class::cast)
                .orElseThrow(() -> new Clash(WITHOUT, "techniques can be taken away on the scale clew alone"));
    }

    @Override
    public Optional<Refusal> obstacle() {
        String reason = scales.obstacle(Review.reference(position));
        return reason.isEmpty() ? Optional.empty() : Optional.of(Refusal.unsupported(position, reason));
    }

    @Override
    public RateAnswer answer() {
        PositionStatus status = PositionStatus.of(position, budget);
        Optional<Ratings> ratings = status.outcome() instanceof Outcome.Unique
                ? scales.rate(Review.reference(position), status.uniqueness(), budget)
                : Optional.empty();
        return new RateAnswer(position, status.outcome(), ratings);
    }
}
