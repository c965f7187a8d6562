package dev.clew.logic.internal.technique.kit;

import dev.clew.logic.board.BoardView;
import java.util.Arrays;

/** Open cells by the number of their candidates. */
public final class OpenCells {
    private OpenCells() {}

    /** The cells with exactly that many candidates, in reading order. */
    public static int[] withCandidates(BoardView board, int candidates) {
        int[] cells = new int[board.geometry().cells()];
        int count = 0;
        for (int cell = 0; cell < cells.length; cell++) {
            if (board.candidateCount(cell) == candidates) {
                cells[count++] = cell;
            }
        }
        return Arrays.copyOf(cells, count);
    }
}
