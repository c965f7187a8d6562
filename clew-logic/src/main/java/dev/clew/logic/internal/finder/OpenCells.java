package dev.clew.logic.internal.finder;

import dev.clew.logic.board.BoardView;
import java.util.Arrays;

/** Open cells by the number of their candidates. */
final class OpenCells {
    private OpenCells() {}

    /** The cells with exactly that many candidates, in reading order. */
    static int[] withCandidates(BoardView board, int candidates) {
        int[] cells = new int[board.geometry().cells()];
        int count = 0;
        for (int cell = 0; cell < cells.length; cell++) {
            if (board.candidateCount(cell) == candidates) {
                cells[count++] = cell;
            }
        }
        return Arrays.copyOf(cells, count);
    }

    /** The smallest value of a mask that is not empty. */
    static int firstValue(long mask) {
        return Long.numberOfTrailingZeros(mask) + 1;
    }
}
