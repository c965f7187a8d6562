package dev.clew.core.format;

import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.core.Shape;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * One line of N² characters, or of N² numbers with blanks between. What follows the characters on their line after a
 * blank or a comma is ignored.
 */
final class LineFormat extends TextFormat {
    /** A first token from this length on is meant as a whole puzzle, whatever follows it. */
    static final int SHORTEST_WITH_REST = 16;

    private static final int COMMON_LENGTH = 81;

    LineFormat() {
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
        return sheet.rows().size() == 1 && !sheet.framed();
    }

    /** Whether the text begins with a 9×9 puzzle in 81 characters: the case that must be cheap. */
    static boolean isCommon(String line) {
        return line.length() >= COMMON_LENGTH
                && (line.length() == COMMON_LENGTH || isEnd(line.charAt(COMMON_LENGTH)))
                && isOneLine(line)
                && Symbols.areCells(line, COMMON_LENGTH, 9)
                && !isWideRule(line)
                && !(line.length() > COMMON_LENGTH && line.charAt(COMMON_LENGTH) == ',' && CsvFormat.hasShape(line));
    }

    /** Whether the line is the rule of a frame that happens to be 81 wide; strokes alone are an empty grid. */
    private static boolean isWideRule(String line) {
        return line.charAt(1) == '-' && line.charAt(2) == '-' && TextLines.isRule(line) && !TextLines.isStrokes(line);
    }

    private static boolean isOneLine(String line) {
        return line.length() == COMMON_LENGTH || line.indexOf('\n') < 0 && line.indexOf('\r') < 0;
    }

    private static boolean isEnd(char c) {
        return TextLines.isSpace(c) || c == ',' || c == ';';
    }

    /** The puzzle in a token that may go on after a comma, or after a colon as in {@code puzzle:1:solution}. */
    static String leading(String token) {
        for (int i = SHORTEST_WITH_REST; i < token.length(); i++) {
            if (isEnd(token.charAt(i)) || token.charAt(i) == ':') {
                return token.substring(0, i);
            }
        }
        return token;
    }

    @Override
    Reading.Found found(String text, @Nullable Shape shape) throws Complaint {
        Reading.Found found = foundCells(text, shape);
        List<String> warnings = new ArrayList<>(found.warnings());
        if (!isCommon(text)) {
            HodokuFormat.deletion(found.position(), lastField(text))
                    .ifPresent(deletion -> warnings.add(
                            ":" + lastField(text) + " is taken for a remark, not for the deleted candidate " + deletion
                                    + "; write :0000:x:grid:" + lastField(text) + ":: to delete it"));
        }
        return warnings.isEmpty() ? found : new Reading.Found(found.position(), List.copyOf(warnings));
    }

    /** What follows the only colon of a line. */
    private static String lastField(String text) {
        List<String> lines = TextLines.of(text, 1);
        int colon = lines.isEmpty() ? -1 : lines.get(0).indexOf(':');
        return colon < 0 ? "" : lines.get(0).substring(colon + 1).strip();
    }

    @Override
    Position position(String text, @Nullable Shape shape) throws Complaint {
        return foundCells(text, shape).position();
    }

    private static Reading.Found foundCells(String text, @Nullable Shape shape) throws Complaint {
        if (isCommon(text) && (shape == null || shape.size() == 9)) {
            return ofCharacters(text, shape == null ? Shape.CLASSIC_9 : shape);
        }
        Sheet sheet = Sheet.of(text);
        if (sheet.isEmpty()) {
            throw FormatCatalog.empty();
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

    private static Reading.Found ofCharacters(String text, Shape shape) throws Complaint {
        AlphabetChoice choice = AlphabetChoice.of(text.subSequence(0, shape.cells()), shape.size());
        int[] values = new int[shape.cells()];
        for (int cell = 0; cell < values.length; cell++) {
            int value = choice.value(text.charAt(cell));
            values[cell] = value >= 0 && value <= shape.size()
                    ? value
                    : Symbols.number(shape, cell, text.substring(cell, cell + 1));
        }
        Puzzle puzzle = Puzzle.of(shape, values).withAlphabet(choice.alphabet());
        return new Reading.Found(Position.of(puzzle), choice.warnings());
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
    String text(Position position) {
        return position.toString();
    }
}
