package dev.clew.core;

import java.util.Arrays;

/**
 * A full grid: every cell holds a value. Immutable. Whether the values obey the shape is {@link #isValid}'s to say.
 *
 * @since 0.2.0
 */
public final class Grid {
    private final Shape shape;
    private final int[] values;

    private Grid(Shape shape, int[] values) {
        this.shape = shape;
        this.values = values;
    }

    /**
     * A grid with the given values in reading order.
     *
     * @throws IllegalArgumentException if a value is missing or out of range
     */
    public static Grid of(Shape shape, int... values) {
        Puzzle.checkValues(shape, values, 1);
        return new Grid(shape, values.clone());
    }

    /** A grid that an engine has found; keeps the array. */
    static Grid keeping(Shape shape, int[] values) {
        return new Grid(shape, values);
    }

    /** The rules of the grid. */
    public Shape shape() {
        return shape;
    }

    /** The value in a cell. */
    public int value(int cell) {
        return values[shape.checkCell(cell)];
    }

    /** The values in reading order. */
    public int[] toArray() {
        return values.clone();
    }

    /** The values row by row. */
    public int[][] toRows() {
        int[][] rows = new int[shape.size()][];
        for (int row = 0; row < rows.length; row++) {
            rows[row] = Arrays.copyOfRange(values, row * rows.length, (row + 1) * rows.length);
        }
        return rows;
    }

    /** Whether no value stands twice in a house or a distinct group. */
    public boolean isValid() {
        return Position.of(toPuzzle()).contradiction().isEmpty();
    }

    /** The grid as a puzzle without blanks. */
    public Puzzle toPuzzle() {
        return Puzzle.of(shape, values);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Grid that && shape.equals(that.shape) && Arrays.equals(values, that.values);
    }

    @Override
    public int hashCode() {
        return 31 * shape.hashCode() + Arrays.hashCode(values);
    }

    /** The values on one line, from 1 on and A for 10; a puzzle's {@link Puzzle#alphabet} writes them as it does itself. */
    @Override
    public String toString() {
        return Alphabet.FROM_ONE.line(values);
    }
}
