package dev.clew.core;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.IntConsumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A set of cells of a square grid, printed as players write it: {@code r12c4, r5c6}. Immutable.
 *
 * @since 0.2.0
 */
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
                throw new IllegalArgumentException("There is no cell " + cell + "; the cells of a " + side + "x" + side
                        + " grid are numbered from 0 to " + (side * side - 1) + ", row by row");
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

    /** The parts that {@link #toString} names: each is every crossing of some rows with some columns. */
    public List<CellSet> blocks() {
        TreeMap<Integer, CellSet> rows = new TreeMap<>();
        forEach(cell -> rows.merge(cell / side, of(side, cell), CellSet::or));
        List<CellSet> blocks = new ArrayList<>();
        while (!rows.isEmpty()) {
            TreeSet<Integer> columns = rows.firstEntry().getValue().columns();
            List<CellSet> alike = rows.values().stream()
                    .filter(row -> row.columns().equals(columns))
                    .toList();
            rows.values().removeAll(alike);
            blocks.add(alike.stream().reduce(of(side), CellSet::or));
        }
        return blocks;
    }

    private TreeSet<Integer> columns() {
        return stream().mapToObj(cell -> cell % side + 1).collect(Collectors.toCollection(TreeSet::new));
    }

    private TreeSet<Integer> rows() {
        return stream().mapToObj(cell -> cell / side + 1).collect(Collectors.toCollection(TreeSet::new));
    }

    /** Rows with the same columns share a name: r1c4, r2c4 and r5c6 print as {@code r12c4, r5c6}. */
    @Override
    public String toString() {
        List<String> texts = new ArrayList<>();
        blocks().forEach(block -> texts.add("r" + join(block.rows()) + "c" + join(block.columns())));
        return String.join(", ", texts);
    }

    /** Up to 9 every number is one figure, so they stand together; larger grids need a mark between them. */
    private String join(TreeSet<Integer> numbers) {
        List<String> texts = new ArrayList<>();
        numbers.forEach(number -> texts.add(number.toString()));
        return String.join(side > 9 ? "/" : "", texts);
    }
}
