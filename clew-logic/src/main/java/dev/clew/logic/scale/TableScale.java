package dev.clew.logic.scale;

import dev.clew.core.Budget.Meter;
import dev.clew.logic.board.Board;
import dev.clew.logic.technique.Technique;
import java.util.Collection;

/**
 * A scale whose techniques stand in a table, so that some can be taken away: which of them a puzzle needs is asked that
 * way. Immutable and thread-safe.
 */
public interface TableScale extends Scale {
    /** This scale with some techniques taken away; the others keep their places and grades. */
    TableScale without(Collection<Technique> techniques);

    /** This scale with no technique but these, in their places and with their grades. */
    TableScale only(Collection<Technique> techniques);

    /** This scale without what is harder than a weight; what is left still solves, it rates as this one does. */
    TableScale upTo(int weight);

    /** How hard steps of a technique are; a technique with several rows has its hardest. */
    Grade grade(Technique technique);

    /** Goes on from a board, on that board, as far as the scale leads; false if the budget ends before that. */
    boolean advance(Board board, Meter meter);
}
