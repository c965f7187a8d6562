package dev.clew.desk.logic;

import dev.clew.core.Budget;
import dev.clew.core.Position;
import dev.clew.core.json.JsonWriter;
import dev.clew.logic.board.Uniqueness;
import java.util.Optional;

/**
 * A scale that puzzles can be rated on. Thread-safe.
 *
 * @param <R> what a rating is
 */
public interface RatingScale<R> {
    /** Why this scale cannot rate a puzzle, in words; empty if it can. */
    String obstacle(Position position);

    /**
     * Rates a puzzle that has one solution; empty if the budget ends.
     *
     * @param known what there being one solution is known of
     */
    Optional<R> rate(Position position, Uniqueness known, Budget budget);

    /** A rating in words. */
    String words(R rating);

    /** What stands behind the puzzle on the line of a rating. */
    String line(R rating);

    /** Writes the fields of a rating. */
    void write(JsonWriter json, R rating);
}
