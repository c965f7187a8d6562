package dev.clew.core.format.text;

import dev.clew.core.Digits;
import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.core.Shape;
import dev.clew.core.format.Loss;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Pencil-mark grids: every cell lists its marks, framed. A value above 9 is a letter, so there are at most 35.
 *
 * <p>Where every open cell is marked, the marks are candidates, and a lone digit is a value unless a peer has it as a
 * candidate too: then it is a single mark. In a grid with blanks the marks are notes, and a lone digit is a value
 * whatever is noted in the cells it sees, because a note is no reason to doubt a digit.
 */
public final class PencilMarkFormat extends TextFormat {
    public PencilMarkFormat() {
        super("pm", "a pencil-mark grid: the marks of each cell in a frame, A for 10");
    }

    @Override
    public Set<Loss> losses() {
        return EnumSet.of(Loss.PLACED, Loss.LONE_MARKS, Loss.NOTES_LIKE_MORE, Loss.REMOVED_BESIDE_NOTES);
    }

    @Override
    public boolean recognises(String text, @Nullable Shape shape) {
        return isPenciled(Sheet.of(text), shape);
    }

    /**
     * Whether the sheet has marks. Above nine values {@code 12} may be a number, so a frame of dots or a letter among
     * figures must decide; without a frame a grid with blanks is meant to hold numbers, and {@code 12} is a typo.
     */
    static boolean isPenciled(Sheet sheet, @Nullable Shape shape) {
        int side = shape != null ? shape.size() : sheet.rows().size();
        if (side < 2 || side > Puzzle.MAX_CHARACTER_VALUE || sheet.usualTokens() != side) {
            return false;
        }
        if (Sheet.areOf(sheet.rows(), 1)) {
            return false;
        }
        List<String> several = tokens(sheet).filter(token -> token.length() > 1).toList();
        if (several.isEmpty() || several.stream().anyMatch(PencilMarkFormat::hasBlank)) {
            return false;
        }
        return side > 9
                ? sheet.penciled() || !several.stream().allMatch(Symbols::isNumber)
                : sheet.framed() || tokens(sheet).noneMatch(Symbols::isBlank);
    }

    private static Stream<String> tokens(Sheet sheet) {
        return sheet.rows().stream().flatMap(row -> row.tokens().stream());
    }

    private static boolean hasBlank(String token) {
        return token.chars().anyMatch(c -> Symbols.isBlank((char) c));
    }

    @Override
    protected Position position(String text, @Nullable Shape shape) throws Complaint {
        RowsReader rows = new RowsReader(Sheet.of(text), shape);
        Shape actual = rows.shape();
        Digits[] marks = new Digits[actual.cells()];
        for (int cell = 0; cell < marks.length; cell++) {
            marks[cell] = marks(actual, cell, rows.token(actual, cell));
        }
        boolean notes = areNotes(marks);
        int[] givens = new int[actual.cells()];
        for (int cell = 0; cell < givens.length; cell++) {
            givens[cell] = isValue(actual, cell, marks, notes) ? marks[cell].first() : 0;
        }
        return Position.of(Puzzle.of(actual, givens)).withMarks(marks);
    }

    private static Digits marks(Shape shape, int cell, String token) throws Complaint {
        if (Symbols.isBlank(token)) {
            return Digits.NONE;
        }
        Digits marks = Digits.NONE;
        for (int i = 0; i < token.length(); i++) {
            int value = Symbols.number(shape, cell, token.substring(i, i + 1));
            if (value == 0) {
                throw Symbols.unknown(shape, cell, token);
            }
            if (marks.contains(value)) {
                throw new Complaint(shape.cellName(cell) + " has the mark " + token.charAt(i) + " twice in "
                        + Symbols.quote(token) + "; was a blank between two cells lost?");
            }
            marks = marks.with(value);
        }
        return marks;
    }

    /** Whether a grid that shows this has blanks, so that its marks are read as notes. */
    private static boolean areNotes(Digits[] shown) {
        for (Digits set : shown) {
            if (set.isEmpty()) {
                return true;
            }
        }
        return false;
    }

    /** Whether the lone digit of a cell is its value: among notes always, else if no peer has it as a candidate. */
    private static boolean isValue(Shape shape, int cell, Digits[] marks, boolean notes) {
        if (notes || marks[cell].size() != 1) {
            return marks[cell].size() == 1;
        }
        for (int i = 0; i < shape.peerCount(cell); i++) {
            if (marks[shape.peer(cell, i)].contains(marks[cell].first())) {
                return false;
            }
        }
        return true;
    }

    /** What the format shows of each cell: its value; its notes where there are any; else its candidates. */
    private static Digits[] shown(Position position) {
        return position.hasNotes() ? notes(position) : listed(position);
    }

    /**
     * The notes beside the values, as far as they would be read as such: a lone one would be a value, and notes in every
     * open cell would be candidates.
     */
    private static Digits[] notes(Position position) {
        Digits[] notes = new Digits[position.shape().cells()];
        Digits[] values = new Digits[notes.length];
        for (int cell = 0; cell < notes.length; cell++) {
            int value = position.value(cell);
            values[cell] = value == 0 ? Digits.NONE : Digits.of(value);
            Digits set = position.marks(cell).orElse(values[cell]);
            notes[cell] = value == 0 && set.size() == 1 ? Digits.NONE : set;
        }
        return areNotes(notes) ? notes : values;
    }

    /** The candidates of each cell: those marked as such, else what the rules leave; less the removed ones. */
    static Digits[] listed(Position position) {
        Digits[] listed = position.candidates();
        for (int cell = 0; cell < listed.length; cell++) {
            boolean marked = position.marks(cell).isPresent() && !position.hasNotes();
            listed[cell] = marked ? position.allowed(cell) : listed[cell];
        }
        return listed;
    }

    @Override
    protected String text(Position position) {
        return PencilDrawing.draw(position.shape(), shown(position));
    }

    @Override
    public Optional<String> refusal(Position position) {
        Shape shape = position.shape();
        if (shape.size() > Puzzle.MAX_CHARACTER_VALUE) {
            return Optional.of(tooManyValues(name(), shape));
        }
        Digits[] shown = shown(position);
        boolean notes = areNotes(shown);
        for (int cell = 0; cell < shown.length; cell++) {
            if (position.value(cell) != 0 && !isValue(shape, cell, shown, notes)) {
                return Optional.of(
                        "The format " + name() + " cannot hold " + shape.candidate(cell, position.value(cell))
                                + ", which a cell that it sees has as well, so that it would be a pencil mark; use json");
            }
            if (shown[cell].isEmpty() && !position.hasNotes() && position.hasPencilEvidence()) {
                return Optional.of(noCandidate(name(), shape, cell));
            }
        }
        return Optional.empty();
    }

    static String tooManyValues(String format, Shape shape) {
        return "The format " + format + " has characters for " + Puzzle.MAX_CHARACTER_VALUE + " values, but a "
                + shape.size() + "×" + shape.size() + " grid has " + shape.size() + "; use json";
    }

    /** That a cell has no candidate left, which would make it look unmarked. */
    static String noCandidate(String format, Shape shape, int cell) {
        return "The format " + format + " cannot hold " + shape.cellName(cell)
                + ", which has no candidate left; use json";
    }

    /** How many notes are not shown, because they would be read as more than notes. */
    public static int hiddenNotes(Position position) {
        Digits[] shown = shown(position);
        int hidden = 0;
        for (int cell = 0; cell < shown.length && position.hasNotes(); cell++) {
            hidden += shown[cell].isEmpty()
                    ? position.marks(cell).orElse(Digits.NONE).size()
                    : 0;
        }
        return hidden;
    }

    /** How many open cells have, notes aside, a single candidate that no peer has. */
    public static int loneCandidates(Position position) {
        Digits[] listed = listed(position);
        int lone = 0;
        for (int cell = 0; cell < listed.length; cell++) {
            lone += position.value(cell) == 0 && isValue(position.shape(), cell, listed, false) ? 1 : 0;
        }
        return lone;
    }

    /** How many open cells show a candidate that a reader takes for their value. */
    public static int loneMarks(Position position) {
        Digits[] shown = shown(position);
        boolean notes = areNotes(shown);
        int lone = 0;
        for (int cell = 0; cell < shown.length; cell++) {
            lone += position.value(cell) == 0 && isValue(position.shape(), cell, shown, notes) ? 1 : 0;
        }
        return lone;
    }
}
