package dev.clew.logic.fact;

import dev.clew.core.Candidate;
import dev.clew.logic.board.Bits;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.board.Conclusion;
import dev.clew.logic.board.Direction;
import dev.clew.logic.proof.Cover;
import dev.clew.logic.proof.Proof;
import dev.clew.logic.proof.Slot;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * The places of one value along the rows, or along the columns. Only lines that lack the value count; the i-th of them
 * has its places as a mask, in which bit p stands for the p-th line that crosses it.
 *
 * <p>Belongs to the {@link Facts} of a board, which read it again after a change. For one thread.
 *
 * @since 0.2.0
 */
public final class ValueLines {
    private final BoardView board;
    private final int value;
    private final Direction direction;
    private final int[] lines;
    private final int[] indices;
    private final long[] places;
    private int count;
    private long pairs;
    private int readAt = -1;

    ValueLines(BoardView board, int value, Direction direction) {
        this.board = board;
        this.value = value;
        this.direction = direction;
        this.lines = new int[direction.lines().length];
        this.indices = new int[lines.length];
        this.places = new long[lines.length];
    }

    /** These lines as the board now stands. */
    ValueLines upToDate() {
        if (readAt != board.changes(value)) {
            read();
            readAt = board.changes(value);
        }
        return this;
    }

    private void read() {
        count = 0;
        pairs = 0;
        for (int i = 0; i < lines.length; i++) {
            int line = direction.lines()[i];
            long found = board.places(line, value);
            if (found != 0) {
                lines[count] = line;
                indices[i] = count;
                pairs |= Long.bitCount(found) == 2 ? 1L << count : 0;
                places[count++] = found;
            }
        }
    }

    /** The lines with two places, as a mask. */
    public long pairs() {
        return pairs;
    }

    /** The house that a line is. */
    public int house(int line) {
        return lines[line];
    }

    /** The board. */
    public BoardView board() {
        return board;
    }

    /** The value. */
    public int value() {
        return value;
    }

    /** How many lines lack the value. */
    public int count() {
        return count;
    }

    /** The places in a line. */
    public long places(int line) {
        return places[line];
    }

    /** The places of several lines together. */
    public long union(long chosen) {
        long union = 0;
        for (Bits rest = Bits.of(chosen); rest.hasNext(); ) {
            union |= places[rest.next()];
        }
        return union;
    }

    /** The cell at a place of a line. */
    public int cell(int line, int place) {
        return board.geometry().cellAt(lines[line], place);
    }

    /** The index of the line of a cell. */
    public int lineOf(int cell) {
        return indices[direction.lineOf()[cell]];
    }

    /** The place of a cell in its line. */
    public int placeOf(int cell) {
        return direction.placeOf()[cell];
    }

    /** Whether a line that is not chosen has one of these places. */
    public boolean hasOutside(long chosen, long covers) {
        for (int i = 0; i < count; i++) {
            if ((chosen >>> i & 1) == 0 && (places[i] & covers) != 0) {
                return true;
            }
        }
        return false;
    }

    /** The cells of the chosen lines at these places, in reading order. */
    public int[] cells(long chosen, long covers) {
        int[] cells = new int[board.cellCount(value)];
        int found = 0;
        for (Bits rest = Bits.of(chosen); rest.hasNext(); ) {
            int line = rest.next();
            for (Bits bits = Bits.of(places[line] & covers); bits.hasNext(); ) {
                cells[found++] = cell(line, bits.next());
            }
        }
        Arrays.sort(cells, 0, found);
        return Arrays.copyOf(cells, found);
    }

    /** All lines as a mask. */
    public long all() {
        return count == 0 ? 0 : -1L >>> 64 - count;
    }

    /** The value is eliminated from these cells. */
    public List<Conclusion> removals(int[] cells) {
        List<Conclusion> removals = new ArrayList<>(cells.length);
        for (int cell : cells) {
            removals.add(new Conclusion.Remove(board.candidate(cell, value)));
        }
        return removals;
    }

    /** Makes the proof that the chosen lines have the value at these places, later and from what is so now. */
    public Supplier<Proof> cover(long chosen, long covers) {
        return cover(chosen, covers, new int[0]);
    }

    /** The same but for fins, cells of the value outside the places. */
    public Supplier<Proof> cover(long chosen, long covers, int[] fins) {
        int[] bases = houses(lines, chosen);
        int[] crossing = houses(direction.crossing(), covers);
        int side = board.size();
        int of = value;
        return () -> new Cover(
                slots(bases, of),
                slots(crossing, of),
                IntStream.of(fins)
                        .mapToObj(cell -> new Candidate(cell, of, side))
                        .toList());
    }

    private static int[] houses(int[] all, long chosen) {
        int[] houses = new int[Long.bitCount(chosen)];
        int count = 0;
        for (Bits rest = Bits.of(chosen); rest.hasNext(); ) {
            houses[count++] = all[rest.next()];
        }
        return houses;
    }

    private static List<Slot> slots(int[] houses, int value) {
        return IntStream.of(houses)
                .mapToObj(house -> (Slot) new Slot.InHouse(house, value))
                .toList();
    }
}
