package dev.clew.io.format;

import dev.clew.core.Digits;
import dev.clew.core.MarkMeaning;
import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.core.Shape;
import dev.clew.core.format.Loss;
import dev.clew.core.format.text.Complaint;
import dev.clew.core.format.text.Symbols;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Boards of SudokuWiki: {@code S9B} and two characters a cell, or 81 digits, alone or after {@code ?bd=} in a link. A
 * cell is a number in base 36: 0 for a blank, 1 to 9 for a given, 10 to 18 for a placed value, above that 18 and a set
 * of candidates, 1 for the candidate 1, 2 for 2, 4 for 3 and so on; what is above 1,023 is colour.
 */
abstract class SudokuWikiFormat extends Classic9Format {
    private static final int BASE = 36;
    private static final int COLOURS = 1024;
    private static final int PLACED = 9;
    private static final int CANDIDATES = 18;

    private final String before;

    /**
     * @param before what is written before the board
     */
    SudokuWikiFormat(String name, String description, String before) {
        super(name, description);
        this.before = before;
    }

    @Override
    public final Set<Loss> losses() {
        return EnumSet.of(Loss.NOTES);
    }

    @Override
    public final boolean recognises(String text, @Nullable Shape shape) {
        return !BoardLink.in(text).isEmpty();
    }

    @Override
    public final List<String> embedded(String line) {
        return BoardLink.in(line).stream().map(BoardLink::text).toList();
    }

    @Override
    protected final Position position(String text, @Nullable Shape asked) throws Complaint {
        List<BoardLink> links = BoardLink.in(text);
        if (links.size() != 1) {
            throw new Complaint(links.size() + " boards of SudokuWiki in one text; give them one at a time");
        }
        BoardLink link = links.get(0);
        Shape shape = shape(asked != null ? asked : link.shape());
        String board = link.board();
        if (link.isCoded()) {
            return coded(shape, board.substring(BoardLink.CODE.length()));
        }
        if (board.length() != CELLS) {
            throw new Complaint("The board \"" + Symbols.quote(board) + "\" has " + board.length()
                    + " characters but a 9×9 grid needs 81; was the link cut?");
        }
        return Position.of(Puzzle.of(shape, values(shape, board)));
    }

    private static Position coded(Shape shape, String code) throws Complaint {
        if (code.length() != 2 * CELLS) {
            throw new Complaint("The board \"" + Symbols.quote(BoardLink.CODE + code) + "\" has " + code.length()
                    + " characters behind S9B but a 9×9 grid needs 162; was the link cut?");
        }
        int strange = code.indexOf('.');
        if (strange >= 0) {
            throw new Complaint("The board \"" + Symbols.quote(BoardLink.CODE + code) + "\" has a dot in "
                    + shape.cellName(strange / 2) + ", but its cells are figures and letters; was the link changed?");
        }
        int[] givens = new int[CELLS];
        int[] placed = new int[CELLS];
        Digits[] candidates = new Digits[CELLS];
        for (int cell = 0; cell < CELLS; cell++) {
            int number = Integer.parseInt(code.substring(2 * cell, 2 * cell + 2), BASE) % COLOURS;
            givens[cell] = number <= SIDE ? number : 0;
            placed[cell] = number > SIDE && number <= CANDIDATES ? number - PLACED : 0;
            candidates[cell] = number > CANDIDATES ? candidates(shape, cell, number - CANDIDATES) : Digits.NONE;
        }
        Position position = position(shape, givens, placed, "the board");
        for (Digits set : candidates) {
            if (!set.isEmpty()) {
                return position.withMarks(candidates, MarkMeaning.EXACT_CANDIDATES);
            }
        }
        return position;
    }

    private static Digits candidates(Shape shape, int cell, int bits) throws Complaint {
        if (bits >= 1 << SIDE) {
            throw new Complaint(shape.cellName(cell) + " has candidates above 9 in the board; was the link changed?");
        }
        return new Digits(bits, 0);
    }

    @Override
    public final Optional<String> refusal(Position position) {
        Optional<String> refusal = super.refusal(position);
        for (int cell = 0; cell < position.shape().cells() && refusal.isEmpty(); cell++) {
            if (position.value(cell) == 0
                    && isLimited(position, cell)
                    && written(position, cell).isEmpty()) {
                return refusalOfEmptyCell(position, cell);
            }
        }
        return refusal;
    }

    @Override
    protected final String text(Position position) {
        StringBuilder text = new StringBuilder(before).append(BoardLink.CODE);
        for (int cell = 0; cell < CELLS; cell++) {
            int number = number(position, cell);
            text.append(Character.forDigit(number / BASE, BASE)).append(Character.forDigit(number % BASE, BASE));
        }
        return text.toString();
    }

    private static int number(Position position, int cell) {
        int given = position.puzzle().given(cell);
        if (given != 0 || position.placed(cell) != 0) {
            return given != 0 ? given : position.placed(cell) + PLACED;
        }
        return isLimited(position, cell) ? (int) written(position, cell).low() + CANDIDATES : 0;
    }

    /** Whether the position says anything about what an open cell may hold. */
    private static boolean isLimited(Position position, int cell) {
        return position.marks(cell).isPresent() && !position.hasNotes()
                || !position.removed(cell).isEmpty();
    }

    /** The candidates of an open cell: those marked as such or else what the values leave, less the removed ones. */
    private static Digits written(Position position, int cell) {
        return position.marks(cell).isPresent() && !position.hasNotes()
                ? position.allowed(cell)
                : position.candidates()[cell];
    }
}
