package dev.clew.io.format;

import dev.clew.core.Digits;
import dev.clew.core.MarkMeaning;
import dev.clew.core.Position;
import dev.clew.core.Shape;
import dev.clew.core.format.Loss;
import dev.clew.core.format.text.Complaint;
import dev.clew.core.format.text.Symbols;
import dev.clew.core.format.text.TextLines;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Files of SudoCue with work in progress: nine rows of nine cells, each a given, a placed value after {@code u}, or its
 * candidates. A single candidate that no peer has looks like a given. Without a placed value it is a pencil-mark grid.
 */
public final class SdxFormat extends Classic9Format {
    private static final Pattern CELL = Pattern.compile("[1-9]{1,9}|[uU][1-9]");

    /** For the service loader. */
    public SdxFormat() {
        super("sdx", "a file of SudoCue (.sdx): nine rows of candidates, u5 for a placed 5");
    }

    @Override
    public Set<Loss> losses() {
        return EnumSet.of(Loss.NOTES, Loss.LONE_CANDIDATES);
    }

    @Override
    public boolean recognises(String text, @Nullable Shape shape) {
        List<String> cells = cells(text);
        boolean placed = false;
        for (String cell : cells) {
            placed |= cell.startsWith("u") || cell.startsWith("U");
            if (!CELL.matcher(cell).matches()) {
                return false;
            }
        }
        return placed && cells.size() == CELLS;
    }

    /** The cells of all rows; more than there can be only for another text. */
    private static List<String> cells(String text) {
        List<String> cells = new ArrayList<>();
        for (String line : TextLines.all(text).stream().limit(2 * SIDE).toList()) {
            cells.addAll(TextLines.tokens(TextLines.withoutComment(line), CELLS + 1));
        }
        return cells;
    }

    @Override
    protected Position position(String text, @Nullable Shape asked) throws Complaint {
        Shape shape = shape(asked);
        List<String> cells = cells(text);
        if (cells.size() != CELLS) {
            throw new Complaint("The text has " + cells.size() + " cells but a 9×9 grid needs 81; is one missing?");
        }
        int[] placed = new int[CELLS];
        Digits[] marks = new Digits[CELLS];
        for (int cell = 0; cell < CELLS; cell++) {
            String token = cells.get(cell);
            if (!CELL.matcher(token).matches()) {
                throw new Complaint(shape.cellName(cell) + " holds \"" + Symbols.quote(token)
                        + "\"; write its candidates, or u5 for a placed 5");
            }
            marks[cell] = Digits.NONE;
            for (int i = token.charAt(0) > '9' ? 1 : 0; i < token.length(); i++) {
                marks[cell] = marks[cell].with(token.charAt(i) - '0');
            }
            placed[cell] = token.charAt(0) > '9' ? marks[cell].first() : 0;
        }
        int[] givens = new int[CELLS];
        for (int cell = 0; cell < CELLS; cell++) {
            givens[cell] = placed[cell] == 0 && isValue(shape, cell, marks) ? marks[cell].first() : 0;
        }
        return position(shape, givens, placed, "the text").withMarks(marks, MarkMeaning.CANDIDATES);
    }

    /** Whether a lone digit is the value of its cell: no peer has it. */
    private static boolean isValue(Shape shape, int cell, Digits[] marks) {
        if (marks[cell].size() != 1) {
            return false;
        }
        for (int i = 0; i < shape.peerCount(cell); i++) {
            if (marks[shape.peer(cell, i)].contains(marks[cell].first())) {
                return false;
            }
        }
        return true;
    }

    @Override
    public Optional<String> refusal(Position position) {
        Optional<String> refusal = super.refusal(position);
        if (refusal.isPresent()) {
            return refusal;
        }
        Digits[] listed = listed(position);
        for (int cell = 0; cell < CELLS; cell++) {
            if (listed[cell].isEmpty()) {
                return refusalOfEmptyCell(position, cell);
            }
            if (position.puzzle().given(cell) != 0 && !isValue(position.shape(), cell, listed)) {
                return Optional.of("The format sdx cannot hold the given "
                        + position.shape().candidate(cell, position.value(cell))
                        + ", which a cell that it sees has as well, so that it would be a candidate; use json");
            }
        }
        return Optional.empty();
    }

    /** The candidates of each cell: those marked as such, else what the values leave; less the removed ones. */
    private static Digits[] listed(Position position) {
        Digits[] listed = position.candidates();
        for (int cell = 0; cell < CELLS; cell++) {
            boolean marked = position.marks(cell).isPresent() && !position.hasNotes();
            listed[cell] = marked ? position.allowed(cell) : listed[cell];
        }
        return listed;
    }

    @Override
    protected String text(Position position) {
        Digits[] listed = listed(position);
        StringBuilder text = new StringBuilder();
        for (int cell = 0; cell < CELLS; cell++) {
            text.append(cell == 0 ? "" : cell % SIDE == 0 ? "\n" : " ");
            text.append(position.placed(cell) == 0 ? "" : "u");
            for (int digit : listed[cell].toArray()) {
                text.append(digit);
            }
        }
        return text.toString();
    }
}
