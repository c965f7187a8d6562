package dev.clew.logic.technique;

/**
 * How large almost locked sets may be. Immutable.
 *
 * @param maxCells the most cells of a set
 * @param overlap whether two sets may share cells
 * @param ownCells whether doubly linked sets also remove candidates from cells of their own; HoDoKu's do not
 * @since 0.2.0
 */
public record SetLimits(int maxCells, boolean overlap, boolean ownCells) {
    static SetLimits standard() {
        return new SetLimits(8, false, true);
    }
}
