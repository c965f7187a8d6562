package dev.clew.core;

/**
 * A value that may stand in a cell, printed as players write it: {@code r5c5=7}. Immutable.
 *
 * @param cell the cell's index in reading order, from 0
 * @param value the value, from 1
 * @param side the side of the grid, which turns the index into a row and a column
 * @since 0.2.0
 */
public record Candidate(int cell, int value, int side) implements Comparable<Candidate> {

    /** Checks that the candidate lies on a grid of its side. */
    public Candidate {
        if (cell < 0 || cell >= side * side || value < 1 || value > side) {
            throw new IllegalArgumentException("There is no candidate " + value + " in cell " + cell + "; a " + side
                    + "x" + side + " grid has cells from 0 to " + (side * side - 1) + " and values from 1 to " + side);
        }
    }

    /** A candidate on a 9×9 grid. */
    public Candidate(int cell, int value) {
        this(cell, value, 9);
    }

    /** The row, from 1. */
    public int row() {
        return cell / side + 1;
    }

    /** The column, from 1. */
    public int column() {
        return cell % side + 1;
    }

    @Override
    public int compareTo(Candidate other) {
        int byCell = Integer.compare(cell, other.cell);
        return byCell != 0 ? byCell : Integer.compare(value, other.value);
    }

    @Override
    public String toString() {
        return "r" + row() + "c" + column() + "=" + value;
    }
}
