package dev.clew.logic.text;

import dev.clew.core.CellSet;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.proof.Slot;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/** What slots have in common: are they cells, one digit in several houses, or several digits in one house? */
final class SlotGroup implements Slot.Visitor<Boolean> {
    private final int size;
    private final List<Integer> houses = new ArrayList<>();
    private final TreeSet<Integer> values = new TreeSet<>();
    private CellSet cells;
    private int cellSlots;
    private int houseSlots;

    private SlotGroup(BoardView board, List<Slot> slots) {
        this.size = slots.size();
        this.cells = CellSet.of(board.size());
        slots.forEach(slot -> slot.accept(this));
    }

    static SlotGroup of(BoardView board, List<Slot> slots) {
        return new SlotGroup(board, slots);
    }

    @Override
    public Boolean inCell(Slot.InCell slot) {
        cells = cells.with(slot.cell());
        cellSlots++;
        return true;
    }

    @Override
    public Boolean inHouse(Slot.InHouse slot) {
        if (!houses.contains(slot.house())) {
            houses.add(slot.house());
        }
        values.add(slot.value());
        houseSlots++;
        return true;
    }

    @Override
    public Boolean among(Slot.Among slot) {
        cells = cells.or(slot.cells());
        values.add(slot.value());
        return true;
    }

    /** How many slots there are. */
    int size() {
        return size;
    }

    /** Whether each is a cell. */
    boolean isCells() {
        return size > 0 && cellSlots == size;
    }

    /** Whether each is a value among cells. */
    boolean isAmong() {
        return size > 0 && cellSlots + houseSlots == 0;
    }

    /** Whether all are one digit in different houses. */
    boolean isOneDigit() {
        return size > 0 && houseSlots == size && values.size() == 1;
    }

    /** Whether all are different digits in one house. */
    boolean isOneHouse() {
        return size > 0 && houseSlots == size && houses.size() == 1;
    }

    /** The houses, in the order of the slots. */
    List<Integer> houses() {
        return houses;
    }

    /** The values, ascending. */
    TreeSet<Integer> values() {
        return values;
    }

    /** The cells. */
    CellSet cells() {
        return cells;
    }
}
