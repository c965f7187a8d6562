package dev.clew.logic.internal.technique.unique;

import dev.clew.core.Budget.Meter;
import dev.clew.core.Candidate;
import dev.clew.logic.board.Bits;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.board.Conclusion;
import dev.clew.logic.fact.Facts;
import dev.clew.logic.internal.technique.kit.Masks;
import dev.clew.logic.proof.Branch;
import dev.clew.logic.proof.Claim;
import dev.clew.logic.proof.Deadly;
import dev.clew.logic.technique.Limits;
import dev.clew.logic.technique.Step;
import dev.clew.logic.technique.StepSink;
import dev.clew.logic.technique.Technique;
import dev.clew.logic.technique.TechniqueInfo;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Every open cell has two candidates but one, which has three; without the third every value has two places in each
 * house that lacks it. Then the third is true, and the other two go.
 *
 * <p>Sound because otherwise every open cell could exchange its value for its other candidate: the cells of a house form
 * rings in which each hands its value on, so the house would hold the same values, and there would be a second solution.
 */
public final class BivalueGrave implements Technique {
    private static final TechniqueInfo INFO = TechniqueInfo.of("bivalue-universal-grave-1");

    @Override
    public TechniqueInfo info() {
        return INFO;
    }

    @Override
    public void find(Facts facts, Limits limits, Meter meter, StepSink sink) {
        BoardView board = facts.board();
        int odd = oddCell(board);
        if (odd < 0 || !board.uniqueness().isKnown() || !meter.spend()) {
            return;
        }
        int[] cells = openCells(board);
        long[] pairs = Arrays.stream(cells).mapToLong(board::candidates).toArray();
        int index = Arrays.binarySearch(cells, odd);
        Swap swap = new Swap(board);
        for (Bits rest = Bits.of(board.candidates(odd)); rest.hasNext(); ) {
            long third = rest.nextMask();
            pairs[index] = board.candidates(odd) & ~third;
            if (swap.isAllowed(cells, pairs) && !sink.accept(step(board, cells, pairs, odd, third))) {
                return;
            }
        }
    }

    /** The one cell with three candidates where all others have two, or -1. */
    private static int oddCell(BoardView board) {
        int odd = -1;
        for (int cell = 0; cell < board.geometry().cells(); cell++) {
            int count = board.isFilled(cell) ? 2 : board.candidateCount(cell);
            if (count == 3 && odd < 0) {
                odd = cell;
            } else if (count != 2) {
                return -1;
            }
        }
        return odd;
    }

    private static int[] openCells(BoardView board) {
        int[] cells = new int[board.openCells()];
        int count = 0;
        for (int cell = 0; cell < board.geometry().cells(); cell++) {
            if (!board.isFilled(cell)) {
                cells[count++] = cell;
            }
        }
        return cells;
    }

    private static Step step(BoardView board, int[] cells, long[] pairs, int odd, long third) {
        List<Conclusion> removals = new ArrayList<>();
        Masks.addRemovals(board, odd, ~third, removals);
        long[] all = pairs.clone();
        return Step.of(INFO, removals, () -> proof(board, cells, all, odd, third));
    }

    /** Made from what was found; the board only tells how large it is. */
    private static Deadly proof(BoardView board, int[] cells, long[] pairs, int odd, long third) {
        List<Candidate> pattern = new ArrayList<>();
        for (int i = 0; i < cells.length; i++) {
            pattern.addAll(Masks.candidates(board, cells[i], pairs[i]));
        }
        Claim breaks = Claim.on(Masks.candidates(board, odd, third));
        return new Deadly(pattern, List.of(Branch.of(breaks)));
    }
}
