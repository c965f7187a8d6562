package dev.clew.desk.logic;

import dev.clew.core.Budget;
import dev.clew.core.Position;
import dev.clew.logic.board.Board;
import dev.clew.logic.board.Uniqueness;
import dev.clew.logic.scale.Column;
import dev.clew.logic.scale.Rater;
import dev.clew.logic.scale.Rating;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The scales that puzzles are rated on: one, or several side by side. Thread-safe, as they are.
 *
 * @param all the scales, in the order of their columns
 */
public record Raters(List<Rater> all) {
    /** Keeps a copy of the list, which must not be empty. */
    public Raters {
        all = List.copyOf(all);
        if (all.isEmpty()) {
            throw new IllegalArgumentException("No scale to rate on; name one");
        }
    }

    /** One scale. */
    public static Raters of(Rater one) {
        return new Raters(List.of(one));
    }

    /** The same scales for a number of threads that rate at the same time. */
    public Raters withThreads(int threads) {
        return new Raters(all.stream().map(rater -> rater.withThreads(threads)).toList());
    }

    private boolean isOne() {
        return all.size() == 1;
    }

    /** Why none of them can rate a puzzle, in words; empty if one can. */
    public String obstacle(Position position) {
        List<String> obstacles =
                all.stream().map(rater -> rater.obstacle(position)).toList();
        return obstacles.contains("") ? "" : obstacles.get(0);
    }

    /**
     * The columns of a table. Those of several scales have the scale's name before them, and one more is for what is
     * missing; the last one is always for reasons.
     */
    public List<Column> columns() {
        if (isOne()) {
            return all.get(0).columns();
        }
        Stream<Column> named = all.stream()
                .flatMap(rater -> rater.columns().stream()
                        .map(column -> new Column(rater.id() + "_" + column.name(), column.kind())));
        return Stream.concat(named, Stream.of(Column.text("reason"))).toList();
    }

    /**
     * Rates a puzzle that has one solution; empty if no scale can within its budget, which each scale has of its own.
     *
     * @param known what there being one solution is known of
     */
    public Optional<Ratings> rate(Position position, Uniqueness known, Budget budget) {
        List<Ratings.Part> parts = new ArrayList<>();
        all.forEach(rater -> parts.add(part(rater, position, known, budget)));
        return parts.stream().anyMatch(part -> part.rating().isPresent())
                ? Optional.of(new Ratings(parts))
                : Optional.empty();
    }

    private static Ratings.Part part(Rater rater, Position position, Uniqueness known, Budget budget) {
        String obstacle = rater.obstacle(position);
        if (!obstacle.isEmpty()) {
            return new Ratings.Part(rater, Optional.empty(), obstacle);
        }
        Optional<Rating> rating =
                rater.rate(Board.of(position, known), budget.start()).map(it -> it);
        return new Ratings.Part(rater, rating, rating.isPresent() ? "" : "the budget ended");
    }
}
