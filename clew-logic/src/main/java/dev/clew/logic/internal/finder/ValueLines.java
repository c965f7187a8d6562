package dev.clew.logic.internal.finder;

import dev.clew.core.HouseKind;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.board.Conclusion;
import dev.clew.logic.proof.Slot;
import dev.clew.logic.technique.Search;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The places of one value along the rows, or along the columns. Only lines that lack the value count; the i-th of them
 * has its places as a mask, in which bit p stands for the p-th line that crosses it. Immutable.
 */
final class ValueLines {
    private final BoardView board;
    private final int value;
    private final int[] lines;
    private final int[] crossing;
    private final long[] places;

    private ValueLines(BoardView board, int value, int[] lines, int[] crossing) {
        this.board = board;
        this.value = value;
        this.lines = lines;
        this.crossing = crossing;
        this.places = new long[lines.length];
        for (int i = 0; i < lines.length; i++) {
            places[i] = board.places(lines[i], value);
        }
    }

    /** Rows and columns in the order of the search. */
    static List<HouseKind> directions(Search search) {
        List<HouseKind> kinds = new ArrayList<>(search.houseOrder());
        kinds.removeIf(kind -> kind != HouseKind.ROW && kind != HouseKind.COLUMN);
        return kinds;
    }

    /** The value's places along the rows or the columns. */
    static ValueLines of(BoardView board, int value, HouseKind direction) {
        HouseKind across = direction == HouseKind.ROW ? HouseKind.COLUMN : HouseKind.ROW;
        int[] all = board.geometry().houses(List.of(direction));
        int[] open = new int[all.length];
        int count = 0;
        for (int line : all) {
            if (board.places(line, value) != 0) {
                open[count++] = line;
            }
        }
        return new ValueLines(
                board, value, Arrays.copyOf(open, count), board.geometry().houses(List.of(across)));
    }

    BoardView board() {
        return board;
    }

    int value() {
        return value;
    }

    /** How many lines lack the value. */
    int count() {
        return lines.length;
    }

    /** The places in a line. */
    long places(int line) {
        return places[line];
    }

    /** The places of several lines together. */
    long places(long chosen) {
        long union = 0;
        for (long rest = chosen; rest != 0; rest &= rest - 1) {
            union |= places[Long.numberOfTrailingZeros(rest)];
        }
        return union;
    }

    /** The cell at a place of a line. */
    int cell(int line, int place) {
        return board.geometry().cellAt(lines[line], place);
    }

    /** Whether a line that is not chosen has one of these places. */
    boolean hasOutside(long chosen, long covers) {
        for (int i = 0; i < lines.length; i++) {
            if ((chosen >>> i & 1) == 0 && (places[i] & covers) != 0) {
                return true;
            }
        }
        return false;
    }

    /** The cells of the chosen lines at these places, in reading order. */
    int[] cells(long chosen, long covers) {
        int[] cells = new int[board.cellCount(value)];
        int count = 0;
        for (long rest = chosen; rest != 0; rest &= rest - 1) {
            int line = Long.numberOfTrailingZeros(rest);
            for (long bits = places[line] & covers; bits != 0; bits &= bits - 1) {
                cells[count++] = cell(line, Long.numberOfTrailingZeros(bits));
            }
        }
        Arrays.sort(cells, 0, count);
        return Arrays.copyOf(cells, count);
    }

    /** All lines as a mask. */
    long all() {
        return lines.length == 0 ? 0 : -1L >>> 64 - lines.length;
    }

    /** The value goes from these cells. */
    List<Conclusion> removals(int[] cells) {
        List<Conclusion> removals = new ArrayList<>(cells.length);
        for (int cell : cells) {
            removals.add(new Conclusion.Remove(board.candidate(cell, value)));
        }
        return removals;
    }

    /** The chosen lines as slots of the value. */
    List<Slot> bases(long chosen) {
        return slots(lines, chosen);
    }

    /** The crossing lines at these places as slots of the value. */
    List<Slot> covers(long covers) {
        return slots(crossing, covers);
    }

    private List<Slot> slots(int[] houses, long chosen) {
        List<Slot> slots = new ArrayList<>();
        for (long rest = chosen; rest != 0; rest &= rest - 1) {
            slots.add(new Slot.InHouse(houses[Long.numberOfTrailingZeros(rest)], value));
        }
        return slots;
    }
}
