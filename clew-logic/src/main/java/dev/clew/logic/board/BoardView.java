package dev.clew.logic.board;

import dev.clew.core.Candidate;
import dev.clew.core.Digits;
import dev.clew.core.Position;
import dev.clew.core.Shape;

/**
 * The read-only face of a {@link Board}: which cells are filled and what the open ones may hold. A filled cell has a
 * value and no candidates; an open cell has candidates and no value, even when one candidate is left.
 *
 * <p>Values run from 1; in a mask of values bit {@code value - 1} stands for a value. Not thread-safe while the board
 * behind it changes.
 *
 * @since 0.2.0
 */
public sealed interface BoardView permits Board {
    /** The tables of the shape. */
    Geometry geometry();

    /** Which two candidates exclude each other. */
    default Links links() {
        return geometry().links();
    }

    /** The shape. */
    default Shape shape() {
        return geometry().shape();
    }

    /** N: how many values there are. */
    int size();

    /** What is known about there being one solution. */
    Uniqueness uniqueness();

    /** The value of a filled cell, or 0 where the cell is open. */
    int value(int cell);

    /** Whether the cell is filled. */
    default boolean isFilled(int cell) {
        return value(cell) != 0;
    }

    /** Whether the cell is filled by the setter of the puzzle. */
    boolean isGiven(int cell);

    /** How many cells are open. */
    int openCells();

    /** How many cells of a house are open. */
    int openCells(int house);

    /** The candidates of an open cell as a mask of values; 0 for a filled cell. */
    long candidates(int cell);

    /** How many candidates the cell has. */
    default int candidateCount(int cell) {
        return Long.bitCount(candidates(cell));
    }

    /** Whether the cell is open and may hold the value. */
    default boolean has(int cell, int value) {
        return (candidates(cell) >>> value - 1 & 1) != 0;
    }

    /** Whether the board has that candidate. */
    default boolean has(Candidate candidate) {
        return has(candidate.cell(), candidate.value());
    }

    /** The candidates of a cell as a typed set. */
    default Digits digits(int cell) {
        return new Digits(candidates(cell), 0);
    }

    /** The candidate of that value in that cell, for conclusions and proofs. */
    default Candidate candidate(int cell, int value) {
        return geometry().candidate(cell, value);
    }

    /** The positions in a house of the open cells that may hold the value; 0 once the value is placed. */
    long places(int house, int value);

    /** How many places a value has in a house; to be asked rather than {@link #places} where the number is enough. */
    int placeCount(int house, int value);

    /** The values that have from {@code least}, one or more, to {@code most} places in a house, as a mask. */
    long valuesWithPlaces(int house, int least, int most);

    /** The values that stand in cells that a cell sees, as a mask. */
    long seenValues(int cell);

    /** The values that have one place left in a house, as a mask. */
    long lastPlaces(int house);

    /** One word of the set of open cells that have one candidate left. */
    long lastCells(int word);

    /** One word of the set of houses with one open cell, by their turns. */
    long fullButOne(int word);

    /** Grows with every change, so that a reader of the board can see whether it is still the same. */
    int changes();

    /** What {@link #changes()} was when the places of a value last changed. */
    int changes(int value);

    /** What {@link #changes()} was when the candidates of a cell last changed. */
    int changesAt(int cell);

    /** What {@link #changes()} was when the candidates in a house last changed. */
    int changesIn(int house);

    /** The values that stand in a house, as a mask. */
    long filledValues(int house);

    /** One word of the set of open cells that may hold the value. */
    long cellsOf(int value, int word);

    /** In how many open cells the value is a candidate. */
    int cellCount(int value);

    /** Whether every cell is filled. */
    default boolean isSolved() {
        return openCells() == 0;
    }

    /** Whether an open cell has no candidate or a house has no place for a value that it lacks. */
    boolean isBroken();

    /** The board as a player's position: givens, placed values, and the candidates of open cells as marks. */
    Position toPosition();

    /** A board of the same state that can be changed. */
    Board copy();

    /** A copy without these candidates. */
    default Board without(Iterable<Candidate> candidates) {
        Board less = copy();
        candidates.forEach(candidate -> less.remove(candidate.cell(), candidate.value()));
        return less;
    }
}
