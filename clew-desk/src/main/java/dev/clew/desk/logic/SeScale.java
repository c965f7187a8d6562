package dev.clew.desk.logic;

import dev.clew.core.Budget;
import dev.clew.core.Position;
import dev.clew.core.json.JsonWriter;
import dev.clew.logic.board.Uniqueness;
import dev.clew.logic.scale.se.SeFilter;
import dev.clew.logic.scale.se.SeRater;
import dev.clew.logic.scale.se.SeRating;
import java.util.Optional;
import java.util.concurrent.ConcurrentLinkedQueue;

/** Sudoku Explainer's scale. Thread-safe: raters that are not at work wait for the next puzzle. */
public final class SeScale implements RatingScale<SeRating> {
    private static final String SHAPE = "9x9";

    private final SeFilter filter;
    private final ConcurrentLinkedQueue<SeRater> idle = new ConcurrentLinkedQueue<>();

    /** The scale, with what is given up early. */
    public SeScale(SeFilter filter) {
        this.filter = filter;
    }

    @Override
    public String obstacle(Position position) {
        String shape = position.shape().name();
        if (!shape.equals(SHAPE)) {
            return "the scale se is for " + SHAPE + " puzzles, and this one is " + shape + "; take the scale clew";
        }
        return position.puzzle().givenCount() > 0
                ? ""
                : "the scale se needs givens, and this puzzle has none; take the scale clew";
    }

    @Override
    public Optional<SeRating> rate(Position position, Uniqueness known, Budget budget) {
        SeRater waiting = idle.poll();
        SeRater rater = waiting != null ? waiting : new SeRater();
        Optional<SeRating> rating = rater.rate(position.toString(), filter, budget);
        idle.add(rater);
        return rating;
    }

    @Override
    public String words(SeRating rating) {
        return "ER " + rating.er() + ", EP " + rating.ep() + ", ED " + rating.ed();
    }

    @Override
    public String line(SeRating rating) {
        return "ED=" + rating;
    }

    @Override
    public void write(JsonWriter json, SeRating rating) {
        json.object("ratings")
                .object("se")
                .put("er", rating.er().tenths() / 10.0)
                .put("ep", rating.ep().tenths() / 10.0)
                .put("ed", rating.ed().tenths() / 10.0)
                .end()
                .end();
    }
}
