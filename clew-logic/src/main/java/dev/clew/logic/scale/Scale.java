package dev.clew.logic.scale;

import dev.clew.core.Budget.Meter;
import dev.clew.logic.board.BoardView;
import java.util.List;
import java.util.Optional;

/**
 * A way to say how hard: which step comes next, how hard it is, and how hard that makes a puzzle. Immutable and
 * thread-safe.
 */
public interface Scale extends Rater {
    /** Begins a walk; the board is left as it is. */
    Run start(BoardView board, Meter meter);

    /** Every move on a board, easiest first. */
    List<Move> all(BoardView board, Meter meter);

    /** This scale without the techniques that rest on there being one solution. */
    Scale withoutUniqueness();

    /** This scale with a guess as its last resort. */
    Scale withSearch();

    /** The move to make on a board; empty where the scale knows none, or the budget ends. */
    default Optional<Move> next(BoardView board, Meter meter) {
        return start(board, meter).next();
    }
}
