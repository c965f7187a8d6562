package dev.clew.logic.internal.words;

import dev.clew.core.CellSet;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.proof.Parts;
import dev.clew.logic.proof.Slot;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/** What slots have in common: are they cells, one digit in several houses, or several digits in one house? */
public final class SlotGroup {
    private final int size;
    private final List<Integer> houses = new ArrayList<>();
    private final TreeSet<Integer> values = new TreeSet<>();
    private CellSet cells;
    private int cellSlots;
    private int houseSlots;

    private SlotGroup(BoardView board, List<Slot> slots) {
        this.size = slots.size();
        this.cells = CellSet.of(board.size());
        slots.forEach(slot -> add(Parts.of(slot)));
    }

    /** The group of some slots. */
    public static SlotGroup of(BoardView board, List<Slot> slots) {
        return new SlotGroup(board, slots);
    }

    private void add(Parts parts) {
        parts.cell().ifPresent(cell -> {
            cells = cells.with(cell);
            cellSlots++;
        });
        parts.cells().ifPresent(set -> cells = cells.or(set));
        parts.house().ifPresent(house -> {
            if (!houses.contains(house)) {
                houses.add(house);
            }
            houseSlots++;
        });
        parts.value().ifPresent(values::add);
    }

    /** The number of slots. */
    public int size() {
        return size;
    }

    /** Whether each is a cell. */
    public boolean isCells() {
        return size > 0 && cellSlots == size;
    }

    /** Whether each is a value among cells. */
    public boolean isAmong() {
        return size > 0 && cellSlots + houseSlots == 0;
    }

    /** Whether all are one digit in different houses. */
    public boolean isOneDigit() {
        return size > 0 && houseSlots == size && values.size() == 1;
    }

    /** Whether all are different digits in one house. */
    public boolean isOneHouse() {
        return size > 0 && houseSlots == size && houses.size() == 1;
    }

    /** The houses, in the order of the slots. */
    public List<Integer> houses() {
        return houses;
    }

    /** The values, ascending. */
    public TreeSet<Integer> values() {
        return values;
    }

    /** The cells. */
    public CellSet cells() {
        return cells;
    }
}
