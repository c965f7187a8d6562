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
 * candidates[cell]                          bit value-1   what an open cell may hold
 * cellsOf[(value-1) * words + (cell >> 6)]  bit cell      where a value may stand
 * places[house * size + value-1]            bit position  where it may stand in a house
 * lastCells[cell >> 6]                      bit cell      open cells with one candidate
 * lastPlaces[house]                         bit value-1   values with one place in a house
 * lastHouses[turn >> 6]                     bit turn      houses in which some value has one place
 * fullButOne[turn >> 6]                     bit turn      houses with one open cell
 * </pre>
 *
 * <p>where the turn of a house is its place in {@link Geometry#areasFirst}.
 * <p>For one thread.
 */
public final class Board implements BoardView {
    private final Geometry geometry;
    private final int size;
    private final int words;
    private final Puzzle puzzle;
    private final Uniqueness uniqueness;
    private final int[] values;
    private final long[] candidates;
    private final long[] cellsOf;
    private final long[] places;
    private final long[] lastCells;
    private final long[] lastPlaces;
    private final long[] lastHouses;
    private final long[] fullButOne;
    private final long[] filledValues;
    private final int[] openInHouse;
    /** Shared by all copies. */
    private final AtomicInteger copies;

    private final int[] changedAt;
    private int open;
    private int changes;

    private Board(Puzzle puzzle, Geometry geometry, Uniqueness uniqueness) {
        this.geometry = geometry;
        this.size = geometry.size();
        this.words = geometry.words();
        this.puzzle = puzzle;
        this.uniqueness = uniqueness;
        this.values = new int[geometry.cells()];
        this.candidates = new long[geometry.cells()];
        this.cellsOf = new long[size * words];
        this.places = new long[geometry.houses() * size];
        this.lastCells = new long[words];
        this.lastPlaces = new long[geometry.houses()];
        this.lastHouses = new long[geometry.houseWords()];
        this.fullButOne = new long[geometry.houseWords()];
        this.filledValues = new long[geometry.houses()];
        this.openInHouse = new int[geometry.houses()];
        this.changedAt = new int[size];
        this.copies = new AtomicInteger();
    }

    private Board(Board other) {
        this.geometry = other.geometry;
        this.size = other.size;
        this.words = other.words;
        this.puzzle = other.puzzle;
        this.uniqueness = other.uniqueness;
        this.values = other.values.clone();
        this.candidates = other.candidates.clone();
        this.cellsOf = other.cellsOf.clone();
        this.places = other.places.clone();
        this.lastCells = other.lastCells.clone();
        this.lastPlaces = other.lastPlaces.clone();
        this.lastHouses = other.lastHouses.clone();
        this.fullButOne = other.fullButOne.clone();
        this.filledValues = other.filledValues.clone();
        this.openInHouse = other.openInHouse.clone();
        this.changedAt = other.changedAt.clone();
        this.open = other.open;
        this.changes = other.changes;
        this.copies = other.copies;
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
        board.readValues(position);
        board.readCandidates(position);
        return board;
    }

    /** Takes over the values; what they exclude is noted in {@code candidates} for the time being. */
    private void readValues(Position position) {
        Arrays.fill(openInHouse, size);
        open = values.length;
        for (int cell = 0; cell < values.length; cell++) {
            int value = position.value(cell);
            if (value != 0) {
                place(cell, value);
                for (int other : geometry.links().seenFrom(value, cell)) {
                    candidates[other] |= 1L << value - 1;
                }
            }
        }
    }

    /** An open cell has what neither the values nor the position exclude. */
    private void readCandidates(Position position) {
        long[] several = new long[lastPlaces.length];
        for (int cell = 0; cell < values.length; cell++) {
            long left = values[cell] != 0 ? 0 : position.allowed(cell).low() & geometry.allValues() & ~candidates[cell];
            candidates[cell] = left;
            lastCells[cell >> 6] |= Bits.isSingle(left) ? 1L << cell : 0;
            addTo(cellsOf, words, cell >> 6, left, 1L << cell);
            int[] houses = geometry.housesWith(cell);
            int[] positions = geometry.positionsOf(cell);
            for (int i = 0; i < houses.length && left != 0; i++) {
                addTo(places, 1, houses[i] * size, left, 1L << positions[i]);
                several[houses[i]] |= lastPlaces[houses[i]] & left;
                lastPlaces[houses[i]] |= left;
            }
        }
        for (int house = 0; house < lastPlaces.length; house++) {
            lastPlaces[house] &= ~several[house];
            noteLast(house);
            noteOpen(house);
        }
    }

    /** Adds a bit to the sets of these values, which are {@code step} apart from each other. */
    private static void addTo(long[] sets, int step, int first, long values, long bit) {
        for (Bits rest = Bits.of(values); rest.hasNext(); ) {
            sets[first + step * rest.next()] |= bit;
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
        changes++;
        for (Bits rest = Bits.of(candidates[cell]); rest.hasNext(); ) {
            withdraw(cell, rest.nextValue());
        }
        candidates[cell] = 0;
        lastCells[cell >> 6] &= ~(1L << cell);
        place(cell, value);
        for (int word = 0; word < words; word++) {
            long seen = cellsOf[(value - 1) * words + word] & geometry.links().seenWord(value, cell, word);
            for (Bits rest = Bits.of(seen); rest.hasNext(); ) {
                takeAway(rest.nextCell(word), value);
            }
        }
    }

    private void place(int cell, int value) {
        values[cell] = value;
        open--;
        for (int house : geometry.housesWith(cell)) {
            filledValues[house] |= 1L << value - 1;
            openInHouse[house]--;
            noteOpen(house);
        }
    }

    /** Takes a candidate away; the cell stays open. Nothing happens where the candidate is gone already. */
    public void remove(int cell, int value) {
        if (has(cell, value)) {
            changes++;
            takeAway(cell, value);
        }
    }

    private void takeAway(int cell, int value) {
        long left = candidates[cell] & ~(1L << value - 1);
        candidates[cell] = left;
        if ((left & left - 1) == 0) {
            lastCells[cell >> 6] ^= 1L << cell; // one is left, or the last one is gone
        }
        withdraw(cell, value);
    }

    private void withdraw(int cell, int value) {
        changedAt[value - 1] = changes;
        cellsOf[(value - 1) * words + (cell >> 6)] &= ~(1L << cell);
        int[] houses = geometry.housesWith(cell);
        int[] positions = geometry.positionsOf(cell);
        for (int i = 0; i < houses.length; i++) {
            int index = houses[i] * size + value - 1;
            long left = places[index] & ~(1L << positions[i]);
            places[index] = left;
            if ((left & left - 1) == 0) {
                lastPlaces[houses[i]] ^= 1L << value - 1; // one is left, or the last one is gone
                noteLast(houses[i]);
            }
        }
    }

    private void noteOpen(int house) {
        int turn = geometry.turn(house);
        long others = fullButOne[turn >> 6] & ~(1L << turn);
        fullButOne[turn >> 6] = openInHouse[house] == 1 ? others | 1L << turn : others;
    }

    private void noteLast(int house) {
        int turn = geometry.turn(house);
        long others = lastHouses[turn >> 6] & ~(1L << turn);
        lastHouses[turn >> 6] = lastPlaces[house] == 0 ? others : others | 1L << turn;
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
        return places[house * size + value - 1];
    }

    @Override
    public long lastPlaces(int house) {
        return lastPlaces[house];
    }

    @Override
    public long lastCells(int word) {
        return lastCells[word];
    }

    @Override
    public long lastHouses(int word) {
        return lastHouses[word];
    }

    @Override
    public long fullButOne(int word) {
        return fullButOne[word];
    }

    @Override
    public int changes() {
        return changes;
    }

    @Override
    public int changes(int value) {
        return changedAt[value - 1];
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public long filledValues(int house) {
        return filledValues[house];
    }

    @Override
    public long cellsOf(int value, int word) {
        return cellsOf[(value - 1) * words + word];
    }

    @Override
    public int cellCount(int value) {
        int count = 0;
        for (int word = 0; word < words; word++) {
            count += Long.bitCount(cellsOf(value, word));
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
        for (int house = 0; house < filledValues.length; house++) {
            for (int value = 1; value <= size; value++) {
                if (places(house, value) == 0 && (filledValues[house] >>> value - 1 & 1) == 0) {
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
