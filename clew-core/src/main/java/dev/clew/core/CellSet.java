package dev.clew.core;

import java.util.BitSet;
import java.util.StringJoiner;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;

/** A set of cells of a square grid, printed as players write it: {@code r12c4, r5c6}. Immutable. */
public final class CellSet {
    private final int side;
    private final BitSet cells;

    private CellSet(int side, BitSet cells) {
        this.side = side;
        this.cells = cells;
    }

    /** The set of the given cells on a grid of that side. */
    public static CellSet of(int side, int... cells) {
        BitSet set = new BitSet(side * side);
        for (int cell : cells) {
            if (cell < 0 || cell >= side * side) {
                throw new IllegalArgumentException("No cell " + cell + " on a " + side + "×" + side + " grid");
            }
            set.set(cell);
        }
        return new CellSet(side, set);
    }

    /** The side of the grid. */
    public int side() {
        return side;
    }

    /** Whether the cell belongs to the set. */
    public boolean contains(int cell) {
        return cells.get(cell);
    }

    /** How many cells the set has. */
    public int size() {
        return cells.cardinality();
    }

    /** Whether the set has no cell. */
    public boolean isEmpty() {
        return cells.isEmpty();
    }

    /** The cell that comes first in reading order, or -1 for the empty set. */
    public int first() {
        return cells.nextSetBit(0);
    }

    /** This set and the cell. */
    public CellSet with(int cell) {
        return or(of(side, cell));
    }

    /** The cells in this set or in the other. */
    public CellSet or(CellSet other) {
        BitSet result = copy(other);
        result.or(other.cells);
        return new CellSet(side, result);
    }

    /** The cells in both sets. */
    public CellSet and(CellSet other) {
        BitSet result = copy(other);
        result.and(other.cells);
        return new CellSet(side, result);
    }

    /** The cells in this set that the other lacks. */
    public CellSet minus(CellSet other) {
        BitSet result = copy(other);
        result.andNot(other.cells);
        return new CellSet(side, result);
    }

    /** Whether every cell of the other set is in this one. */
    public boolean containsAll(CellSet other) {
        return other.minus(this).isEmpty();
    }

    private BitSet copy(CellSet other) {
        if (side != other.side) {
            throw new IllegalArgumentException("Cells of a grid of side " + side + " and of side " + other.side);
        }
        return (BitSet) cells.clone();
    }

    /** The cells in reading order. */
    public IntStream stream() {
        return cells.stream();
    }

    /** The cells in reading order. */
    public int[] toArray() {
        return cells.stream().toArray();
    }

    /** Calls the action with each cell in reading order. */
    public void forEach(IntConsumer action) {
        for (int cell = cells.nextSetBit(0); cell >= 0; cell = cells.nextSetBit(cell + 1)) {
            action.accept(cell);
        }
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof CellSet that && side == that.side && cells.equals(that.cells);
    }

    @Override
    public int hashCode() {
        return 31 * cells.hashCode() + side;
    }

    /** Rows with the same columns share a name: r1c4, r2c4 and r5c6 print as {@code r12c4, r5c6}. */
    @Override
    public String toString() {
        TreeMap<Integer, TreeSet<Integer>> columnsOfRow = new TreeMap<>();
        forEach(cell -> columnsOfRow
                .computeIfAbsent(cell / side + 1, row -> new TreeSet<>())
                .add(cell % side + 1));
        StringBuilder text = new StringBuilder();
        while (!columnsOfRow.isEmpty()) {
            TreeSet<Integer> columns = columnsOfRow.firstEntry().getValue();
            TreeSet<Integer> rows = new TreeSet<>();
            columnsOfRow.forEach((row, others) -> {
                if (others.equals(columns)) {
                    rows.add(row);
                }
            });
            columnsOfRow.keySet().removeAll(rows);
            text.append(text.isEmpty() ? "r" : ", r")
                    .append(join(rows))
                    .append('c')
                    .append(join(columns));
        }
        return text.toString();
    }

    /** Up to 9 every number is one figure, so they stand together; larger grids need a mark between them. */
    private String join(TreeSet<Integer> numbers) {
        StringJoiner text = new StringJoiner(side > 9 ? "/" : "");
        numbers.forEach(number -> text.add(number.toString()));
        return text.toString();
    }
}
