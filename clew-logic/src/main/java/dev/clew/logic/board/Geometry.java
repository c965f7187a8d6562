package dev.clew.logic.board;

import dev.clew.core.Candidate;
import dev.clew.core.HouseKind;
import dev.clew.core.Shape;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The tables of a {@link Shape} as primitives, for boards and finders: houses, positions, links, and where houses cross.
 * A set of cells is an array of {@link #words()} longs, bit {@code cell & 63} of word {@code cell >> 6}; a set of
 * positions in a house and a set of values are one long each (bit {@code value - 1}). Immutable and thread-safe.
 *
 * @since 0.2.0
 */
public final class Geometry {
    /** The largest number of values: a mask of values is one long. */
    public static final int MAX_SIZE = 64;

    private static final Geometry CLASSIC_9 = new Geometry(Shape.CLASSIC_9);

    /** The tables of other shapes seen, so that puzzles of one shape share them; forgotten where they become many. */
    private static final Map<Shape, Geometry> KNOWN = new ConcurrentHashMap<>();

    private static final int MOST_KNOWN = 16;

    private final Shape shape;
    private final int size;
    private final int cells;
    private final int words;
    private final int[][] houseCells;
    private final int[][] housesOfCell;
    private final int[][] positionsOfCell;
    private final Links links;
    private final long[][] houseWords;
    private final byte[][] positionIn;
    private final int[] areasFirst;
    private final int[] areas;
    private final int[] lines;
    private final int[] turns;
    private final Conclusion.@Nullable Place[] places;
    private final List<Direction> directions;
    private final int[][] crossings;
    private final long[][] crossingPositions;
    private final int[] mostShared;

    private Geometry(Shape shape) {
        this.shape = shape;
        this.size = shape.size();
        this.cells = shape.cells();
        this.words = cells + 63 >> 6;
        this.houseCells = new int[shape.houses()][size];
        this.houseWords = new long[shape.houses()][words];
        this.positionIn = new byte[shape.houses()][cells];
        this.housesOfCell = new int[cells][];
        this.positionsOfCell = new int[cells][];
        this.links = new Links(shape);
        this.areasFirst = IntStream.range(0, shape.houses())
                .boxed()
                .sorted(Comparator.comparingInt(house -> rank(shape.houseKind(house))))
                .mapToInt(Integer::intValue)
                .toArray();
        this.turns = new int[shape.houses()];
        for (int i = 0; i < areasFirst.length; i++) {
            turns[areasFirst[i]] = i;
        }
        this.places = new Conclusion.Place[cells * size];
        this.areas = IntStream.of(areasFirst)
                .filter(house -> shape.houseKind(house).isArea())
                .toArray();
        this.lines = IntStream.of(areasFirst)
                .filter(house -> !shape.houseKind(house).isArea())
                .toArray();
        this.crossings = new int[shape.houses()][];
        this.crossingPositions = new long[shape.houses()][];
        this.mostShared = new int[shape.houses()];
        fillHouses();
        fillCells();
        fillCrossings();
        this.directions = List.of(
                Direction.along(this, HouseKind.ROW, HouseKind.COLUMN),
                Direction.along(this, HouseKind.COLUMN, HouseKind.ROW));
    }

    /**
     * The tables of a shape.
     *
     * @throws IllegalArgumentException if the shape has more than {@value #MAX_SIZE} values
     */
    public static Geometry of(Shape shape) {
        if (shape.equals(Shape.CLASSIC_9)) {
            return CLASSIC_9;
        }
        if (shape.size() > MAX_SIZE) {
            throw new IllegalArgumentException("Techniques work on grids of up to " + MAX_SIZE + " values, and "
                    + shape.name() + " has " + shape.size() + "; solve it by search");
        }
        Geometry known = KNOWN.get(shape);
        if (known == null) {
            known = new Geometry(shape);
            if (KNOWN.size() >= MOST_KNOWN) {
                KNOWN.clear();
            }
            KNOWN.put(shape, known);
        }
        return known;
    }

    private void fillHouses() {
        for (int house = 0; house < houseCells.length; house++) {
            Arrays.fill(positionIn[house], (byte) -1);
            for (int position = 0; position < size; position++) {
                int cell = shape.cellAt(house, position);
                houseCells[house][position] = cell;
                positionIn[house][cell] = (byte) position;
                houseWords[house][cell >> 6] |= 1L << cell;
            }
        }
    }

    private void fillCells() {
        for (int cell = 0; cell < cells; cell++) {
            int count = shape.housesOf(cell);
            housesOfCell[cell] = new int[count];
            positionsOfCell[cell] = new int[count];
            for (int i = 0; i < count; i++) {
                housesOfCell[cell][i] = shape.houseOf(cell, i);
                positionsOfCell[cell][i] = shape.positionOf(cell, i);
            }
        }
    }

    /** Houses that share at least two cells, in house order; on a classic grid a box and six lines. */
    private void fillCrossings() {
        for (int house = 0; house < houseCells.length; house++) {
            int[] others = new int[houseCells.length];
            long[] shared = new long[houseCells.length];
            int count = 0;
            for (int other = 0; other < houseCells.length; other++) {
                long positions = other == house ? 0 : sharedPositions(house, other);
                if (Long.bitCount(positions) >= 2) {
                    others[count] = other;
                    shared[count++] = positions;
                    mostShared[house] = Math.max(mostShared[house], Long.bitCount(positions));
                }
            }
            crossings[house] = Arrays.copyOf(others, count);
            crossingPositions[house] = Arrays.copyOf(shared, count);
        }
    }

    private long sharedPositions(int house, int other) {
        long positions = 0;
        for (int position = 0; position < size; position++) {
            if (positionIn[other][houseCells[house][position]] >= 0) {
                positions |= 1L << position;
            }
        }
        return positions;
    }

    /** The shape. */
    public Shape shape() {
        return shape;
    }

    /** N: how many values there are. */
    public int size() {
        return size;
    }

    /** All values as a mask. */
    public long allValues() {
        return -1L >>> 64 - size;
    }

    /** How many cells there are. */
    public int cells() {
        return cells;
    }

    /** How many longs a set of cells takes. */
    public int words() {
        return words;
    }

    /** How many houses there are. */
    public int houses() {
        return houseCells.length;
    }

    /** The houses of a kind in the order of their numbers. */
    int[] houses(HouseKind kind) {
        return IntStream.range(0, houses())
                .filter(house -> shape.houseKind(house) == kind)
                .toArray();
    }

    /** Boxes, regions and windows. */
    public int[] areas() {
        return areas;
    }

    /** All other houses: rows, columns and diagonals. */
    public int[] lines() {
        return lines;
    }

    /** All houses in the order in which people look: areas first, then rows, columns and what a variant adds. */
    public int[] areasFirst() {
        return areasFirst;
    }

    /** Whether a house comes before another in {@link #areasFirst}. */
    public boolean isBefore(int first, int second) {
        return turns[first] < turns[second];
    }

    /** The place of a house in {@link #areasFirst}. */
    public int turn(int house) {
        return turns[house];
    }

    /** How many longs a set of houses takes. */
    public int houseWords() {
        return areasFirst.length + 63 >> 6;
    }

    /** The conclusion that a value is placed in a cell; made once, because paths consist of them. */
    public Conclusion.Place place(int cell, int value) {
        int index = cell * size + value - 1;
        Conclusion.Place known = places[index];
        if (known == null) {
            known = new Conclusion.Place(new Candidate(cell, value, size));
            places[index] = known; // threads may make equal ones
        }
        return known;
    }

    /** The candidate of that value in that cell. */
    public Candidate candidate(int cell, int value) {
        return place(cell, value).candidate();
    }

    /** Along the rows, then along the columns. */
    public List<Direction> directions() {
        return directions;
    }

    private static int rank(HouseKind kind) {
        return switch (kind) {
            case BOX -> 0;
            case REGION -> 1;
            case ROW -> 2;
            case COLUMN -> 3;
            case DIAGONAL -> 4;
            case WINDOW -> 5;
            case EXTRA -> 6;
        };
    }

    /** The cell at a position of a house. */
    public int cellAt(int house, int position) {
        return houseCells[house][position];
    }

    /** The cell at the first of these positions of a house. */
    public int firstCell(int house, long positions) {
        return houseCells[house][Long.numberOfTrailingZeros(positions)];
    }

    /** The position of a cell in a house, or -1 where the cell lies outside. */
    public int positionIn(int house, int cell) {
        return positionIn[house][cell];
    }

    /** Whether the cell lies in the house. */
    public boolean contains(int house, int cell) {
        return positionIn[house][cell] >= 0;
    }

    /** One word of the set of a house's cells. */
    public long houseWord(int house, int word) {
        return houseWords[house][word];
    }

    /** In how many houses a cell lies. */
    public int housesOf(int cell) {
        return housesOfCell[cell].length;
    }

    /** The {@code index}-th house of a cell. */
    public int houseOf(int cell, int index) {
        return housesOfCell[cell][index];
    }

    /** The houses of a cell; not to be written to. */
    int[] housesWith(int cell) {
        return housesOfCell[cell];
    }

    /** The cell's positions in its houses; not to be written to. */
    int[] positionsOf(int cell) {
        return positionsOfCell[cell];
    }

    /** The cell's position in its {@code index}-th house. */
    public int positionOf(int cell, int index) {
        return positionsOfCell[cell][index];
    }

    /** Which two candidates exclude each other. */
    public Links links() {
        return links;
    }

    /** How many other houses share two cells or more with the house. */
    public int crossings(int house) {
        return crossings[house].length;
    }

    /** The {@code index}-th house that shares two cells or more with the house. */
    public int crossing(int house, int index) {
        return crossings[house][index];
    }

    /** The most cells that the house shares with another. */
    public int mostShared(int house) {
        return mostShared[house];
    }

    /** The positions in {@code house} of the cells that it shares with its {@code index}-th crossing house. */
    public long crossingPositions(int house, int index) {
        return crossingPositions[house][index];
    }
}
