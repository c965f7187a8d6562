package dev.clew.logic.level;

import dev.clew.logic.board.Bits;
import dev.clew.logic.board.Board;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.board.Conclusion;
import dev.clew.logic.technique.ConclusionSink;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The different conclusions that one round finds: values to place and candidates to remove, each counted once however
 * many steps lead to it. Mutable, for one thread.
 */
final class Findings implements ConclusionSink {
    private final BoardView board;
    private final long[] placed;
    private final long[] removed;
    private int count;

    Findings(BoardView board) {
        this.board = board;
        this.placed = new long[board.geometry().cells()];
        this.removed = new long[board.geometry().cells()];
    }

    @Override
    public void place(int cell, int value) {
        add(placed, cell, value);
    }

    /** Nothing happens where the board does not have the candidate. */
    @Override
    public void remove(int cell, int value) {
        if (board.has(cell, value)) {
            add(removed, cell, value);
        }
    }

    /** Takes all that another one has. */
    void addAll(Findings other) {
        if (other.count > 0) {
            for (int cell = 0; cell < placed.length; cell++) {
                count += Long.bitCount(other.placed[cell] & ~placed[cell]);
                count += Long.bitCount(other.removed[cell] & ~removed[cell]);
                placed[cell] |= other.placed[cell];
                removed[cell] |= other.removed[cell];
            }
        }
    }

    /** Forgets all of them. */
    void clear() {
        if (count > 0) {
            Arrays.fill(placed, 0);
            Arrays.fill(removed, 0);
            count = 0;
        }
    }

    private void add(long[] masks, int cell, int value) {
        long bit = 1L << value - 1;
        count += (masks[cell] & bit) == 0 ? 1 : 0;
        masks[cell] |= bit;
    }

    /** How many different conclusions there are. */
    int count() {
        return count;
    }

    /** The conclusions in the order of cells and values, at most so many. */
    List<Conclusion> conclusions(int most) {
        List<Conclusion> all = new ArrayList<>();
        for (int cell = 0; cell < placed.length && all.size() < most; cell++) {
            for (Bits rest = Bits.of(placed[cell]); rest.hasNext() && all.size() < most; ) {
                all.add(new Conclusion.Place(board.candidate(cell, rest.nextValue())));
            }
            for (Bits rest = Bits.of(removed[cell]); rest.hasNext() && all.size() < most; ) {
                all.add(new Conclusion.Remove(board.candidate(cell, rest.nextValue())));
            }
        }
        return all;
    }

    /** Carries all of them out; where the puzzle has no solution two values may exclude each other, and one is left. */
    void applyTo(Board target) {
        for (int cell = 0; cell < removed.length; cell++) {
            for (Bits rest = Bits.of(removed[cell]); rest.hasNext(); ) {
                target.remove(cell, rest.nextValue());
            }
        }
        for (int cell = 0; cell < placed.length; cell++) {
            int value = Bits.firstValue(placed[cell]);
            if (placed[cell] != 0 && target.has(cell, value)) {
                target.set(cell, value);
            }
        }
    }
}
