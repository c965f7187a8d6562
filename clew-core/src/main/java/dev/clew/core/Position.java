package dev.clew.core;

import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What a player has in front of them: a puzzle, the values placed since, and what is written in pencil. A given, a
 * placed value and a single mark left are three different things. Immutable.
 *
 * <p>{@linkplain #marks Marks} are candidates or notes, as their {@linkplain #meaning meaning} says: candidates are
 * evidence everywhere, notes nowhere. What was {@linkplain #removed removed} by reasoning is evidence too. A cell
 * without marks is unmarked, not empty: nothing is known about it.
 *
 * @since 0.2.0
 */
public final class Position {
    private final Puzzle puzzle;
    private final int[] placed;
    private final PencilMarks pencil;

    private Position(Puzzle puzzle, int[] placed, PencilMarks pencil) {
        this.puzzle = puzzle;
        this.placed = placed;
        this.pencil = pencil;
    }

    /** A puzzle as published: nothing placed, nothing marked. */
    public static Position of(Puzzle puzzle) {
        return new Position(puzzle, puzzle.shape().noValues(), PencilMarks.NONE);
    }

    /**
     * Reads a position in any known text format; its shape follows from the text.
     *
     * @throws IllegalArgumentException if the text is not a position; the message says where and why
     */
    public static Position parse(String text) {
        return Puzzle.parsePosition(text);
    }

    /**
     * This position with a value placed in a cell, 0 to take it away again; its pencil marks are erased.
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
        return new Position(puzzle, changed, pencil.without(cell));
    }

    /**
     * This position with marks that are only known by their look: candidates if every open cell is marked, notes
     * otherwise, because a player who marks some cells has not worked through the others.
     *
     * @param marks one set a cell in reading order; an empty or missing entry leaves its cell unmarked, and so does a
     *     value in the cell
     */
    public Position withMarks(@Nullable Digits[] marks) {
        return withMarks(marks, marksAll(marks) ? MarkMeaning.CANDIDATES : MarkMeaning.NOTES);
    }

    private boolean marksAll(@Nullable Digits[] marks) {
        for (int cell = 0; cell < marks.length && cell < placed.length; cell++) {
            Digits set = marks[cell];
            if (value(cell) == 0 && (set == null || set.isEmpty())) {
                return false;
            }
        }
        return true;
    }

    /**
     * This position with other pencil marks in one cell; those of the others stay. Marks here and there are notes, and
     * become candidates once every open cell is marked.
     *
     * @param digits none to rub the marks out
     * @throws IllegalArgumentException if the cell holds a value or a digit is out of range
     */
    public Position withMark(int cell, Digits digits) {
        if (value(cell) != 0) {
            throw new IllegalArgumentException(
                    shape().cellName(cell) + " holds " + value(cell) + "; only open cells have marks");
        }
        @Nullable Digits[] marks = new Digits[shape().cells()];
        for (int other = 0; other < marks.length; other++) {
            marks[other] = marks(other).orElse(null);
        }
        marks[cell] = digits;
        return withMarks(marks);
    }

    /**
     * This position with other pencil marks.
     *
     * @param marks one set a cell in reading order; an empty or missing entry leaves its cell unmarked, and so does a
     *     value in the cell
     * @param meaning what they say
     */
    public Position withMarks(@Nullable Digits[] marks, MarkMeaning meaning) {
        return new Position(puzzle, placed, pencil.withMarks(checked("Marks", marks), meaning));
    }

    /**
     * This position with other candidates removed by reasoning.
     *
     * @param removed one set a cell in reading order; an entry may be empty or missing, and counts as such where the cell
     *     holds a value
     */
    public Position withRemoved(@Nullable Digits[] removed) {
        return new Position(puzzle, placed, pencil.withRemoved(checked("Removed candidates", removed)));
    }

    /** This position with a candidate open again that its marks or removed candidates exclude. */
    public Position withCandidate(Candidate candidate) {
        return new Position(puzzle, placed, pencil.withCandidate(candidate.cell(), candidate.value()));
    }

    /** The sets of the open cells, null where there is nothing. */
    private @Nullable Digits[] checked(String what, @Nullable Digits[] sets) {
        if (sets.length != shape().cells()) {
            throw new IllegalArgumentException(what + ": " + sets.length + " sets for " + shape().cells() + " cells");
        }
        @Nullable Digits[] checked = new Digits[sets.length];
        for (int cell = 0; cell < sets.length; cell++) {
            Digits set = sets[cell];
            if (set == null || set.isEmpty() || value(cell) != 0) {
                continue;
            }
            if (!shape().values().containsAll(set)) {
                throw new IllegalArgumentException(what + " " + set + " in " + shape().cellName(cell)
                        + " are not values of a " + shape().name() + " grid");
            }
            checked[cell] = set;
        }
        return checked;
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
        return placed[shape().checkCell(cell)];
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

    /** The values in reading order, given or placed, 0 for a blank; not to be written to. */
    byte[] bytes() {
        byte[] givens = puzzle.bytes();
        if (placed == shape().noValues()) {
            return givens;
        }
        byte[] values = givens.clone();
        for (int cell = 0; cell < values.length; cell++) {
            values[cell] = (byte) value(cell);
        }
        return values;
    }

    /** The pencil marks of a cell, or empty where the cell is unmarked. */
    public Optional<Digits> marks(int cell) {
        return Optional.ofNullable(pencil.marks(shape().checkCell(cell)));
    }

    /** What the pencil marks say; notes where there are none. */
    public MarkMeaning meaning() {
        return pencil.meaning();
    }

    /** The candidates of a cell that were removed by reasoning, whatever its marks say. */
    public Digits removed(int cell) {
        return pencil.removed(shape().checkCell(cell));
    }

    /** Whether any cell has pencil marks. */
    public boolean hasMarks() {
        return pencil.hasMarks();
    }

    /** Whether any cell has pencil marks that are notes. */
    public boolean hasNotes() {
        return pencil.hasMarks() && !pencil.meaning().isEvidence();
    }

    /** Whether candidates were removed by reasoning. */
    public boolean hasRemoved() {
        return pencil.hasRemoved();
    }

    /** Whether what is written in pencil excludes anything: candidates, or removed ones. */
    public boolean hasPencilEvidence() {
        return pencil.hasRemoved() || pencil.meaning().isEvidence();
    }

    /** How many values were placed since. */
    public int placedCount() {
        return (int) Arrays.stream(placed).filter(value -> value != 0).count();
    }

    /**
     * What a cell may hold by what is written in it, whatever its peers hold: its value alone, or else its candidates (all
     * values where it lists none) less the removed ones.
     */
    public Digits allowed(int cell) {
        return value(cell) != 0 ? Digits.of(value(cell)) : pencil.allowed(cell, shape().values());
    }

    /** What may stand in each cell by everything the position says: what is allowed there less the values its peers hold. */
    public Digits[] candidates() {
        Digits[] candidates = new Digits[shape().cells()];
        for (int cell = 0; cell < candidates.length; cell++) {
            Digits allowed = allowed(cell);
            candidates[cell] = value(cell) != 0 ? allowed : allowed.minus(peerValues(cell));
        }
        return candidates;
    }

    /** What the values alone leave in each cell, whatever is written in pencil. */
    public Digits[] candidatesByRules() {
        return new Position(puzzle, placed, PencilMarks.NONE).candidates();
    }

    /** The values that the cell's peers hold. */
    private Digits peerValues(int cell) {
        Shape shape = shape();
        long low = 0;
        long high = 0;
        for (int i = 0; i < shape.peerCount(cell); i++) {
            int value = value(shape.peer(cell, i));
            if (value > 64) {
                high |= 1L << value - 65;
            } else if (value > 0) {
                low |= 1L << value - 1;
            }
        }
        return new Digits(low, high);
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
                && pencil.equals(that.pencil);
    }

    @Override
    public int hashCode() {
        return (puzzle.hashCode() * 31 + Arrays.hashCode(placed)) * 31 + pencil.hashCode();
    }

    /** The values on one line; marks are not shown. */
    @Override
    public String toString() {
        return puzzle.alphabet().line(values());
    }
}
