package dev.clew.logic.scale;

import dev.clew.logic.board.BoardView;
import java.util.Optional;

/**
 * One walk through a puzzle on a scale, which may remember what it has seen on the way. Mutable, for one thread.
 *
 * @since 0.2.0
 */
public interface Run {
    /** The board as it is. */
    BoardView board();

    /** The move to make now; empty where the scale knows none, or the budget ends. */
    Optional<Move> next();

    /** Carries a move out. */
    void apply(Move move);
}
