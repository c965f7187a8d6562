package dev.clew.desk.logic;

import dev.clew.core.Budget;
import dev.clew.core.Position;
import dev.clew.core.json.JsonWriter;
import dev.clew.logic.board.Uniqueness;
import dev.clew.logic.scale.se.SeFilter;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Several scales at once. A scale that cannot rate a puzzle, or whose budget ends, leaves its own part empty and says why.
 * Thread-safe.
 */
public final class AllScales implements RatingScale<List<AllScales.Part<?>>> {
    private final List<RatingScale<?>> scales;

    /** All scales, in the order of their columns. */
    public AllScales() {
        this.scales = List.of(new ClewLevels(), new SeScale(SeFilter.NONE));
    }

    /**
     * What one scale says. Immutable.
     *
     * @param scale the scale
     * @param rating the rating, if there is one
     * @param reason why there is none, in words
     * @param <R> what a rating is on the scale
     */
    public record Part<R>(RatingScale<R> scale, Optional<R> rating, String reason) {
        static <R> Part<R> of(RatingScale<R> scale, Position position, Uniqueness known, Budget budget) {
            String obstacle = scale.obstacle(position);
            if (!obstacle.isEmpty()) {
                return new Part<>(scale, Optional.empty(), obstacle);
            }
            Optional<R> rating = scale.rate(position, known, budget);
            return new Part<>(scale, rating, rating.isPresent() ? "" : "the budget ended");
        }

        private String line() {
            return scale.id() + ": " + rating.map(scale::line).orElse(reason);
        }

        private String words() {
            return scale.id() + ": " + rating.map(scale::words).orElse(reason);
        }

        private List<String> paragraphs() {
            List<String> paragraphs =
                    new ArrayList<>(rating.map(scale::paragraphs).orElseGet(() -> List.of(reason)));
            paragraphs.set(0, scale.id() + ": " + paragraphs.get(0));
            return paragraphs;
        }

        private List<String> cells() {
            return rating.map(scale::cells)
                    .orElseGet(() -> Collections.nCopies(scale.columns().size(), ""));
        }

        private void write(JsonWriter json) {
            rating.ifPresent(it -> scale.write(json, it));
        }
    }

    @Override
    public String id() {
        return "all";
    }

    /** Empty if any of them can rate it. */
    @Override
    public String obstacle(Position position) {
        List<String> obstacles =
                scales.stream().map(scale -> scale.obstacle(position)).toList();
        return obstacles.contains("") ? "" : obstacles.get(0);
    }

    @Override
    public Optional<List<Part<?>>> rate(Position position, Uniqueness known, Budget budget) {
        List<Part<?>> parts = new ArrayList<>();
        scales.forEach(scale -> parts.add(Part.of(scale, position, known, budget)));
        return parts.stream().anyMatch(part -> part.rating().isPresent()) ? Optional.of(parts) : Optional.empty();
    }

    @Override
    public String words(List<Part<?>> parts) {
        return parts.stream().map(Part::words).collect(Collectors.joining("; "));
    }

    @Override
    public String line(List<Part<?>> parts) {
        return parts.stream().map(Part::line).collect(Collectors.joining("; "));
    }

    @Override
    public List<String> paragraphs(List<Part<?>> parts) {
        return parts.stream().flatMap(part -> part.paragraphs().stream()).toList();
    }

    /** The columns of all scales with their names before them, and one more for what is missing. */
    @Override
    public List<String> columns() {
        List<String> columns = new ArrayList<>();
        scales.forEach(scale -> scale.columns().forEach(column -> columns.add(scale.id() + "_" + column)));
        columns.add("reason");
        return columns;
    }

    @Override
    public List<String> cells(List<Part<?>> parts) {
        List<String> cells = new ArrayList<>();
        parts.forEach(part -> cells.addAll(part.cells()));
        cells.add(parts.stream()
                .filter(part -> part.rating().isEmpty())
                .map(Part::words)
                .collect(Collectors.joining("; ")));
        return cells;
    }

    @Override
    public void write(JsonWriter json, List<Part<?>> parts) {
        parts.forEach(part -> part.write(json));
    }
}
