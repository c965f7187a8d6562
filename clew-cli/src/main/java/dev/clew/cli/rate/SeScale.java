package dev.clew.cli.rate;

import dev.clew.core.Budget;
import dev.clew.core.Position;
import dev.clew.logic.scale.se.SeFilter;
import dev.clew.logic.scale.se.SeRater;
import dev.clew.logic.scale.se.SeRating;
import java.util.Optional;
import java.util.concurrent.ConcurrentLinkedQueue;

/** Sudoku Explainer's scale. Thread-safe: raters that are not at work wait for the next puzzle. */
public final class SeScale implements Scale<SeRating> {
    private static final String SHAPE = "9x9";

    private final SeFilter filter;
    private final ConcurrentLinkedQueue<SeRater> idle = new ConcurrentLinkedQueue<>();

    /** The scale, with what is given up early. */
    public SeScale(SeFilter filter) {
        this.filter = filter;
    }

    @Override
    public String obstacle(Position position, boolean given) {
        String shape = position.shape().name();
        if (!shape.equals(SHAPE)) {
            return "the scale se is for " + SHAPE + " puzzles, and this one is " + shape + "; take --scale clew";
        }
        return given ? "" : "the scale se needs givens, and this puzzle has none; take --scale clew";
    }

    @Override
    public Optional<SeRating> rate(Position position, boolean given, Budget budget) {
        SeRater waiting = idle.poll();
        SeRater rater = waiting != null ? waiting : new SeRater();
        Optional<SeRating> rating = rater.rate(position.toString(), filter, budget);
        idle.add(rater);
        return rating;
    }
}
