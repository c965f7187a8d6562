package dev.clew.desk.logic;

import dev.clew.core.Budget;
import dev.clew.core.Position;
import dev.clew.core.json.JsonWriter;
import dev.clew.logic.board.Uniqueness;
import java.util.List;
import java.util.Optional;

/**
 * A scale that puzzles can be rated on. Thread-safe.
 *
 * @param <R> what a rating is
 */
public interface RatingScale<R> {
    /** The name in lower case, such as {@code clew}. */
    String id();

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

    /** A rating for people: a headline, then paragraphs. */
    List<String> paragraphs(R rating);

    /** The names of the columns of a table. The last one is for reasons: also for the reason why there is no rating. */
    List<String> columns();

    /** What stands in the columns. */
    List<String> cells(R rating);

    /** Writes a rating as a field of an object that is open: {@code "clew":{…}}. */
    void write(JsonWriter json, R rating);
}
