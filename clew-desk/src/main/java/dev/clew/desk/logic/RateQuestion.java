package dev.clew.desk.logic;

import dev.clew.core.Budget;
import dev.clew.core.Outcome;
import dev.clew.core.Position;
import dev.clew.desk.answer.Question;
import dev.clew.desk.answer.Refusal;
import dev.clew.desk.answer.Subject;
import dev.clew.desk.parameter.Choice;
import dev.clew.desk.parameter.Clash;
import dev.clew.desk.parameter.Flag;
import dev.clew.desk.parameter.Parameter;
import dev.clew.desk.parameter.Text;
import dev.clew.desk.parameter.Values;
import dev.clew.logic.advice.PositionStatus;
import dev.clew.logic.board.Review;
import dev.clew.logic.scale.se.SeBound;
import dev.clew.logic.scale.se.SeFilter;
import java.util.List;
import java.util.Optional;

/**
 * How hard is it? Asked of the puzzle as its setter published it: what a player has entered since does not count, but
 * where nothing is given the pencil marks are the puzzle. Immutable, as far as its scale is.
 *
 * @param position the position
 * @param scale the scale to rate on
 * @param budget what it may cost
 * @param <R> what a rating is on the scale
 */
public record RateQuestion<R>(Position position, RatingScale<R> scale, Budget budget)
        implements Question<RateAnswer<R>> {
    /** The scale to rate on. */
    public static final Choice SCALE = Choice.firstOf(
            List.of("clew", "se", "all"),
            "scale",
            "The scale: clew's levels, the ER, EP and ED of Sudoku Explainer, or all of them. Default: clew.");

    /** Whether only pearls are rated to the end. */
    public static final Flag PEARL = new Flag(
            "pearl", "With the scale se: give up, with ER 20.0, at a step harder than all up to the first placement.");

    /** Whether only diamonds are rated to the end. */
    public static final Flag DIAMOND =
            new Flag("diamond", "With the scale se: give up, with ER 20.0, at a step harder than the first.");

    /** The least ER that is asked for. */
    public static final Text<SeBound> AT_LEAST = Text.orNone(
            "at-least",
            "ER",
            SeBound::parse,
            "With the scale se: say only whether the ER is at least this, which is often quicker than a rating.");

    /** The greatest ER that is asked for. */
    public static final Text<SeBound> AT_MOST =
            Text.orNone("at-most", "ER", SeBound::parse, "With the scale se: say only whether the ER is at most this.");

    /** What the question can be told. */
    public static final List<Parameter<?>> PARAMETERS = List.of(SCALE, PEARL, DIAMOND, AT_LEAST, AT_MOST);

    private static final List<Parameter<?>> OF_SE = List.of(PEARL, DIAMOND, AT_LEAST, AT_MOST);

    /** The question as somebody asks it. */
    public static RateQuestion<?> of(Subject subject, Values values, Budget budget) {
        return new RateQuestion<>(subject.position(), scale(values), budget);
    }

    /**
     * The scale that somebody asks for.
     *
     * @throws Clash if the wishes exclude each other
     */
    public static RatingScale<?> scale(Values values) {
        String name = values.get(SCALE);
        if (name.equals("se")) {
            return isRange(values) ? range(values) : new SeScale(filter(values));
        }
        for (Parameter<?> parameter : OF_SE) {
            if (values.has(parameter) && !values.find(parameter).equals(Optional.of(false))) {
                throw new Clash(parameter, "this is for the scale se");
            }
        }
        return name.equals("all") ? new AllScales() : new ClewLevels();
    }

    private static boolean isRange(Values values) {
        return values.has(AT_LEAST) || values.has(AT_MOST);
    }

    private static SeRange range(Values values) {
        if (values.get(PEARL) || values.get(DIAMOND)) {
            throw new Clash(
                    values.get(PEARL) ? PEARL : DIAMOND, "bounds of the ER are for all puzzles; leave this out");
        }
        Optional<SeBound> atLeast = values.find(AT_LEAST);
        Optional<SeBound> atMost = values.find(AT_MOST);
        if (atLeast.isPresent() && atMost.isPresent() && atLeast.get().compareTo(atMost.get()) > 0) {
            throw new Clash(AT_LEAST, atLeast.get() + " is above " + atMost.get() + ", so no puzzle is both");
        }
        return new SeRange(atLeast, atMost);
    }

    /**
     * What is given up early.
     *
     * @throws Clash if the wishes exclude each other
     */
    private static SeFilter filter(Values values) {
        if (values.get(PEARL) && values.get(DIAMOND)) {
            throw new Clash(PEARL, "every diamond is a pearl; leave one of the two out");
        }
        return values.get(PEARL) ? SeFilter.PEARL : values.get(DIAMOND) ? SeFilter.DIAMOND : SeFilter.NONE;
    }

    @Override
    public Optional<Refusal> obstacle() {
        String reason = scale.obstacle(Review.reference(position));
        return reason.isEmpty() ? Optional.empty() : Optional.of(Refusal.unsupported(position, reason));
    }

    @Override
    public RateAnswer<R> answer() {
        PositionStatus status = PositionStatus.of(position, budget);
        Optional<R> rating = status.outcome() instanceof Outcome.Unique
                ? scale.rate(Review.reference(position), status.uniqueness(), budget)
                : Optional.empty();
        return new RateAnswer<>(position, status.outcome(), rating, scale);
    }
}
