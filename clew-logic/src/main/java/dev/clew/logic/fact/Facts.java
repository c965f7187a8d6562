package dev.clew.logic.fact;

import dev.clew.core.Budget.Meter;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.board.Direction;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What can be read off a board, each kind computed when a finder first asks for it and again when it is asked for after
 * the board has changed; its arrays are used again. Whoever keeps something for later, as a step does, copies it.
 *
 * <p>One for each board and thread. Two finders that ask the same on one board get the same answer for the price of one;
 * singles ask for none of it.
 */
public final class Facts {
    /** Cells with more candidates are not listed by their number. */
    private static final int MOST_CANDIDATES = 3;

    private final BoardView board;
    private final int[] @Nullable [] cells = new int[MOST_CANDIDATES + 1][];
    private int cellsReadAt = -1;
    private @Nullable LinkGraph links;
    private @Nullable LinkGraph valueLinks;
    private @Nullable LinkGraph pairLinks;
    private @Nullable ValueLines @Nullable [] lines;
    private @Nullable AlmostLockedSets sets;

    private Facts(BoardView board) {
        this.board = board;
    }

    /** The facts of a board, as it is now and as it will be. */
    public static Facts of(BoardView board) {
        return new Facts(board);
    }

    /** The board. */
    public BoardView board() {
        return board;
    }

    /** Whether nobody has asked for anything but the board. */
    boolean isUntouched() {
        return links == null
                && valueLinks == null
                && pairLinks == null
                && lines == null
                && sets == null
                && cellsReadAt < 0;
    }

    /** All links: inside cells and between cells. */
    public LinkGraph links() {
        if (links == null) {
            links = LinkGraph.ofBoard(board);
        }
        return links.upToDate();
    }

    /** The links between candidates of the same value. */
    public LinkGraph valueLinks() {
        if (valueLinks == null) {
            valueLinks = LinkGraph.ofValues(board);
        }
        return valueLinks.upToDate();
    }

    /** The links of cells with two candidates: strong inside them, weak of the same value between them. */
    public LinkGraph pairLinks() {
        if (pairLinks == null) {
            pairLinks = LinkGraph.ofPairs(board);
        }
        return pairLinks.upToDate();
    }

    /** The places of a value along the rows (0) or the columns (1). */
    public ValueLines lines(int value, int direction) {
        List<Direction> directions = board.geometry().directions();
        if (lines == null) {
            lines = new ValueLines[directions.size() * board.size()];
        }
        int index = direction * board.size() + value - 1;
        ValueLines known = lines[index];
        if (known == null) {
            known = new ValueLines(board, value, directions.get(direction));
            lines[index] = known;
        }
        return known.upToDate();
    }

    /** The open cells with two or three candidates, in reading order; not to be written to. */
    public int[] cellsWith(int candidates) {
        if (cellsReadAt != board.changes()) {
            Arrays.fill(cells, null);
            cellsReadAt = board.changes();
        }
        int[] known = cells[candidates];
        if (known == null) {
            known = readCellsWith(candidates);
            cells[candidates] = known;
        }
        return known;
    }

    private int[] readCellsWith(int candidates) {
        int[] found = new int[board.geometry().cells()];
        int count = 0;
        for (int cell = 0; cell < found.length; cell++) {
            if (board.candidateCount(cell) == candidates) {
                found[count++] = cell;
            }
        }
        return Arrays.copyOf(found, count);
    }

    /**
     * The almost locked sets of at most so many cells, and which of them are linked.
     *
     * @return empty when the budget ends before all are listed
     */
    public Optional<AlmostLockedSets> almostLockedSets(int maxCells, Meter meter) {
        AlmostLockedSets known = sets;
        if (known == null || !known.holdsFor(board, maxCells)) {
            known = AlmostLockedSets.of(board, maxCells, meter).orElse(null);
            sets = known;
        }
        return Optional.ofNullable(known);
    }
}
