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
 * never fills a cell, not even when one candidate is left. What singles are seen by is kept up to date:
 *
 * <pre>
 * candidates[cell]                          bit value-1   what an open cell may hold
 * cellsOf[(value-1) * words + (cell >> 6)]  bit cell      where a value may stand
 * counts                                    see Counts    how many places a value has in a house
 * lastCells[cell >> 6]                      bit cell      open cells with one candidate
 * fullButOne[turn >> 6]                     bit turn      houses with one open cell
 * </pre>
 *
 * <p>where the turn of a house is its place in {@link Geometry#areasFirst}. The places themselves are brought up to date
 * when a finder asks for them: paths of singles never do.
 *
 * <p>For one thread.
 *
 * @since 0.2.0
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
    private final Counts counts;
    private final long[] lastCells;
    private final long[] fullButOne;
    private final long[] filledValues;
    private final int[] openInHouse;
    /** Shared by all copies. */
    private final AtomicInteger copies;

    private final int[] changedAt;
    private final int[] changedIn;
    private final int[] changedCell;
    private final Places places;
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
        this.counts = new Counts(geometry.houses(), size);
        this.lastCells = new long[words];
        this.fullButOne = new long[geometry.houseWords()];
        this.filledValues = new long[geometry.houses()];
        this.openInHouse = new int[geometry.houses()];
        this.changedAt = new int[size];
        this.changedIn = new int[geometry.houses()];
        this.changedCell = new int[geometry.cells()];
        this.places = new Places(geometry, cellsOf, changedAt);
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
        this.counts = other.counts.copy();
        this.lastCells = other.lastCells.clone();
        this.fullButOne = other.fullButOne.clone();
        this.filledValues = other.filledValues.clone();
        this.openInHouse = other.openInHouse.clone();
        this.changedAt = other.changedAt.clone();
        this.changedIn = other.changedIn.clone();
        this.changedCell = other.changedCell.clone();
        this.places = new Places(geometry, cellsOf, changedAt);
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

    /**
     * The board of a position whose shape's tables are already known; worth it for many boards of one unusual shape.
     */
    public static Board of(Position position, Uniqueness uniqueness, Geometry geometry) {
        Board board = new Board(position.puzzle(), geometry, uniqueness);
        board.readCandidates(position, board.readValues(position));
        return board;
    }

    /** Returns the set of open cells. In two passes, as nobody can foretell whether the next cell is filled. */
    private long[] readValues(Position position) {
        Arrays.fill(openInHouse, size);
        long[] empty = new long[words];
        long[] filled = new long[words];
        for (int cell = 0; cell < values.length; cell++) {
            int value = position.value(cell);
            values[cell] = value;
            empty[cell >> 6] |= (value == 0 ? 1L : 0) << cell;
            filled[cell >> 6] |= (value == 0 ? 0 : 1L) << cell;
        }
        for (int word = 0; word < words; word++) {
            open += Long.bitCount(empty[word]);
            for (Bits rest = Bits.of(filled[word]); rest.hasNext(); ) {
                int cell = rest.nextCell(word);
                exclude(cell, values[cell]);
            }
        }
        for (int i = 0; i < cellsOf.length; i++) {
            cellsOf[i] = empty[i % words] & ~cellsOf[i];
        }
        return empty;
    }

    /** Notes the cells that a value is excluded from by another one where those that it is open to will stand. */
    private void exclude(int cell, int value) {
        for (int word = 0; word < words; word++) {
            cellsOf[(value - 1) * words + word] |= geometry.links().seenWord(value, cell, word);
        }
        for (int house : geometry.housesWith(cell)) {
            filledValues[house] |= 1L << value - 1;
            openInHouse[house]--;
        }
    }

    /** An open cell has what neither the values that it sees nor the position exclude. */
    private void readCandidates(Position position, long[] empty) {
        boolean evidence = position.hasPencilEvidence();
        for (int word = 0; word < words; word++) {
            for (Bits rest = Bits.of(empty[word]); rest.hasNext(); ) {
                int cell = rest.nextCell(word);
                long left = geometry.allValues() & ~seenValues(cell);
                readCandidates(cell, evidence ? allowed(position, cell, left) : left);
            }
        }
        for (int house = 0; house < openInHouse.length; house++) {
            noteOpen(house);
        }
    }

    private long allowed(Position position, int cell, long left) {
        long allowed = position.allowed(cell).low();
        for (Bits rest = Bits.of(left & ~allowed); rest.hasNext(); ) {
            cellsOf[rest.next() * words + (cell >> 6)] &= ~(1L << cell);
        }
        return left & allowed;
    }

    private void readCandidates(int cell, long left) {
        candidates[cell] = left;
        lastCells[cell >> 6] |= Bits.single(left) << cell;
        counts.add(geometry.housesWith(cell), left);
    }

    @Override
    public long seenValues(int cell) {
        long seen = 0;
        for (int house : geometry.housesWith(cell)) {
            seen |= filledValues[house];
        }
        for (int other : geometry.links().seenOutsideHouses(cell)) {
            seen |= values[other] == 0 ? 0 : 1L << values[other] - 1;
        }
        return seen;
    }

    /**
     * Fills an open cell with one of its candidates and takes the value from its peers.
     *
     * @throws IllegalArgumentException if the cell is filled or the value is not among its candidates
     */
    public void set(int cell, int value) {
        if (!has(cell, value)) {
            throw new IllegalArgumentException(value + " is not a candidate of " + shape().cellName(cell)
                    + (isFilled(cell) ? ", which holds " + values[cell] : ", which has " + digits(cell)));
        }
        fill(cell, value);
    }

    private void fill(int cell, int value) {
        changes++;
        long own = candidates[cell];
        candidates[cell] = 0;
        changedCell[cell] = changes;
        lastCells[cell >> 6] &= ~(1L << cell);
        for (Bits rest = Bits.of(own); rest.hasNext(); ) {
            int index = rest.next();
            changedAt[index] = changes;
            cellsOf[index * words + (cell >> 6)] &= ~(1L << cell);
        }
        values[cell] = value;
        open--;
        int[] houses = geometry.housesWith(cell);
        counts.subtract(houses, own);
        for (int house : houses) {
            changedIn[house] = changes;
            filledValues[house] |= 1L << value - 1;
            openInHouse[house]--;
            noteOpen(house);
        }
        for (int word = 0; word < words; word++) {
            long seen = cellsOf[(value - 1) * words + word] & geometry.links().seenWord(value, cell, word);
            cellsOf[(value - 1) * words + word] ^= seen;
            for (Bits rest = Bits.of(seen); rest.hasNext(); ) {
                takeAway(rest.nextCell(word), value);
            }
        }
    }

    /** Takes a candidate away; the cell stays open. Nothing happens if the candidate has already been removed. */
    public void remove(int cell, int value) {
        if (has(cell, value)) {
            changes++;
            changedAt[value - 1] = changes;
            cellsOf[(value - 1) * words + (cell >> 6)] &= ~(1L << cell);
            takeAway(cell, value);
        }
    }

    /** Without branches, because whether a candidate is the last one cannot be predicted. */
    private void takeAway(int cell, int value) {
        long left = candidates[cell] & ~(1L << value - 1);
        candidates[cell] = left;
        changedCell[cell] = changes;
        lastCells[cell >> 6] = lastCells[cell >> 6] & ~(1L << cell) | Bits.single(left) << cell;
        int[] houses = geometry.housesWith(cell);
        counts.decrement(houses, value);
        for (int house : houses) {
            changedIn[house] = changes;
        }
    }

    private void noteOpen(int house) {
        int turn = geometry.turn(house);
        fullButOne[turn >> 6] = fullButOne[turn >> 6] & ~(1L << turn) | (openInHouse[house] == 1 ? 1L : 0) << turn;
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
        return places.of(house, value);
    }

    @Override
    public int placeCount(int house, int value) {
        return counts.of(house, value);
    }

    @Override
    public long valuesWithPlaces(int house, int least, int most) {
        return counts.between(house, least, most);
    }

    @Override
    public long lastPlaces(int house) {
        return counts.ones(house);
    }

    @Override
    public long lastCells(int word) {
        return lastCells[word];
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
    public int changesAt(int cell) {
        return changedCell[cell];
    }

    @Override
    public int changesIn(int house) {
        return changedIn[house];
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
            if (counts.zeros(house) != filledValues[house]) {
                return true;
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
