package dev.clew.core.format.split;

import dev.clew.core.Shape;
import dev.clew.core.format.text.RowText;
import dev.clew.core.format.text.Symbols;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** What may be next to a grid without being part of it: {@code Grid 01}, {@code 95}, {@code id,puzzle,solution}. */
final class TitleLine {
    private static final int SHORTEST = 3;
    private static final int FEWEST_COLUMNS = 4;

    private TitleLine() {}

    /** The rows and columns of boxes; a class of its own, for compiling a pattern takes milliseconds of every start. */
    private static final class Boxes {
        /** Two numbers, with a name before them or not: {@code 2 3}, {@code 4, 4}, {@code QUAD=2x2}. */
        private static final Pattern LINE =
                Pattern.compile("(?:[\\p{L}_ ]+[=:])?\\s*(\\d{1,2})\\s*[xX×,; ]\\s*(\\d{1,2})");

        private Boxes() {}
    }

    /** The rows and columns that a line gives; null if it gives none. */
    private static @Nullable MatchResult boxesOf(String line) {
        String text = line.strip();
        boolean number = !text.isEmpty() && Character.isDigit(text.charAt(text.length() - 1));
        Matcher matcher = number ? Boxes.LINE.matcher(text) : null;
        return matcher != null && matcher.matches() ? matcher : null;
    }

    /** Whether a line is too short to be a puzzle that was mistyped, has too few characters of one, or tells the boxes. */
    static boolean isTitle(String line) {
        if (boxesOf(line) != null) {
            return true;
        }
        int cells = 0;
        int others = 0;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (isCell(line, i)) {
                cells++;
            } else if (!Character.isWhitespace(c)) {
                others++;
            }
        }
        return line.strip().length() <= SHORTEST || cells < others;
    }

    private static boolean isCell(String line, int at) {
        char c = line.charAt(at);
        boolean cross = (c == 'x' || c == 'X') && !isLetter(line, at - 1) && !isLetter(line, at + 1);
        return c >= '1' && c <= '9' || Symbols.isBlank(c) || cross;
    }

    private static boolean isLetter(String line, int at) {
        return at >= 0
                && at < line.length()
                && Character.isLetter(line.charAt(at))
                && "xX".indexOf(line.charAt(at)) < 0;
    }

    /** Whether the line is the size of a grid, or that of its boxes, and nothing else. */
    static boolean isSize(String line) {
        String text = line.strip();
        return !text.isEmpty() && text.length() <= 2 && Symbols.isNumber(text) || boxesOf(text) != null;
    }

    /** Whether the line counts the columns of a grid below it: {@code 1 2 3}, {@code A B C}. */
    static boolean countsColumns(String line) {
        List<String> tokens = RowText.tokens(line);
        for (int i = 0; i < tokens.size(); i++) {
            String name = tokens.get(i);
            boolean counts = name.equals(String.valueOf(i + 1)) || name.equals(String.valueOf(i));
            if (!counts && !name.equalsIgnoreCase(String.valueOf((char) ('A' + i)))) {
                return false;
            }
        }
        return tokens.size() >= FEWEST_COLUMNS;
    }

    /** The shape of a grid below a line with the rows and columns of its boxes; null where the line does not say it. */
    static @Nullable Shape boxes(String line, int size) {
        MatchResult told = boxesOf(line);
        if (told == null) {
            return null;
        }
        int rows = Integer.parseInt(told.group(1));
        int columns = Integer.parseInt(told.group(2));
        return rows * columns == size && rows > 1 && columns > 1 ? Shape.boxes(rows, columns) : null;
    }
}
