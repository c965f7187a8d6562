package dev.clew.core;

import java.util.Arrays;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What a player has in front of them: a puzzle, the values placed since, and pencil marks where the source had any. A
 * given, a placed value and a single mark left are three different things. Immutable.
 *
 * <p>A cell without marks is unmarked, not empty: nothing is said about it.
 */
public final class Position {
    private final Puzzle puzzle;
    private final int[] placed;
    private final @Nullable Digits[] marks;

    private Position(Puzzle puzzle, int[] placed, @Nullable Digits[] marks) {
        this.puzzle = puzzle;
        this.placed = placed;
        this.marks = marks;
    }

    /** A puzzle as published: nothing placed, nothing marked. */
    public static Position of(Puzzle puzzle) {
        return new Position(
                puzzle,
                new int[puzzle.shape().cells()],
                new Digits[puzzle.shape().cells()]);
    }

    /**
     * Reads a position in any known text format; its shape follows from the text.
     *
     * @throws IllegalArgumentException if the text is no position; the message says where and why
     */
    public static Position parse(String text) {
        return Puzzle.parsePosition(text);
    }

    /**
     * This position with a value placed in a cell, 0 to take it away again.
     *
     * @throws IllegalArgumentException if the cell is given or the value out of range
     */
    public Position withPlaced(int cell, int value) {
        if (puzzle.given(cell) != 0) {
            throw new IllegalArgumentException(
                    shape().cellName(cell) + " is given as " + puzzle.given(cell) + "; no value can be placed there");
        }
        if (value < 0 || value > shape().size()) {
            throw new IllegalArgumentException(
                    value + " in " + shape().cellName(cell) + " is not a value of a " + shape().name() + " grid");
        }
        int[] changed = placed.clone();
        changed[cell] = value;
        return new Position(puzzle, changed, marks);
    }

    /**
     * This position with other pencil marks; an empty or missing entry leaves its cell unmarked, and so does a value in
     * the cell.
     *
     * @param marks one set a cell in reading order
     */
    public Position withMarks(@Nullable Digits[] marks) {
        if (marks.length != shape().cells()) {
            throw new IllegalArgumentException(marks.length + " marks for " + shape().cells() + " cells");
        }
        @Nullable Digits[] changed = new Digits[marks.length];
        for (int cell = 0; cell < marks.length; cell++) {
            Digits set = marks[cell];
            if (set == null || set.isEmpty() || value(cell) != 0) {
                continue;
            }
            if (!shape().values().containsAll(set)) {
                throw new IllegalArgumentException("Marks " + set + " in " + shape().cellName(cell)
                        + " are not values of a " + shape().name() + " grid");
            }
            changed[cell] = set;
        }
        return new Position(puzzle, placed, changed);
    }

    /** The puzzle as published. */
    public Puzzle puzzle() {
        return puzzle;
    }

    /** The rules of the grid. */
    public Shape shape() {
        return puzzle.shape();
    }

    /** The value placed in a cell since, or 0. */
    public int placed(int cell) {
        return placed[cell];
    }

    /** The value in a cell, given or placed, or 0. */
    public int value(int cell) {
        return puzzle.given(cell) != 0 ? puzzle.given(cell) : placed[cell];
    }

    /** The values in reading order, given or placed, 0 for a blank. */
    public int[] values() {
        int[] values = puzzle.toArray();
        for (int cell = 0; cell < values.length; cell++) {
            values[cell] = value(cell);
        }
        return values;
    }

    /** The pencil marks of a cell, or empty where the cell is unmarked. */
    public Optional<Digits> marks(int cell) {
        return Optional.ofNullable(value(cell) == 0 ? marks[cell] : null);
    }

    /** Whether any cell has pencil marks. */
    public boolean hasMarks() {
        return Arrays.stream(marks).anyMatch(Objects::nonNull);
    }

    /** How many values were placed since. */
    public int placedCount() {
        return (int) Arrays.stream(placed).filter(value -> value != 0).count();
    }

    /**
     * What may stand in each cell by everything the position says: its value alone, or else its marks (all values where
     * unmarked) less the values its peers hold.
     */
    public Digits[] candidates() {
        Digits[] candidates = new Digits[shape().cells()];
        for (int cell = 0; cell < candidates.length; cell++) {
            Digits set = marks[cell];
            candidates[cell] = value(cell) != 0
                    ? Digits.of(value(cell))
                    : (set != null ? set : shape().values()).minus(peerValues(cell));
        }
        return candidates;
    }

    /** The values that the cell's peers hold. */
    private Digits peerValues(int cell) {
        Digits held = Digits.NONE;
        for (int i = 0; i < shape().peerCount(cell); i++) {
            int value = value(shape().peer(cell, i));
            held = value == 0 ? held : held.with(value);
        }
        return held;
    }

    /** All cells that hold the same value as one they see. */
    public CellSet conflicts() {
        Shape shape = shape();
        CellSet cells = CellSet.of(shape.size());
        for (int cell = 0; cell < shape.cells(); cell++) {
            for (int i = 0; value(cell) != 0 && i < shape.peerCount(cell); i++) {
                if (value(shape.peer(cell, i)) == value(cell)) {
                    cells = cells.with(cell);
                }
            }
        }
        return cells;
    }

    /**
     * The first contradiction that can be seen without search: equal values in peers, a cell without a candidate, a
     * house without a place for a value.
     */
    public Optional<Contradiction> contradiction() {
        return Contradiction.find(this);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Position that
                && puzzle.equals(that.puzzle)
                && Arrays.equals(placed, that.placed)
                && Arrays.equals(marks, that.marks);
    }

    @Override
    public int hashCode() {
        return (puzzle.hashCode() * 31 + Arrays.hashCode(placed)) * 31 + Arrays.hashCode(marks);
    }

    /** The values on one line; marks are not shown. */
    @Override
    public String toString() {
        return Puzzle.line(values());
    }
}
