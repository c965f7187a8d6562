package dev.clew.logic.internal.technique.unique;

import dev.clew.core.CellSet;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.board.Geometry;
import java.util.List;

/**
 * Whether every cell of a set could exchange its value for the other of two, and the rules would not notice: each value
 * has none or two of the cells in every house and distinct group. Then the cells of a group form rings in which each
 * hands its value on, and the group holds what it held. Immutable, for one board.
 */
final class Swap {
    private final BoardView board;
    private final List<CellSet> groups;

    Swap(BoardView board) {
        this.board = board;
        this.groups = board.shape().distinctGroups();
    }

    /** Whether the rules allow it; {@code pairs} has the mask of the two values of each cell. */
    boolean isAllowed(int[] cells, long[] pairs) {
        Geometry geometry = board.geometry();
        for (int house = 0; house < geometry.houses(); house++) {
            if (!isBalanced(geometry, house, cells, pairs)) {
                return false;
            }
        }
        for (int i = 0; i < groups.size(); i++) {
            if (!staysDistinct(groups.get(i), cells, pairs)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isBalanced(Geometry geometry, int house, int[] cells, long[] pairs) {
        long once = 0;
        long twice = 0;
        long thrice = 0;
        for (int i = 0; i < cells.length; i++) {
            if (geometry.contains(house, cells[i])) {
                thrice |= twice & pairs[i];
                twice |= once & pairs[i];
                once |= pairs[i];
            }
        }
        return once == twice && thrice == 0;
    }

    /** A group need not hold every value, so a single cell of it may change to a value that the others cannot have. */
    private boolean staysDistinct(CellSet group, int[] cells, long[] pairs) {
        long once = 0;
        long twice = 0;
        long thrice = 0;
        int inside = 0;
        int last = -1;
        for (int i = 0; i < cells.length; i++) {
            if (group.contains(cells[i])) {
                thrice |= twice & pairs[i];
                twice |= once & pairs[i];
                once |= pairs[i];
                inside++;
                last = cells[i];
            }
        }
        return once == twice && thrice == 0 || inside == 1 && isApart(group, last, once);
    }

    private boolean isApart(CellSet group, int cell, long pair) {
        for (int other : group.toArray()) {
            long possible = board.isFilled(other) ? 1L << board.value(other) - 1 : board.candidates(other);
            if (other != cell && (possible & pair) != 0) {
                return false;
            }
        }
        return true;
    }
}
