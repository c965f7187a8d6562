package dev.clew.desk.logic;

import dev.clew.core.Budget;
import dev.clew.core.Position;
import dev.clew.core.json.JsonWriter;
import dev.clew.logic.board.Uniqueness;
import dev.clew.logic.scale.se.SeFilter;
import dev.clew.logic.scale.se.SeRating;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Sudoku Explainer's scale. Thread-safe. */
public final class SeScale implements RatingScale<SeRating> {
    private static final String SHAPE = "9x9";

    private final SeFilter filter;
    private final SeRaters raters = new SeRaters();

    /** The scale, with what is given up early. */
    public SeScale(SeFilter filter) {
        this.filter = filter;
    }

    @Override
    public String id() {
        return "se";
    }

    @Override
    public String obstacle(Position position) {
        return misfit(position);
    }

    static String misfit(Position position) {
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
        return raters.with(rater -> rater.rate(position.toString(), filter, budget));
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
    public List<String> paragraphs(SeRating rating) {
        List<String> paragraphs = new ArrayList<>(List.of(words(rating)));
        addTechnique(paragraphs, "Hardest step", rating.er());
        addTechnique(paragraphs, "Up to the first placement", rating.ep());
        addTechnique(paragraphs, "First step", rating.ed());
        return paragraphs;
    }

    private static void addTechnique(List<String> paragraphs, String what, SeRating.Figure figure) {
        if (!figure.technique().isEmpty()) {
            paragraphs.add(what + ": " + figure.technique());
        }
    }

    @Override
    public List<String> columns() {
        return List.of("er", "ep", "ed", "er_technique", "ep_technique", "ed_technique", "reason");
    }

    @Override
    public List<String> cells(SeRating rating) {
        return List.of(
                rating.er().toString(),
                rating.ep().toString(),
                rating.ed().toString(),
                rating.er().technique(),
                rating.ep().technique(),
                rating.ed().technique(),
                "");
    }

    @Override
    public void write(JsonWriter json, SeRating rating) {
        json.object(id())
                .put("er", rating.er().tenths() / 10.0)
                .put("ep", rating.ep().tenths() / 10.0)
                .put("ed", rating.ed().tenths() / 10.0)
                .end();
    }
}
