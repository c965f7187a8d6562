package dev.clew.logic.scale;

import dev.clew.core.Budget.Meter;
import dev.clew.core.Position;
import dev.clew.logic.board.Board;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.board.Geometry;
import dev.clew.logic.technique.Technique;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * A way to say how hard: which step comes next, how hard it is, and how hard that makes a puzzle. Immutable and
 * thread-safe.
 */
public interface Scale {
    /** The name in lower case, such as {@code clew}. */
    String id();

    /** Why this scale cannot be used on a position, in words; empty if it can. */
    default String obstacle(Position position) {
        int size = position.shape().size();
        return size <= Geometry.MAX_SIZE
                ? ""
                : "techniques work on grids of up to " + Geometry.MAX_SIZE + " values, and this one has " + size
                        + "; try clew solve";
    }

    /** Begins a walk; the board is left as it is. */
    Run start(BoardView board, Meter meter);

    /** Every move on a board, easiest first. */
    List<Move> all(BoardView board, Meter meter);

    /** How hard a board is from where it stands, if the budget suffices; the board is left as it is. */
    Optional<? extends Rating> rate(BoardView board, Meter meter);

    /** This scale without the techniques that rest on there being one solution. */
    Scale withoutUniqueness();

    /** This scale with some techniques taken away; the others keep their places and grades. */
    Scale without(Collection<Technique> techniques);

    /** This scale with no technique but these, in their places and with their grades. */
    Scale only(Collection<Technique> techniques);

    /** This scale without what is harder than a weight; what is left still solves, it rates as this one does. */
    Scale upTo(int weight);

    /** How hard steps of a technique are; a technique with several rows has its hardest. */
    Grade grade(Technique technique);

    /** Goes on from a board, on that board, as far as the scale leads; false if the budget ends before that. */
    boolean advance(Board board, Meter meter);

    /** This scale with a guess as its last resort. */
    Scale withSearch();

    /** The move to make on a board; empty where the scale knows none, or the budget ends. */
    default Optional<Move> next(BoardView board, Meter meter) {
        return start(board, meter).next();
    }
}
