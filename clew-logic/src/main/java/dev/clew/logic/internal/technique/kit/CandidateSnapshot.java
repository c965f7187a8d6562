package dev.clew.logic.internal.technique.kit;

import dev.clew.logic.board.BoardView;

/** What a few cells could hold when a step was found, for its proof, which is made later. Immutable. */
public final class CandidateSnapshot {
    private final int[] cells;
    private final long[] candidates;

    private CandidateSnapshot(int[] cells, long[] candidates) {
        this.cells = cells;
        this.candidates = candidates;
    }

    /** The candidates of these cells as they are now. */
    public static CandidateSnapshot of(BoardView board, int... cells) {
        long[] candidates = new long[cells.length];
        for (int i = 0; i < cells.length; i++) {
            candidates[i] = board.candidates(cells[i]);
        }
        return new CandidateSnapshot(cells.clone(), candidates);
    }

    /** The candidates of one of the cells as a mask; 0 for any other cell. */
    public long candidates(int cell) {
        for (int i = 0; i < cells.length; i++) {
            if (cells[i] == cell) {
                return candidates[i];
            }
        }
        return 0;
    }

    /** Whether one of the cells had that candidate. */
    public boolean has(int cell, int value) {
        return (candidates(cell) >>> value - 1 & 1) != 0;
    }
}
