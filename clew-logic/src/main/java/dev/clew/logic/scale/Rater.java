package dev.clew.logic.scale;

import dev.clew.core.Budget.Meter;
import dev.clew.core.Position;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.board.Geometry;
import java.util.List;
import java.util.Optional;

/**
 * The part of a {@link Scale} that says how hard a puzzle is as a whole. Thread-safe.
 *
 * @since 0.2.0
 */
public interface Rater {
    /** The name in lower case, such as {@code clew}. */
    String id();

    /** Why this scale cannot be used on a position, in words; empty if it can. */
    default String obstacle(Position position) {
        int size = position.shape().size();
        return size <= Geometry.MAX_SIZE
                ? ""
                : "techniques work on grids of up to " + Geometry.MAX_SIZE + " values, and this one has " + size
                        + "; solving and counting take larger ones";
    }

    /** How hard a board is as it is, if the budget suffices; the board is left as it is. */
    Optional<? extends Rating> rate(BoardView board, Meter meter);

    /**
     * This rater for a number of threads that rate at the same time: where there are fewer puzzles, those without one may
     * help with the others. Ratings are the same on any number.
     */
    default Rater withThreads(int threads) {
        return this;
    }

    /** The columns of a table of ratings. The last one is for reasons: also for the reason why there is no rating. */
    List<Column> columns();
}
