package dev.clew.logic.internal.technique.kit;

import dev.clew.logic.board.Bits;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.board.Conclusion;
import dev.clew.logic.board.Links;
import java.util.ArrayList;
import java.util.List;

/**
 * What cells see together: if one of them holds a value, the value is eliminated from every cell that sees them all.
 */
public final class CommonPeers {
    private CommonPeers() {}

    /** How many open cells may hold the value and see all of these. */
    public static int count(BoardView board, int value, int... cells) {
        int count = 0;
        for (int word = 0; word < board.geometry().words(); word++) {
            count += Long.bitCount(word(board, value, word, cells));
        }
        return count;
    }

    /** The removals of the value from the cells that see all of these, in reading order. */
    public static List<Conclusion> removals(BoardView board, int value, int... cells) {
        List<Conclusion> removals = new ArrayList<>();
        for (int word = 0; word < board.geometry().words(); word++) {
            for (Bits rest = Bits.of(word(board, value, word, cells)); rest.hasNext(); ) {
                int cell = rest.nextCell(word);
                removals.add(new Conclusion.Remove(board.candidate(cell, value)));
            }
        }
        return removals;
    }

    /** One word of the set of open cells that may hold the value and see all of these. */
    public static long word(BoardView board, int value, int word, int... cells) {
        Links links = board.links();
        long common = board.cellsOf(value, word);
        for (int cell : cells) {
            common &= links.seenWord(value, cell, word);
        }
        return common;
    }
}
