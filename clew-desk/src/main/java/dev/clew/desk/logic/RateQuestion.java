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
import dev.clew.desk.parameter.Values;
import dev.clew.logic.advice.PositionStatus;
import dev.clew.logic.board.Review;
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
            List.of("clew", "se"),
            "scale",
            "The scale: clew's levels, or the ER, EP and ED of Sudoku Explainer. Default: clew.");

    /** Whether only pearls are rated to the end. */
    public static final Flag PEARL = new Flag(
            "pearl", "With the scale se: give up, with ER 20.0, at a step harder than all up to the first placement.");

    /** Whether only diamonds are rated to the end. */
    public static final Flag DIAMOND =
            new Flag("diamond", "With the scale se: give up, with ER 20.0, at a step harder than the first.");

    /** What the question can be told. */
    public static final List<Parameter<?>> PARAMETERS = List.of(SCALE, PEARL, DIAMOND);

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
        return values.get(SCALE).equals("se") ? new SeScale(filter(values)) : clew(values);
    }

    /**
     * Clew's own scale.
     *
     * @throws Clash if something is asked for that only the other scale has
     */
    public static ClewLevels clew(Values values) {
        for (Flag flag : List.of(PEARL, DIAMOND)) {
            if (values.get(flag)) {
                throw new Clash(flag, "this is for the scale se");
            }
        }
        return new ClewLevels();
    }

    /**
     * What is given up early.
     *
     * @throws Clash if the wishes exclude each other
     */
    public static SeFilter filter(Values values) {
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
