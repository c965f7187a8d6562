package dev.clew.logic.fact;

import dev.clew.logic.board.BoardView;
import java.util.Arrays;

/**
 * The parts of a board in which a finder has found nothing: it need not look there again before they change. What a part
 * is, a house, a value or all cells of a kind, is the finder's affair. Since candidates are only ever removed, what led
 * nowhere leads nowhere later, unless something that it rests on has changed. For one thread.
 *
 * @since 0.2.0
 */
public final class Scanned {
    private final BoardView board;
    private final int[] emptyAt;

    Scanned(BoardView board, int parts) {
        this.board = board;
        this.emptyAt = new int[parts];
        Arrays.fill(emptyAt, -1);
    }

    /** Whether a part that last changed then was found empty since. */
    public boolean isEmpty(int part, int changedAt) {
        return emptyAt[part] >= changedAt;
    }

    /** When a part was last found empty, in {@linkplain BoardView#changes() changes} of the board; -1 for never. */
    public int emptyAt(int part) {
        return emptyAt[part];
    }

    /** A part was scanned to its end, and there is nothing. */
    public void noteEmpty(int part) {
        emptyAt[part] = board.changes();
    }
}
