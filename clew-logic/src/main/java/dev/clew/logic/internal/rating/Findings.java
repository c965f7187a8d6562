package dev.clew.logic.internal.rating;

import dev.clew.logic.board.Bits;
import dev.clew.logic.board.Board;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.board.Conclusion;
import dev.clew.logic.technique.ConclusionSink;
import java.util.ArrayList;
import java.util.List;

/**
 * The different conclusions that one round finds: values to place and candidates to remove, each counted once however
 * many steps lead to it. Mutable, for one thread.
 */
public final class Findings implements ConclusionSink {
    private final BoardView board;
    private final long[] placed;
    private final long[] removed;
    /** The cells that have any, as a set. */
    private final long[] cells;

    private int count;

    /** Nothing found yet on a board. */
    public Findings(BoardView board) {
        this.board = board;
        this.placed = new long[board.geometry().cells()];
        this.removed = new long[board.geometry().cells()];
        this.cells = new long[board.geometry().words()];
    }

    @Override
    public void place(int cell, int value) {
        add(placed, cell, 1L << value - 1);
    }

    /** Nothing happens where the board does not have the candidate. */
    @Override
    public void remove(int cell, int value) {
        if (board.has(cell, value)) {
            add(removed, cell, 1L << value - 1);
        }
    }

    /** Takes all that another one has. */
    public void addAll(Findings other) {
        for (int word = 0; other.count > 0 && word < cells.length; word++) {
            for (Bits rest = Bits.of(other.cells[word]); rest.hasNext(); ) {
                int cell = rest.nextCell(word);
                add(placed, cell, other.placed[cell]);
                add(removed, cell, other.removed[cell]);
            }
        }
    }

    /** Forgets all of them. */
    public void clear() {
        for (int word = 0; count > 0 && word < cells.length; word++) {
            for (Bits rest = Bits.of(cells[word]); rest.hasNext(); ) {
                int cell = rest.nextCell(word);
                placed[cell] = 0;
                removed[cell] = 0;
            }
            cells[word] = 0;
        }
        count = 0;
    }

    private void add(long[] masks, int cell, long values) {
        count += Long.bitCount(values & ~masks[cell]);
        masks[cell] |= values;
        cells[cell >> 6] |= 1L << cell;
    }

    /** How many different conclusions there are. */
    public int count() {
        return count;
    }

    /** The conclusions in the order of cells and values, up to a number of them. */
    public List<Conclusion> conclusions(int most) {
        List<Conclusion> all = new ArrayList<>();
        for (int word = 0; word < cells.length; word++) {
            for (Bits rest = Bits.of(cells[word]); rest.hasNext() && all.size() < most; ) {
                addConclusions(rest.nextCell(word), most, all);
            }
        }
        return all;
    }

    private void addConclusions(int cell, int most, List<Conclusion> all) {
        for (Bits rest = Bits.of(placed[cell]); rest.hasNext() && all.size() < most; ) {
            all.add(board.geometry().place(cell, rest.nextValue()));
        }
        for (Bits rest = Bits.of(removed[cell]); rest.hasNext() && all.size() < most; ) {
            all.add(new Conclusion.Remove(board.candidate(cell, rest.nextValue())));
        }
    }

    /** Carries all of them out; where the puzzle has no solution two values may exclude each other, and one is left. */
    public void applyTo(Board target) {
        for (int word = 0; word < cells.length; word++) {
            for (Bits with = Bits.of(cells[word]); with.hasNext(); ) {
                int cell = with.nextCell(word);
                for (Bits rest = Bits.of(removed[cell]); rest.hasNext(); ) {
                    target.remove(cell, rest.nextValue());
                }
            }
        }
        for (int word = 0; word < cells.length; word++) {
            for (Bits with = Bits.of(cells[word]); with.hasNext(); ) {
                int cell = with.nextCell(word);
                int value = Bits.firstValue(placed[cell]);
                if (placed[cell] != 0 && target.has(cell, value)) {
                    target.set(cell, value);
                }
            }
        }
    }
}
