package dev.clew.logic.fact;

import dev.clew.core.Budget.Meter;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.board.Geometry;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The almost locked sets of a board: houses by number, and in a house each set right before those that continue
 * it, which is HoDoKu's order. A set that lies in two houses is listed for the first. Belongs to the {@link Facts} of a
 * board. For one thread.
 *
 * @since 0.2.0
 */
public final class AlmostLockedSets {
    /** Deeper choices are too small to be worth a look at the clock. */
    private static final int SPENDING_DEPTH = 3;

    private final BoardView board;
    private final int maxCells;
    private final int readAt;
    private final Meter meter;
    private final int largest;
    private final int[] open;
    private final int[] chosen;
    private final List<AlmostLockedSet> found = new ArrayList<>();
    private int house;
    private int openCount;
    private @Nullable RestrictedCommons links;

    private AlmostLockedSets(BoardView board, int maxCells, Meter meter) {
        this.board = board;
        this.maxCells = maxCells;
        this.readAt = board.changes();
        this.meter = meter;
        this.largest = Math.min(maxCells, board.size() - 1);
        this.open = new int[board.size()];
        this.chosen = new int[board.size()];
    }

    /** The sets up to a number of cells; empty when the budget ends before all are listed. */
    static Optional<AlmostLockedSets> of(BoardView board, int maxCells, Meter meter) {
        AlmostLockedSets sets = new AlmostLockedSets(board, maxCells, meter);
        return sets.collect() ? Optional.of(sets) : Optional.empty();
    }

    /** Whether the board has not changed since, and the sets are as large as is asked for. */
    boolean holdsFor(BoardView asked, int cells) {
        return asked == board && cells == maxCells && asked.changes() == readAt;
    }

    /** The sets in order. */
    public List<AlmostLockedSet> all() {
        return found;
    }

    /** Which of them are linked. */
    public RestrictedCommons links() {
        if (links == null) {
            links = new RestrictedCommons(found, board.geometry().cells(), board.size());
        }
        return links;
    }

    private boolean collect() {
        Geometry geometry = board.geometry();
        for (house = 0; house < geometry.houses(); house++) {
            openCount = 0;
            for (int position = 0; position < board.size(); position++) {
                int cell = geometry.cellAt(house, position);
                if (board.candidates(cell) != 0) {
                    open[openCount++] = cell;
                }
            }
            if (!extend(0, 0, 0)) {
                return false;
            }
        }
        return true;
    }

    private boolean extend(int count, int from, long values) {
        if (count < SPENDING_DEPTH && !meter.spend()) {
            return false;
        }
        for (int i = from; i < openCount; i++) {
            long grown = values | board.candidates(open[i]);
            int most = Math.min(largest, count + openCount - i);
            // the number of values only grows, so continuing with too many is useless
            if (Long.bitCount(grown) <= most + 1) {
                chosen[count] = open[i];
                if (Long.bitCount(grown) == count + 2 && !isListed(count + 1)) {
                    found.add(new AlmostLockedSet(board, Arrays.copyOf(chosen, count + 1), grown));
                }
                if (count + 1 < most && !extend(count + 1, i + 1, grown)) {
                    return false;
                }
            }
        }
        return true;
    }

    private boolean isListed(int count) {
        Geometry geometry = board.geometry();
        for (int i = 0; i < geometry.housesOf(chosen[0]); i++) {
            int earlier = geometry.houseOf(chosen[0], i);
            boolean contained = earlier < house;
            for (int j = 1; j < count && contained; j++) {
                contained = geometry.contains(earlier, chosen[j]);
            }
            if (contained) {
                return true;
            }
        }
        return false;
    }
}
