package dev.clew.core.symmetry;

import dev.clew.core.Digits;
import dev.clew.core.Grid;
import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.core.SeededRandom;
import dev.clew.core.Shape;
import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A move of the cells that keeps the shape, together with new names for the values: what turns a puzzle into an
 * equivalent one. The grid is first transposed, or not; then its rows, then its columns go to new places; then its
 * values get new names. Every move that keeps rows and columns together can be written so: a rotation by 90° is a
 * transposition and a reversal of the columns.
 *
 * <p>The classic 9×9 grid has 3,359,232 such moves and 9! ways to name the values. Immutable.
 *
 * @since 0.2.0
 */
public final class Transformation {
    private final Shape shape;
    private final boolean transposed;
    private final int[] rowTo;
    private final int[] columnTo;
    private final int[] valueTo;

    /** Trusts its caller that the move keeps the shape; keeps the arrays. */
    Transformation(Shape shape, boolean transposed, int[] rowTo, int[] columnTo, int[] valueTo) {
        this.shape = shape;
        this.transposed = transposed;
        this.rowTo = rowTo;
        this.columnTo = columnTo;
        this.valueTo = valueTo;
    }

    /**
     * A transformation by its parts; numbers run from 0, values from 1.
     *
     * @param transposed whether rows become columns before all else
     * @param rowTo the new place of each row, after the transposition
     * @param columnTo the new place of each column, after the transposition
     * @param valueTo what the values 1, 2, 3 … become
     * @throws IllegalArgumentException if a part is not a permutation or the move does not keep the shape
     */
    public static Transformation of(Shape shape, boolean transposed, int[] rowTo, int[] columnTo, int[] valueTo) {
        checkPermutation(shape, rowTo, 0, "rows");
        checkPermutation(shape, columnTo, 0, "columns");
        checkPermutation(shape, valueTo, 1, "values");
        int[] values = new int[shape.size() + 1];
        System.arraycopy(valueTo, 0, values, 1, valueTo.length);
        Transformation made = new Transformation(shape, transposed, rowTo.clone(), columnTo.clone(), values);
        if (!Symmetries.keepsShape(made)) {
            throw new IllegalArgumentException(
                    "The move (" + made + ") does not keep the houses and groups of " + shape.name());
        }
        return made;
    }

    private static void checkPermutation(Shape shape, int[] numbers, int smallest, String what) {
        int[] sorted = numbers.clone();
        Arrays.sort(sorted);
        int[] expected = IntStream.range(smallest, smallest + shape.size()).toArray();
        if (!Arrays.equals(sorted, expected)) {
            throw new IllegalArgumentException("The " + what + " go to " + Arrays.toString(numbers)
                    + ", but each number from " + smallest + " to " + (smallest + shape.size() - 1)
                    + " is needed once");
        }
    }

    /** The transformation that changes nothing. */
    public static Transformation identity(Shape shape) {
        int[] lines = IntStream.range(0, shape.size()).toArray();
        return new Transformation(
                shape,
                false,
                lines,
                lines,
                IntStream.rangeClosed(0, shape.size()).toArray());
    }

    /** A random transformation of that shape; {@link Symmetries} makes many of them faster. */
    public static Transformation random(Shape shape, SeededRandom random) {
        return Symmetries.of(shape).random(random);
    }

    /** The shape that it keeps. */
    public Shape shape() {
        return shape;
    }

    /** Whether rows become columns. */
    public boolean isTransposed() {
        return transposed;
    }

    /** The new place of each row, after the transposition; numbers from 0, as {@link #of} takes them. */
    public int[] rowTo() {
        return rowTo.clone();
    }

    /** The new place of each column, after the transposition; numbers from 0, as {@link #of} takes them. */
    public int[] columnTo() {
        return columnTo.clone();
    }

    /** What the values 1, 2, 3 … become, as {@link #of} takes them. */
    public int[] valueTo() {
        return Arrays.copyOfRange(valueTo, 1, valueTo.length);
    }

    /** The new cell for the content of a cell. */
    public int cell(int cell) {
        int row = transposed ? shape.column(cell) : shape.row(cell);
        int column = transposed ? shape.row(cell) : shape.column(cell);
        return rowTo[row] * shape.size() + columnTo[column];
    }

    /** What a value becomes; 0, a blank, stays 0. */
    public int value(int value) {
        return valueTo[value];
    }

    /** What a set of values becomes. */
    public Digits values(Digits values) {
        return Digits.of(values.stream().map(this::value).toArray());
    }

    /** The puzzle after the move. */
    public Puzzle apply(Puzzle puzzle) {
        checkShape(puzzle.shape());
        return Puzzle.of(shape, apply(puzzle.toArray())).withAlphabet(puzzle.alphabet());
    }

    /** The full grid after the move. */
    public Grid apply(Grid grid) {
        checkShape(grid.shape());
        return Grid.of(shape, apply(grid.toArray()));
    }

    /** The position after the move: givens, placed values, and what is written in pencil. */
    public Position apply(Position position) {
        Position moved = Position.of(apply(position.puzzle()));
        @Nullable Digits[] marks = new Digits[shape.cells()];
        Digits[] removed = new Digits[shape.cells()];
        for (int cell = 0; cell < shape.cells(); cell++) {
            if (position.placed(cell) != 0) {
                moved = moved.withPlaced(cell(cell), value(position.placed(cell)));
            }
            marks[cell(cell)] = position.marks(cell).map(this::values).orElse(null);
            removed[cell(cell)] = values(position.removed(cell));
        }
        return moved.withMarks(marks, position.meaning()).withRemoved(removed);
    }

    private int[] apply(int[] values) {
        int[] moved = new int[values.length];
        for (int cell = 0; cell < values.length; cell++) {
            moved[cell(cell)] = valueTo[values[cell]];
        }
        return moved;
    }

    private void checkShape(Shape other) {
        if (!shape.equals(other)) {
            throw new IllegalArgumentException(
                    "A transformation of " + shape.name() + " cannot move a " + other.name() + " grid");
        }
    }

    /** This transformation, then the next, as one. */
    public Transformation then(Transformation next) {
        checkShape(next.shape);
        int[] rows = next.transposed ? columnTo : rowTo;
        int[] columns = next.transposed ? rowTo : columnTo;
        return new Transformation(
                shape,
                transposed ^ next.transposed,
                chain(rows, next.rowTo),
                chain(columns, next.columnTo),
                chain(valueTo, next.valueTo));
    }

    private static int[] chain(int[] first, int[] second) {
        return IntStream.of(first).map(to -> second[to]).toArray();
    }

    /** The transformation that undoes this one. */
    public Transformation inverse() {
        int[] rows = invert(rowTo);
        int[] columns = invert(columnTo);
        return new Transformation(
                shape, transposed, transposed ? columns : rows, transposed ? rows : columns, invert(valueTo));
    }

    private static int[] invert(int[] to) {
        int[] from = new int[to.length];
        for (int i = 0; i < to.length; i++) {
            from[to[i]] = i;
        }
        return from;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Transformation that
                && shape.equals(that.shape)
                && transposed == that.transposed
                && Arrays.equals(rowTo, that.rowTo)
                && Arrays.equals(columnTo, that.columnTo)
                && Arrays.equals(valueTo, that.valueTo);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(new int[] {
            Boolean.hashCode(transposed), Arrays.hashCode(rowTo), Arrays.hashCode(columnTo), Arrays.hashCode(valueTo)
        });
    }

    /**
     * What is done, in its order, numbers from 1: {@code transpose, rows to 4 5 6 1 2 3 7 8 9, values to 2 1 3 4 5 6 7
     * 8 9}. What stays the same is not mentioned.
     */
    @Override
    public String toString() {
        String text = (transposed ? ", transpose" : "")
                + part("rows", rowTo, 0, 1)
                + part("columns", columnTo, 0, 1)
                + part("values", valueTo, 1, 0);
        return text.isEmpty() ? "identity" : text.substring(2);
    }

    private static String part(String name, int[] to, int from, int add) {
        boolean moves = IntStream.range(0, to.length).anyMatch(i -> to[i] != i);
        return !moves
                ? ""
                : IntStream.of(to)
                        .skip(from)
                        .mapToObj(i -> Integer.toString(i + add))
                        .collect(Collectors.joining(" ", ", " + name + " to ", ""));
    }
}
