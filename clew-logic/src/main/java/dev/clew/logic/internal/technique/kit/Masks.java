package dev.clew.logic.internal.technique.kit;

import dev.clew.core.Candidate;
import dev.clew.logic.board.Bits;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.board.Conclusion;
import java.util.ArrayList;
import java.util.List;

/** Turns masks of values into candidates and conclusions, values ascending. */
public final class Masks {
    private Masks() {}

    /** The candidates of these values in a cell, whether or not they are on the board. */
    public static List<Candidate> candidates(BoardView board, int cell, long values) {
        List<Candidate> candidates = new ArrayList<>();
        for (Bits rest = Bits.of(values); rest.hasNext(); ) {
            candidates.add(board.candidate(cell, rest.nextValue()));
        }
        return candidates;
    }

    /** Adds the removal of those of the values that the cell has. */
    public static void addRemovals(BoardView board, int cell, long values, List<Conclusion> removals) {
        for (Candidate candidate : candidates(board, cell, board.candidates(cell) & values)) {
            removals.add(new Conclusion.Remove(candidate));
        }
    }
}
