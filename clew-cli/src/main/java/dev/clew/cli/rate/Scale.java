package dev.clew.cli.rate;

import dev.clew.core.Budget;
import dev.clew.core.Position;
import java.util.Optional;

/**
 * A scale that puzzles can be rated on. Thread-safe.
 *
 * @param <R> what a rating is
 */
public interface Scale<R> {
    /** Why this scale cannot rate a puzzle, in words; empty if it can. */
    String obstacle(Position position, boolean given);

    /**
     * Rates a puzzle that has one solution; empty if the budget ends.
     *
     * @param given whether the puzzle has givens; else its pencil marks are the puzzle
     */
    Optional<R> rate(Position position, boolean given, Budget budget);
}
