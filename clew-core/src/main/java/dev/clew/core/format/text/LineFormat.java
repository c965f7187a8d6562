package dev.clew.core.format.text;

import dev.clew.core.Grid;
import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.core.Shape;
import dev.clew.core.format.Loss;
import dev.clew.core.format.Reading;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * One line of N² characters, or of N² numbers with blanks between. The characters may stand in any column of their line,
 * with their solution in another; whatever else is there is ignored.
 */
public final class LineFormat extends TextFormat {
    /** A first token from this length on is meant as a whole puzzle, whatever follows it. */
    public static final int SHORTEST_WITH_REST = 16;

    private static final int COMMON_LENGTH = 81;

    /** Fewer groups are parts of a row. */
    private static final int FEWEST_GROUPS = 6;

    public LineFormat() {
        super("line", "one line of N² characters (. for a blank, A for 10), above 35 values of N² numbers");
    }

    @Override
    public Set<Loss> losses() {
        return EnumSet.of(Loss.PLACED, Loss.MARKS, Loss.NOTES, Loss.REMOVED);
    }

    @Override
    public boolean recognises(String text, @Nullable Shape shape) {
        if (isCommon(text)) {
            return true;
        }
        Sheet sheet = Sheet.of(text);
        return sheet.rows().size() == 1 && (!sheet.framed() || grouped(text, shape) != null);
    }

    /** A column of N² characters, with something else beside it or too many characters for the row of a grid. */
    @Override
    public boolean isWhole(String line, @Nullable Shape shape) {
        if (line.length() < SHORTEST_WITH_REST || line.startsWith("{") || line.indexOf('\n') >= 0) {
            return false;
        }
        if (grouped(line, shape) != null) {
            return true;
        }
        Columns columns = Columns.of(line, shape);
        boolean maybeRow = columns.alone() && line.length() <= Puzzle.MAX_CHARACTER_VALUE && shape == null;
        return columns.isFound() && !maybeRow && !TextLines.isRule(line);
    }

    /** Whether the text begins with a 9×9 puzzle in 81 characters, and no other column can be: the case that must be cheap. */
    public static boolean isCommon(String line) {
        return line.length() >= COMMON_LENGTH
                && (line.length() == COMMON_LENGTH || isEnd(line.charAt(COMMON_LENGTH)))
                && isOneLine(line)
                && Symbols.areCells(line, COMMON_LENGTH, 9)
                && !isWideRule(line)
                && !hasLongField(line)
                && !(line.length() > COMMON_LENGTH && line.charAt(COMMON_LENGTH) == ',' && CsvFormat.hasShape(line));
    }

    /** Whether the line is the rule of a frame that happens to be 81 wide; strokes alone are an empty grid. */
    private static boolean isWideRule(String line) {
        return line.charAt(1) == '-' && line.charAt(2) == '-' && TextLines.isRule(line) && !TextLines.isStrokes(line);
    }

    /** Whether what follows the puzzle may be another grid, or part of one. */
    private static boolean hasLongField(String line) {
        int length = 0;
        for (int at = COMMON_LENGTH; at < line.length(); at++) {
            char c = line.charAt(at);
            length = isEnd(c) || c == ':' ? 0 : length + 1;
            if (length * Columns.PIECE > COMMON_LENGTH) {
                return true;
            }
        }
        return false;
    }

    private static boolean isOneLine(String line) {
        return line.length() == COMMON_LENGTH || line.indexOf('\n') < 0 && line.indexOf('\r') < 0;
    }

    private static boolean isEnd(char c) {
        return TextLines.isSpace(c) || c == ',' || c == ';';
    }

    /** The puzzle in a token that may continue after a comma, or after a colon as in {@code puzzle:1:solution}. */
    public static String leading(String token) {
        for (int i = SHORTEST_WITH_REST; i < token.length(); i++) {
            if (isEnd(token.charAt(i)) || token.charAt(i) == ':') {
                return token.substring(0, i);
            }
        }
        return token;
    }

    @Override
    protected Reading.Found found(String text, @Nullable Shape shape) throws Complaint {
        Reading.Found found = foundCells(text, shape);
        List<String> warnings = new ArrayList<>(found.warnings());
        if (!isCommon(text)) {
            HodokuFormat.deletion(found.position(), lastField(text))
                    .ifPresent(deletion -> warnings.add(
                            ":" + lastField(text) + " is taken for a remark, not for the deleted candidate " + deletion
                                    + "; write :0000:x:grid:" + lastField(text) + ":: to delete it"));
        }
        return new Reading.Found(found.position(), List.copyOf(warnings), found.solutions());
    }

    /** What follows the only colon of a line. */
    private static String lastField(String text) {
        List<String> lines = TextLines.of(text, 1);
        int colon = lines.isEmpty() ? -1 : lines.get(0).indexOf(':');
        return colon < 0 ? "" : lines.get(0).substring(colon + 1).strip();
    }

    @Override
    protected Position position(String text, @Nullable Shape shape) throws Complaint {
        return foundCells(text, shape).position();
    }

    private static Reading.Found foundCells(String text, @Nullable Shape shape) throws Complaint {
        if (isCommon(text) && (shape == null || shape.size() == 9)) {
            return ofCharacters(text, shape == null ? Shape.CLASSIC_9 : shape);
        }
        Columns columns = columns(text, shape);
        if (columns.isFound()) {
            return ofColumns(columns, shape);
        }
        String rows = grouped(text, shape);
        if (rows != null) {
            return ofCharacters(rows, Sides.ofCells(rows.length(), "characters", shape));
        }
        Sheet sheet = Sheet.of(text);
        if (sheet.isEmpty()) {
            throw Complaint.empty();
        }
        if (sheet.rows().size() > 1) {
            throw new Complaint(sheet.rows().size() + " lines where a puzzle on one line is expected; join them");
        }
        List<String> tokens = sheet.rows().get(0).tokens();
        String first = leading(tokens.get(0));
        boolean fits = shape != null && first.length() == shape.cells();
        if (tokens.size() > 1 && first.length() < SHORTEST_WITH_REST && !fits) {
            return new Reading.Found(ofNumbers(tokens, shape));
        }
        Shape actual = Sides.ofCells(first.length(), "characters", shape);
        if (actual.size() > Puzzle.MAX_CHARACTER_VALUE) {
            throw new Complaint("A " + actual.size() + "×" + actual.size() + " puzzle has more values than characters; "
                    + "write " + actual.cells() + " numbers with blanks between, 0 for a blank");
        }
        return ofCharacters(first, actual);
    }

    /**
     * The cells of a line that has its N rows of N characters one after the other, or null. Without a blank among them they
     * may be the marks of N cells.
     */
    private static @Nullable String grouped(String text, @Nullable Shape shape) {
        List<String> lines = TextLines.of(text, 2);
        List<String> rows = lines.size() == 1 ? RowText.tokens(lines.get(0)) : List.of();
        int side = rows.size();
        boolean possible = Sides.isPossible(side, shape) && side >= FEWEST_GROUPS && side <= Puzzle.MAX_CHARACTER_VALUE;
        boolean square = possible;
        for (int i = 0; square && i < side; i++) {
            square = rows.get(i).length() == side && Symbols.areCells(rows.get(i), side, side);
        }
        String cells = square ? String.join("", rows) : "";
        return square && Symbols.hasBlank(cells) ? cells : null;
    }

    /** The columns of a text of one line. */
    private static Columns columns(String text, @Nullable Shape shape) {
        List<String> lines = TextLines.of(text, 2);
        return Columns.of(lines.size() == 1 ? lines.get(0) : "", shape);
    }

    /** The puzzle of a line with the solutions beside it, which may also tell its alphabet. */
    private static Reading.Found ofColumns(Columns columns, @Nullable Shape asked) throws Complaint {
        Columns.Column puzzle = columns.puzzle();
        Shape regions = columns.regions();
        Shape shape = regions != null ? regions : Sides.shape(columns.side(), asked);
        List<String> full = columns.solutions(puzzle);
        AlphabetChoice choice = AlphabetChoice.of(puzzle.text() + String.join("", full), shape.size());
        Reading.Found found = ofCharacters(puzzle.text(), shape, choice);
        List<Grid> solutions = new ArrayList<>();
        for (String text : full) {
            solutions.add(Grid.of(shape, values(text, shape, choice)));
        }
        List<String> warnings = new ArrayList<>(found.warnings());
        warnings.addAll(columns.warnings());
        return new Reading.Found(found.position(), warnings, solutions);
    }

    private static Reading.Found ofCharacters(String text, Shape shape) throws Complaint {
        return ofCharacters(text, shape, AlphabetChoice.of(text.subSequence(0, shape.cells()), shape.size()));
    }

    private static Reading.Found ofCharacters(String text, Shape shape, AlphabetChoice choice) throws Complaint {
        checkNoMap(text, shape);
        Puzzle puzzle = Puzzle.of(shape, values(text, shape, choice)).withAlphabet(choice.alphabet());
        return new Reading.Found(Position.of(puzzle), choice.warnings());
    }

    /** Equal values side by side in the first row are a map of regions, or a typo that the solver will find. */
    private static void checkNoMap(String text, Shape shape) throws Complaint {
        boolean full = shape.size() > 1 && !Symbols.isBlank(text.charAt(0)) && text.charAt(0) == text.charAt(1);
        if (full && RegionMap.ofLine(text.substring(0, shape.cells())) != null) {
            throw new Complaint("These are the regions of a jigsaw and no puzzle; write them in a column behind it");
        }
    }

    private static int[] values(String text, Shape shape, AlphabetChoice choice) throws Complaint {
        int[] values = new int[shape.cells()];
        Boolean plain = null;
        for (int cell = 0; cell < values.length; cell++) {
            char c = text.charAt(cell);
            int value = choice.value(c);
            if (value < 0 || value > shape.size() || c == '?') {
                plain = plain != null ? plain : Symbols.hasPlainBlank(text.substring(0, values.length));
                String token = String.valueOf(c);
                value = plain ? Symbols.number(shape, cell, token) : Symbols.numberOrOdd(shape, cell, token);
            }
            values[cell] = value;
        }
        return values;
    }

    private static Position ofNumbers(List<String> tokens, @Nullable Shape shape) throws Complaint {
        Shape actual = Sides.ofCells(tokens.size(), "values", shape);
        int[] values = new int[actual.cells()];
        for (int cell = 0; cell < values.length; cell++) {
            values[cell] = Symbols.number(actual, cell, tokens.get(cell));
        }
        return Position.of(Puzzle.of(actual, values));
    }

    @Override
    protected String text(Position position) {
        return position.toString();
    }
}
