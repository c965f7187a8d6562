package dev.clew.logic.scale;

import dev.clew.core.Budget.Meter;
import dev.clew.logic.board.BoardView;
import java.util.List;
import java.util.Optional;

/**
 * A way to say how hard: which step comes next, how hard it is, and how hard that makes a puzzle. Immutable and
 * thread-safe.
 *
 * @since 0.2.0
 */
public interface Scale extends Rater {
    /**
     * A scale of one's own: paths take the first step of the first row that has one, and a puzzle is as hard as the hardest
     * round that it needs, when each round carries out all that the first rows of one grade find.
     *
     * @param name its name: small letters, digits and hyphens
     * @param rows what to try, in this order; the techniques may be one's own
     * @throws IllegalArgumentException if the name cannot be one, or there are no rows
     */
    static TableScale of(String name, List<Row> rows) {
        return OwnScale.of(name, rows);
    }

    /** Begins a walk; the board is left as it is. */
    Run start(BoardView board, Meter meter);

    /** Every move on a board, easiest first. */
    List<Move> all(BoardView board, Meter meter);

    /** This scale without the techniques that rely on there being one solution. */
    Scale withoutUniqueness();

    /** This scale with a guess as its last resort. */
    Scale withGuess();

    /** The move to make on a board; empty where the scale knows none, or the budget ends. */
    default Optional<Move> next(BoardView board, Meter meter) {
        return start(board, meter).next();
    }
}
