package dev.clew.desk.logic;

import dev.clew.core.Budget;
import dev.clew.core.Position;
import dev.clew.core.json.JsonWriter;
import dev.clew.logic.board.Uniqueness;
import dev.clew.logic.scale.se.SeBound;
import java.util.List;
import java.util.Optional;

/**
 * Whether the ER of a puzzle lies within bounds, which is often known long before the ER is. Thread-safe.
 *
 * <p>A finding is as certain as a full rating: a puzzle is given up only when a step was taken, or is the only one left,
 * that is harder than the bounds allow or asks for.
 */
public final class SeRange implements RatingScale<SeRange.Finding> {
    private final Optional<SeBound> atLeast;
    private final Optional<SeBound> atMost;
    private final SeRaters raters = new SeRaters();

    /** The scale with bounds, of which there has to be one. */
    public SeRange(Optional<SeBound> atLeast, Optional<SeBound> atMost) {
        this.atLeast = atLeast;
        this.atMost = atMost;
    }

    /**
     * Where the ER lies.
     *
     * @param within whether it lies within the bounds
     * @param words the same with the bounds: {@code ER>=9.0}
     */
    public record Finding(boolean within, String words) {}

    @Override
    public String id() {
        return "se";
    }

    @Override
    public String obstacle(Position position) {
        return SeScale.misfit(position);
    }

    @Override
    public Optional<Finding> rate(Position position, Uniqueness known, Budget budget) {
        SeBound end = atMost.map(SeBound::next).or(() -> atLeast).orElseThrow();
        return raters.with(rater -> rater.measure(position.toString(), end, budget))
                .map(er -> finding(er, end));
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

    @Override
    public String words(Finding finding) {
        return finding.words();
    }

    @Override
    public String line(Finding finding) {
        return finding.words();
    }

    @Override
    public List<String> paragraphs(Finding finding) {
        return List.of(finding.words());
    }

    @Override
    public List<String> columns() {
        return List.of("within", "er", "reason");
    }

    @Override
    public List<String> cells(Finding finding) {
        return List.of(String.valueOf(finding.within()), finding.words(), "");
    }

    @Override
    public void write(JsonWriter json, Finding finding) {
        json.object(id())
                .put("within", finding.within())
                .put("bounds", finding.words())
                .end();
    }
}
