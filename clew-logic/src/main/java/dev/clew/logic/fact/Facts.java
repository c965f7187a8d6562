package dev.clew.logic.fact;

import dev.clew.core.Budget.Meter;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.board.Direction;
import java.util.Arrays;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What can be read off a board, each kind computed when a finder first asks for it and again when it is asked for after
 * the board has changed; its arrays are used again. What is kept for later, as in a step, must be copied.
 *
 * <p>One for each board and thread. Two finders that ask the same on one board get the same answer for the price of
 * one; singles ask for none of it.
 *
 * @since 0.2.0
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
    private @Nullable IdentityHashMap<Object, Memory> scanned;
    private final Map<Class<?>, Shared> shared = new HashMap<>(4);
    private final long[] pairs;
    private int newestPairAt;
    private final long[] @Nullable [] few;
    private final int[] fewReadAt;

    /** What a finder with some limits has scanned. */
    private record Memory(Object limits, Scanned scanned) {}

    /** What a family of finders has read off the board, and when. */
    private record Shared(Object limits, int readAt, Object value) {}

    private Facts(BoardView board) {
        this.board = board;
        this.pairs = new long[board.geometry().words()];
        this.few = new long[board.size() + 1][];
        this.fewReadAt = new int[board.size() + 1];
    }

    /** The facts of a board, as it is now and as it will be. */
    public static Facts of(BoardView board) {
        return new Facts(board);
    }

    /** The board. */
    public BoardView board() {
        return board;
    }

    /**
     * What a finder has scanned in vain on this board. It remembers for the limits that it was last asked with.
     *
     * @param finder the finder itself
     * @param limits how far it looks
     * @param parts how many parts it scans one by one
     */
    public Scanned scanned(Object finder, Object limits, int parts) {
        IdentityHashMap<Object, Memory> memories = scanned;
        if (memories == null) {
            memories = new IdentityHashMap<>();
            scanned = memories;
        }
        Memory known = memories.get(finder);
        if (known == null || known.limits != limits) {
            known = new Memory(limits, new Scanned(board, parts));
            memories.put(finder, known);
        }
        return known.scanned;
    }

    /**
     * What a family of finders reads off the board once for all of them: made when one of them first asks, and again
     * after a change.
     *
     * @param kind which class of the family it is; it is kept for the limits that it was last asked with
     * @param limits how far the finder looks
     * @param maker makes it; empty when the budget ends before it is complete, and then nothing is kept
     */
    public <T> Optional<T> shared(Class<T> kind, Object limits, Supplier<Optional<T>> maker) {
        Shared known = shared.get(kind);
        if (known != null && known.limits.equals(limits) && known.readAt == board.changes()) {
            return Optional.of(kind.cast(known.value));
        }
        Optional<T> made = maker.get();
        made.ifPresent(value -> shared.put(kind, new Shared(limits, board.changes(), value)));
        return made;
    }

    /** What {@link BoardView#changes()} was when it was first seen that the newest cell with two candidates has two. */
    public int newestPairAt() {
        cellsWith(2);
        return newestPairAt;
    }

    /** Whether nothing but the board has been asked for. */
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

    /** The set of open cells with at least one and at most a number of candidates; not to be written to. */
    public long[] cellsWithUpTo(int most) {
        int candidates = Math.min(most, board.size());
        long[] known = few[candidates];
        if (known == null || fewReadAt[candidates] != board.changes()) {
            known = readCellsWithUpTo(candidates);
            few[candidates] = known;
            fewReadAt[candidates] = board.changes();
        }
        return known;
    }

    private long[] readCellsWithUpTo(int candidates) {
        long[] found = new long[pairs.length];
        for (int cell = 0; cell < board.geometry().cells(); cell++) {
            int count = board.candidateCount(cell) - 1; // a filled cell has none
            found[cell >> 6] |= (count >> 31 | candidates - 1 - count >> 31) == 0 ? 1L << cell : 0;
        }
        return found;
    }

    private int[] readCellsWith(int candidates) {
        int[] found = new int[board.geometry().cells()];
        int count = 0;
        for (int cell = 0; cell < found.length; cell++) {
            if (board.candidateCount(cell) == candidates) {
                found[count++] = cell;
            }
        }
        if (candidates == 2) {
            notePairs(found, count);
        }
        return Arrays.copyOf(found, count);
    }

    private void notePairs(int[] found, int count) {
        long[] before = pairs.clone();
        Arrays.fill(pairs, 0);
        for (int i = 0; i < count; i++) {
            pairs[found[i] >> 6] |= 1L << found[i];
        }
        for (int word = 0; word < pairs.length; word++) {
            newestPairAt = (pairs[word] & ~before[word]) != 0 ? board.changes() : newestPairAt;
        }
    }

    /**
     * The almost locked sets up to a number of cells, and which of them are linked.
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
