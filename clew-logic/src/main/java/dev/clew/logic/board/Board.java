package dev.clew.logic.board;

import dev.clew.core.Digits;
import dev.clew.core.MarkMeaning;
import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * The only mutable state of logic: values and pencil marks of one grid of up to {@value Geometry#MAX_SIZE} values.
 *
 * <p>{@link #set} fills a cell and is the only way a value reaches its peers; {@link #remove} takes a candidate away and
 * never fills a cell, not even when one candidate is left. Every query is kept up to date, so that finders read masks:
 *
 * <pre>
 * candidates[cell]              bit value-1   what an open cell may hold
 * cellsOf[value-1][cell >> 6]   bit cell      where a value may stand
 * places[house][value-1]        bit position  where it may stand in a house
 * </pre>
 *
 * <p>For one thread.
 */
public final class Board implements BoardView {
    private final Geometry geometry;
    private final Puzzle puzzle;
    private final Uniqueness uniqueness;
    private final int[] values;
    private final long[] candidates;
    private final long[][] cellsOf;
    private final long[][] places;
    private final long[] filledValues;
    private final int[] openInHouse;
    /** Shared by all copies. */
    private final AtomicInteger copies;

    private int open;

    private Board(Puzzle puzzle, Geometry geometry, Uniqueness uniqueness) {
        this.geometry = geometry;
        this.puzzle = puzzle;
        this.uniqueness = uniqueness;
        this.values = new int[geometry.cells()];
        this.candidates = new long[geometry.cells()];
        this.cellsOf = new long[geometry.size()][geometry.words()];
        this.places = new long[geometry.houses()][geometry.size()];
        this.filledValues = new long[geometry.houses()];
        this.openInHouse = new int[geometry.houses()];
        this.copies = new AtomicInteger();
        fillOpen();
    }

    private Board(Board other) {
        this.geometry = other.geometry;
        this.puzzle = other.puzzle;
        this.uniqueness = other.uniqueness;
        this.values = other.values.clone();
        this.candidates = other.candidates.clone();
        this.cellsOf = copyOf(other.cellsOf);
        this.places = copyOf(other.places);
        this.filledValues = other.filledValues.clone();
        this.openInHouse = other.openInHouse.clone();
        this.open = other.open;
        this.copies = other.copies;
    }

    private static long[][] copyOf(long[][] rows) {
        long[][] copy = new long[rows.length][];
        for (int i = 0; i < rows.length; i++) {
            copy[i] = rows[i].clone();
        }
        return copy;
    }

    private void fillOpen() {
        open = geometry.cells();
        Arrays.fill(candidates, geometry.allValues());
        Arrays.fill(openInHouse, geometry.size());
        for (long[] cells : cellsOf) {
            for (int cell = 0; cell < geometry.cells(); cell++) {
                cells[cell >> 6] |= 1L << cell;
            }
        }
        for (long[] house : places) {
            Arrays.fill(house, geometry.allValues());
        }
    }

    /** The board of a position about which nothing is known to be unique. */
    public static Board of(Position position) {
        return of(position, Uniqueness.UNKNOWN);
    }

    /**
     * The board of a position: its values are set; an open cell keeps what the rules leave of the candidates that the
     * position allows.
     *
     * @throws IllegalArgumentException if the shape has more than {@value Geometry#MAX_SIZE} values
     */
    public static Board of(Position position, Uniqueness uniqueness) {
        return of(position, uniqueness, Geometry.of(position.shape()));
    }

    /** The board of a position whose shape's tables are at hand; worth it for many boards of one unusual shape. */
    public static Board of(Position position, Uniqueness uniqueness, Geometry geometry) {
        Board board = new Board(position.puzzle(), geometry, uniqueness);
        for (int cell = 0; cell < geometry.cells(); cell++) {
            if (position.value(cell) != 0) {
                board.fill(cell, position.value(cell));
            }
        }
        for (int cell = 0; cell < geometry.cells(); cell++) {
            board.keep(cell, position.allowed(cell).low());
        }
        return board;
    }

    private void keep(int cell, long mask) {
        for (Bits rest = Bits.of(candidates[cell] & ~mask); rest.hasNext(); ) {
            remove(cell, rest.nextValue());
        }
    }

    /**
     * Fills an open cell with one of its candidates and takes the value from its peers.
     *
     * @throws IllegalArgumentException if the cell is filled or the value is not among its candidates
     */
    public void set(int cell, int value) {
        if (!has(cell, value)) {
            throw new IllegalArgumentException(value + " is no candidate of " + shape().cellName(cell)
                    + (isFilled(cell) ? ", which holds " + values[cell] : ", which has " + digits(cell)));
        }
        fill(cell, value);
    }

    private void fill(int cell, int value) {
        for (Bits rest = Bits.of(candidates[cell]); rest.hasNext(); ) {
            withdraw(cell, rest.nextValue());
        }
        candidates[cell] = 0;
        values[cell] = value;
        open--;
        for (int i = 0; i < geometry.housesOf(cell); i++) {
            filledValues[geometry.houseOf(cell, i)] |= 1L << value - 1;
            openInHouse[geometry.houseOf(cell, i)]--;
        }
        for (int other : geometry.links().seenFrom(value, cell)) {
            remove(other, value);
        }
    }

    /** Takes a candidate away; the cell stays open. Nothing happens where the candidate is gone already. */
    public void remove(int cell, int value) {
        if (has(cell, value)) {
            candidates[cell] &= ~(1L << value - 1);
            withdraw(cell, value);
        }
    }

    private void withdraw(int cell, int value) {
        cellsOf[value - 1][cell >> 6] &= ~(1L << cell);
        for (int i = 0; i < geometry.housesOf(cell); i++) {
            places[geometry.houseOf(cell, i)][value - 1] &= ~(1L << geometry.positionOf(cell, i));
        }
    }

    @Override
    public Geometry geometry() {
        return geometry;
    }

    @Override
    public Uniqueness uniqueness() {
        return uniqueness;
    }

    @Override
    public int value(int cell) {
        return values[cell];
    }

    @Override
    public boolean isGiven(int cell) {
        return puzzle.given(cell) != 0;
    }

    @Override
    public int openCells() {
        return open;
    }

    @Override
    public int openCells(int house) {
        return openInHouse[house];
    }

    @Override
    public long candidates(int cell) {
        return candidates[cell];
    }

    @Override
    public long places(int house, int value) {
        return places[house][value - 1];
    }

    @Override
    public long filledValues(int house) {
        return filledValues[house];
    }

    @Override
    public long cellsOf(int value, int word) {
        return cellsOf[value - 1][word];
    }

    @Override
    public int cellCount(int value) {
        int count = 0;
        for (long word : cellsOf[value - 1]) {
            count += Long.bitCount(word);
        }
        return count;
    }

    @Override
    public boolean isBroken() {
        for (int cell = 0; cell < values.length; cell++) {
            if (values[cell] == 0 && candidates[cell] == 0) {
                return true;
            }
        }
        for (int house = 0; house < places.length; house++) {
            for (int value = 1; value <= size(); value++) {
                if (places[house][value - 1] == 0 && (filledValues[house] >>> value - 1 & 1) == 0) {
                    return true;
                }
            }
        }
        return false;
    }

    @Override
    public Position toPosition() {
        Position position = Position.of(puzzle);
        Digits[] marks = new Digits[values.length];
        for (int cell = 0; cell < values.length; cell++) {
            marks[cell] = digits(cell);
            if (isFilled(cell) && !isGiven(cell)) {
                position = position.withPlaced(cell, values[cell]);
            }
        }
        return position.withMarks(marks, MarkMeaning.CANDIDATES);
    }

    @Override
    public Board copy() {
        copies.incrementAndGet();
        return new Board(this);
    }

    /** How many copies were made of this board, of those it was copied from, and of all their copies. */
    public int copies() {
        return copies.get();
    }

    /** The values on one line, {@code .} for an open cell. */
    @Override
    public String toString() {
        return Puzzle.of(shape(), values).toString();
    }
}
