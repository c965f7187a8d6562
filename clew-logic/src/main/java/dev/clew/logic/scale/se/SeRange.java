package dev.clew.logic.scale.se;

import dev.clew.core.Budget.Meter;
import dev.clew.core.Position;
import dev.clew.core.json.JsonWriter;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.scale.Column;
import dev.clew.logic.scale.Rater;
import dev.clew.logic.scale.Rating;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Whether the ER of a puzzle lies within bounds, which is often known long before the ER is. Thread-safe.
 *
 * <p>A finding is as certain as a full rating: a puzzle is given up only when a step was taken, or is the only one left,
 * that is harder than the bounds allow or asks for.
 *
 * @since 0.2.0
 */
public final class SeRange implements Rater {
    private static final List<Column> COLUMNS =
            List.of(Column.text("within"), Column.text("er"), Column.text("reason"));

    private final Optional<SeBound> atLeast;
    private final Optional<SeBound> atMost;
    private final SeRaters raters;

    /** The scale with bounds, of which there has to be one. */
    public SeRange(Optional<SeBound> atLeast, Optional<SeBound> atMost) {
        this(atLeast, atMost, new SeRaters());
    }

    private SeRange(Optional<SeBound> atLeast, Optional<SeBound> atMost, SeRaters raters) {
        this.atLeast = atLeast;
        this.atMost = atMost;
        this.raters = raters;
    }

    @Override
    public SeRange withThreads(int threads) {
        return new SeRange(atLeast, atMost, SeRaters.sharing(threads));
    }

    /**
     * Where the ER lies.
     *
     * @param within whether it lies within the bounds
     * @param words the same with the bounds: {@code ER>=9.0}
     */
    public record Finding(boolean within, String words) implements Rating {
        @Override
        public String scale() {
            return SeScale.ID;
        }

        @Override
        public String line() {
            return words;
        }

        @Override
        public List<String> paragraphs() {
            return List.of(words);
        }

        @Override
        public List<String> cells() {
            return List.of(String.valueOf(within), words, "");
        }

        @Override
        public Map<String, List<String>> groups() {
            return Map.of("rating", List.of(words));
        }

        @Override
        public void writeTo(JsonWriter json) {
            json.put("within", within).put("bounds", words);
        }
    }

    @Override
    public String id() {
        return SeScale.ID;
    }

    @Override
    public String obstacle(Position position) {
        return SeScale.misfit(position);
    }

    @Override
    public List<Column> columns() {
        return COLUMNS;
    }

    @Override
    public Optional<Finding> rate(BoardView board, Meter meter) {
        SeBound end = atMost.map(SeBound::next).or(() -> atLeast).orElseThrow();
        return raters.with(rater -> rater.measure(board.toString(), end, meter)).map(er -> finding(er, end));
    }

    /** What is known of the ER: its value, if it is below the end, or that it reaches the end. */
    private Finding finding(SeBound er, SeBound end) {
        boolean low = atLeast.isPresent() && er.compareTo(atLeast.get()) < 0;
        boolean high = atMost.isPresent() && er.compareTo(end) >= 0;
        if (low) {
            return new Finding(false, "ER<" + atLeast.get());
        }
        if (high) {
            return new Finding(false, "ER>" + atMost.get());
        }
        String words = atLeast.isEmpty()
                ? "ER<=" + atMost.get()
                : atMost.map(most -> atLeast.get() + "<=ER<=" + most).orElse("ER>=" + atLeast.get());
        return new Finding(true, words);
    }
}
