package dev.clew.logic.scale;

import dev.clew.core.Budget.Meter;
import dev.clew.logic.board.Board;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.technique.Technique;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * A scale whose techniques stand in a table, so that some can be taken away: which of them a puzzle needs is asked that
 * way. Its ratings have levels and scores, so puzzles can be made to order. Immutable and thread-safe.
 *
 * @since 0.2.0
 */
public interface TableScale extends Scale {
    /** The rows of the table, easiest first. */
    List<Row> rows();

    /** The levels, easiest first; the last one is that of puzzles which the table does not finish. */
    List<String> levels();

    /** The lowest score of a puzzle of that level. */
    int lowestScore(String level);

    /** The highest score of a puzzle whose hardest step has that weight; the lowest is the weight itself. */
    default int highestScore(int weight) {
        return highestScore(weight, 1);
    }

    /** The same where such a step can always be chosen from as many conclusions or more. */
    int highestScore(int weight, int alternatives);

    @Override
    Optional<? extends ScoredRating> rate(BoardView board, Meter meter);

    /** This scale with some techniques taken away; the others keep their places and grades. */
    TableScale without(Collection<? extends Technique> techniques);

    /** This scale with no technique but these, in their places and with their grades. */
    TableScale only(Collection<? extends Technique> techniques);

    /** This scale without what is harder than a weight; what is left still solves, it rates as this one does. */
    TableScale upTo(int weight);

    /** How hard steps of a technique are; a technique with several rows has its hardest. */
    Grade grade(Technique technique);

    /** Goes on from a board, on that board, as far as the scale leads; false if the budget ends before that. */
    boolean advance(Board board, Meter meter);
}
