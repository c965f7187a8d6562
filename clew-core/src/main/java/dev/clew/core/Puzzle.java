package dev.clew.core;

import dev.clew.core.format.FormatCatalog;
import dev.clew.core.format.Reading;
import java.util.Arrays;

/**
 * A shape and its givens: what the setter published. Immutable.
 *
 * @since 0.2.0
 */
public final class Puzzle {
    /** The largest value with a character of its own: Z. */
    public static final int MAX_CHARACTER_VALUE = 35;

    private final Shape shape;
    /** In bytes, as the engine for classic puzzles reads them: no value is above 121. */
    private final byte[] givens;

    private final int givenCount;

    private final Alphabet alphabet;

    private Puzzle(Shape shape, byte[] givens, Alphabet alphabet) {
        this.shape = shape;
        this.givens = givens;
        this.givenCount = count(givens);
        this.alphabet = alphabet;
    }

    /**
     * A puzzle with the given values in reading order, 0 for a blank.
     *
     * @throws IllegalArgumentException if the number of values or one of them does not fit the shape
     */
    public static Puzzle of(Shape shape, int... givens) {
        checkValues(shape, givens, 0);
        byte[] bytes = new byte[givens.length];
        for (int cell = 0; cell < bytes.length; cell++) {
            bytes[cell] = (byte) givens[cell];
        }
        return new Puzzle(shape, bytes, Alphabet.FROM_ONE);
    }

    /**
     * A classic puzzle from its rows, 0 for a blank: nine rows of nine values are a 9×9.
     *
     * @throws IllegalArgumentException if a row is longer or shorter than there are rows, a value does not fit, or no
     *     classic shape has that size
     */
    public static Puzzle of(int[][] rows) {
        Shape shape = Shape.classic(rows.length);
        int[] givens = new int[shape.cells()];
        for (int row = 0; row < rows.length; row++) {
            if (rows[row].length != rows.length) {
                throw new IllegalArgumentException("Row " + (row + 1) + " has " + rows[row].length + " values but a "
                        + shape.name() + " grid needs " + rows.length);
            }
            System.arraycopy(rows[row], 0, givens, row * rows.length, rows.length);
        }
        return of(shape, givens);
    }

    /**
     * Reads a puzzle in any known text format; its shape follows from the text.
     *
     * @throws IllegalArgumentException if the text is not a puzzle; the message says where and why
     */
    public static Puzzle parse(String text) {
        return Position.parse(text).puzzle();
    }

    /** Reads a text in any known format, in words for misuse. */
    static Position parsePosition(String text) {
        Reading reading = FormatCatalog.standard().read(text);
        if (reading instanceof Reading.Found found) {
            return found.position();
        }
        throw new IllegalArgumentException(((Reading.Bad) reading).problem());
    }

    static void checkValues(Shape shape, int[] values, int smallest) {
        if (values.length != shape.cells()) {
            throw new IllegalArgumentException(
                    values.length + " values, but a " + shape.name() + " grid has " + shape.cells() + " cells");
        }
        for (int cell = 0; cell < values.length; cell++) {
            if (values[cell] < smallest || values[cell] > shape.size()) {
                throw new IllegalArgumentException(shape.cellName(cell) + " holds " + values[cell]
                        + ", but the values run from " + smallest + " to " + shape.size());
            }
        }
    }

    /**
     * This puzzle, to be written with other characters; it stays equal to itself.
     *
     * @throws IllegalArgumentException if there are too few of them
     */
    public Puzzle withAlphabet(Alphabet other) {
        if (shape.size() <= MAX_CHARACTER_VALUE && !other.has(shape.size())) {
            throw new IllegalArgumentException(other + " has no characters for " + shape.size() + " values");
        }
        return new Puzzle(shape, givens, other);
    }

    /** The characters that the setter wrote it with; they do not count when puzzles are compared. */
    public Alphabet alphabet() {
        return alphabet;
    }

    /** The rules of the puzzle. */
    public Shape shape() {
        return shape;
    }

    /** The given value in a cell, or 0. */
    public int given(int cell) {
        return givens[shape.checkCell(cell)];
    }

    /** How many cells are given. */
    public int givenCount() {
        return givenCount;
    }

    private static int count(byte[] givens) {
        int count = 0;
        for (byte given : givens) {
            count += given != 0 ? 1 : 0;
        }
        return count;
    }

    /** The givens in reading order, 0 for a blank. */
    public int[] toArray() {
        int[] values = new int[givens.length];
        for (int cell = 0; cell < values.length; cell++) {
            values[cell] = givens[cell];
        }
        return values;
    }

    /** The givens in reading order, 0 for a blank; not to be written to. */
    byte[] bytes() {
        return givens;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Puzzle that && shape.equals(that.shape) && Arrays.equals(givens, that.givens);
    }

    @Override
    public int hashCode() {
        return 31 * shape.hashCode() + Arrays.hashCode(givens);
    }

    /** The givens on one line in its alphabet, {@code .} for a blank; above 35 values numbers with blanks between, 0 for a blank. */
    @Override
    public String toString() {
        return alphabet.line(toArray());
    }

    /** The character of a value up to {@value #MAX_CHARACTER_VALUE}: {@code .} for 0, A for 10. */
    public static char character(int value) {
        return value == 0 ? '.' : (char) (value < 10 ? '0' + value : 'A' + value - 10);
    }
}
