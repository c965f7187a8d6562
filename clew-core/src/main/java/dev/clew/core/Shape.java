package dev.clew.core;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The rules of a grid: how many values it has, which houses hold every value once, and which further groups hold no
 * value twice. Classic boxes, jigsaw regions, diagonals, windows and chess moves are all merely Shapes.
 *
 * <p>A grid of N values has N × N cells, numbered in reading order from 0. Houses are numbered rows first, then columns,
 * then boxes or regions, then extra houses; on the classic 9×9 grid rows are 0–8, columns 9–17, boxes 18–26.
 *
 * <p>Immutable and thread-safe. Two shapes are equal when their {@link #name() names} are; classic shapes of one size
 * are the same object, so {@code shape == Shape.CLASSIC_9} may be asked.
 *
 * @since 0.2.0
 */
public final class Shape {
    /** The largest number of values. */
    public static final int MAX_SIZE = 121;

    /** Memo of the classic shapes: each is made once, when first needed. */
    private static final Map<Integer, Shape> CLASSIC = new ConcurrentHashMap<>();

    /** The common 9×9 grid with 3×3 boxes. */
    public static final Shape CLASSIC_9 = classic(9);

    private final ShapeSpec spec;
    private final String name;
    private final int size;
    private final House[] houses;
    private final int[][] groups;
    private final int[][] housesOfCell;
    private final int[][] positionsOfCell;
    private final int[][] peersOfCell;
    private final int[] regionOfCell;
    private final int[] noValues;

    private Shape(ShapeSpec spec) {
        this.spec = spec;
        this.name = spec.name();
        this.size = spec.size();
        this.houses = spec.houses();
        this.groups = spec.distinctGroups();
        int cells = size * size;
        this.housesOfCell = new int[cells][];
        this.positionsOfCell = new int[cells][];
        fillHouseTables();
        this.peersOfCell = new int[cells][];
        fillPeers();
        this.regionOfCell = spec.regionOfCell();
        this.noValues = new int[cells];
    }

    private void fillHouseTables() {
        int[] counts = new int[cells()];
        for (House house : houses) {
            for (int cell : house.cells()) {
                counts[cell]++;
            }
        }
        for (int cell = 0; cell < cells(); cell++) {
            housesOfCell[cell] = new int[counts[cell]];
            positionsOfCell[cell] = new int[counts[cell]];
        }
        Arrays.fill(counts, 0);
        for (int house = 0; house < houses.length; house++) {
            for (int position = 0; position < size; position++) {
                int cell = houses[house].cells()[position];
                housesOfCell[cell][counts[cell]] = house;
                positionsOfCell[cell][counts[cell]++] = position;
            }
        }
    }

    private void fillPeers() {
        List<List<int[]>> groupsOfCell = new ArrayList<>();
        for (int cell = 0; cell < cells(); cell++) {
            groupsOfCell.add(new ArrayList<>());
        }
        for (int[] group : groups) {
            for (int cell : group) {
                groupsOfCell.get(cell).add(group);
            }
        }
        for (int cell = 0; cell < cells(); cell++) {
            BitSet peers = new BitSet(cells());
            for (int house : housesOfCell[cell]) {
                for (int other : houses[house].cells()) {
                    peers.set(other);
                }
            }
            for (int[] group : groupsOfCell.get(cell)) {
                for (int other : group) {
                    peers.set(other);
                }
            }
            peers.clear(cell);
            peersOfCell[cell] = new int[peers.cardinality()];
            int count = 0;
            for (int peer = peers.nextSetBit(0); peer >= 0; peer = peers.nextSetBit(peer + 1)) {
                peersOfCell[cell][count++] = peer;
            }
        }
    }

    // ---- making shapes ----

    /**
     * The usual grid of that size: boxes of R rows × C columns, R being the largest divisor of the size that is not
     * above its square root.
     *
     * @throws IllegalArgumentException if the size is out of range or prime; the message says what to do
     */
    public static Shape classic(int size) {
        Shape known = CLASSIC.get(size);
        if (known != null) {
            return known;
        }
        Shape made = new Shape(ShapeSpec.classic(size));
        Shape first = CLASSIC.putIfAbsent(size, made);
        return first == null ? made : first;
    }

    /** Whether {@link #classic} has boxes for that size: it is in range and not prime. */
    public static boolean hasClassic(int size) {
        return ShapeSpec.hasBoxes(size);
    }

    /** A grid with boxes of the given rows × columns; its size is their product. */
    public static Shape boxes(int boxRows, int boxColumns) {
        return of(ShapeSpec.boxes(boxRows, boxColumns));
    }

    /** A Latin square: rows and columns, no boxes. */
    public static Shape latin(int size) {
        return of(ShapeSpec.latin(size));
    }

    /**
     * A jigsaw grid.
     *
     * @param regions one character a cell in reading order; equal characters make a region
     * @throws IllegalArgumentException if the regions are not N of N cells each
     */
    public static Shape jigsaw(String regions) {
        return of(ShapeSpec.jigsaw(regions));
    }

    /** This shape and its two diagonals as houses. */
    public Shape withDiagonals() {
        return of(spec.with(ShapeSpec.Extra.DIAGONAL));
    }

    /** This shape and the windows of Windoku as houses; the boxes must be square. */
    public Shape withWindows() {
        return of(spec.with(ShapeSpec.Extra.WINDOKU));
    }

    /** This shape, and cells a chess knight's move apart differ. */
    public Shape withKnightMoves() {
        return of(spec.with(ShapeSpec.Extra.ANTIKNIGHT));
    }

    /** This shape, and cells a chess king's move apart differ. */
    public Shape withKingMoves() {
        return of(spec.with(ShapeSpec.Extra.ANTIKING));
    }

    /** Whether cells a chess knight's move apart differ. */
    public boolean hasKnightMoves() {
        return spec.extras().contains(ShapeSpec.Extra.ANTIKNIGHT);
    }

    /** Whether cells a chess king's move apart differ. */
    public boolean hasKingMoves() {
        return spec.extras().contains(ShapeSpec.Extra.ANTIKING);
    }

    /**
     * Reads a shape's name: {@code 9x9}, {@code 6x6:2x3} (box rows × columns), {@code 7x7:latin}, {@code 9x9:diagonal},
     * {@code 9x9:windoku}, {@code 9x9:antiknight}, {@code 9x9:antiking}, {@code 9x9:jigsaw:<81 region letters>}; the
     * words combine: {@code 9x9:diagonal:antiknight}. Houses and groups of one's own are {@code house:} and {@code
     * distinct:} with their cells: {@code 9x9:distinct:r1c1r5c5}.
     *
     * @throws IllegalArgumentException if the shape does not exist; the message says why and what to write
     */
    public static Shape parse(String name) {
        return of(ShapeSpec.parse(name));
    }

    /** A builder of a shape with houses and groups of one's own beside those of the classic 9×9 grid. */
    public static ShapeBuilder builder() {
        return builder(CLASSIC_9);
    }

    /** A builder of a shape with houses and groups of one's own beside those of that shape. */
    public static ShapeBuilder builder(Shape base) {
        return new ShapeBuilder(base.spec);
    }

    static Shape of(ShapeSpec spec) {
        return spec.isClassic() ? classic(spec.size()) : new Shape(spec);
    }

    // ---- reading shapes ----

    /** The name that {@link #parse} reads. */
    public String name() {
        return name;
    }

    /** N: how many values there are, and the side of the grid. */
    public int size() {
        return size;
    }

    /** How many cells there are: N × N. */
    public int cells() {
        return size * size;
    }

    /** A zero for each cell; not to be written to. */
    int[] noValues() {
        return noValues;
    }

    /** How many houses there are. */
    public int houses() {
        return houses.length;
    }

    /** The house as players name it: {@code row 3}, {@code column 7}, {@code box 2}. */
    public String houseName(int house) {
        return houses[checkHouse(house)].name();
    }

    /** The kind of a house. */
    public HouseKind houseKind(int house) {
        return houses[checkHouse(house)].kind();
    }

    /** The table (house, position) → cell. */
    public int cellAt(int house, int position) {
        if (position < 0 || position >= size) {
            throw new IndexOutOfBoundsException("There is no position " + position + "; the cells of a house of a "
                    + name() + " grid are numbered from 0 to " + (size - 1));
        }
        return houses[checkHouse(house)].cells()[position];
    }

    /** The cells of a house. */
    public CellSet houseCells(int house) {
        return CellSet.of(size, houses[checkHouse(house)].cells());
    }

    /** In how many houses the cell lies. */
    public int housesOf(int cell) {
        return housesOfCell[checkCell(cell)].length;
    }

    /** The {@code index}-th house of a cell. */
    public int houseOf(int cell, int index) {
        return housesOfCell[cell][index];
    }

    /** The cell's position in its {@code index}-th house. */
    public int positionOf(int cell, int index) {
        return positionsOfCell[cell][index];
    }

    /** The groups beside the houses whose cells all differ, without needing to hold every value. */
    public List<CellSet> distinctGroups() {
        return Arrays.stream(groups).map(group -> CellSet.of(size, group)).toList();
    }

    /** Those of the distinct groups that a builder added; houses that it added are of the kind {@link HouseKind#EXTRA}. */
    public List<CellSet> addedGroups() {
        return spec.own().groups();
    }

    /** How many cells share a house or a distinct group with the cell. */
    public int peerCount(int cell) {
        return peersOfCell[checkCell(cell)].length;
    }

    /** The {@code index}-th peer of a cell, in reading order. */
    public int peer(int cell, int index) {
        return peersOfCell[cell][index];
    }

    /** The cells that share a house or a distinct group with the cell. */
    public CellSet peers(int cell) {
        return CellSet.of(size, peersOfCell[checkCell(cell)]);
    }

    /** Whether two different cells share a house or a distinct group. */
    public boolean arePeers(int cell, int other) {
        return Arrays.binarySearch(peersOfCell[checkCell(cell)], checkCell(other)) >= 0;
    }

    /**
     * Whether two different candidates cannot both be true: they are two values of one cell, or one value in two cells
     * that share a house or a distinct group.
     */
    public boolean excludes(Candidate one, Candidate other) {
        return one.cell() == other.cell()
                ? one.value() != other.value()
                : one.value() == other.value() && arePeers(one.cell(), other.cell());
    }

    /** Rows of a box, or 0 without rectangular boxes. */
    public int boxRows() {
        return spec.boxRows();
    }

    /** Columns of a box, or 0 without rectangular boxes. */
    public int boxColumns() {
        return spec.boxColumns();
    }

    /** The number of the cell's box or jigsaw region, from 0, or -1 where there are none. */
    public int region(int cell) {
        return regionOfCell[checkCell(cell)];
    }

    /** The house itself, if there is such a house. */
    private int checkHouse(int house) {
        if (house < 0 || house >= houses.length) {
            throw new IndexOutOfBoundsException("There is no house " + house + "; the houses of a " + name()
                    + " grid are numbered from 0 to " + (houses.length - 1) + ": rows, columns, boxes, then others");
        }
        return house;
    }

    /** The cell itself, if there is such a cell. */
    int checkCell(int cell) {
        if (cell < 0 || cell >= size * size) {
            throw new IndexOutOfBoundsException("There is no cell " + cell + "; the cells of a " + name()
                    + " grid are numbered from 0 to " + (size * size - 1) + ", row by row");
        }
        return cell;
    }

    /** The cell's row, from 0. */
    public int row(int cell) {
        return cell / size;
    }

    /** The cell's column, from 0. */
    public int column(int cell) {
        return cell % size;
    }

    /** The cell as players name it: {@code r5c5}, rows and columns from 1. */
    public String cellName(int cell) {
        checkCell(cell);
        return "r" + (row(cell) + 1) + "c" + (column(cell) + 1);
    }

    /** The candidate of that value in that cell. */
    public Candidate candidate(int cell, int value) {
        return new Candidate(cell, value, size);
    }

    /** All values: 1 to N. */
    public Digits values() {
        return Digits.upTo(size);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Shape that && name.equals(that.name);
    }

    @Override
    public int hashCode() {
        return name.hashCode();
    }

    @Override
    public String toString() {
        return name();
    }

    /** A house with its cells in the order of their positions. */
    record House(HouseKind kind, int number, int[] cells) {
        String name() {
            return kind.word() + " " + number;
        }
    }

    /** Groups cells by a key, keys in order of first appearance. */
    static Map<Integer, List<Integer>> group(int[] keyOfCell) {
        Map<Integer, List<Integer>> groups = new LinkedHashMap<>();
        for (int cell = 0; cell < keyOfCell.length; cell++) {
            groups.computeIfAbsent(keyOfCell[cell], key -> new ArrayList<>()).add(cell);
        }
        return groups;
    }
}
