package dev.clew.core.format.code;

import dev.clew.core.format.text.Sides;
import dev.clew.core.format.text.Symbols;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What words and string literals of code mean as cells. */
final class Cells {
    static final String BLANK = ".";

    private static final Set<String> BLANK_WORDS =
            Set.of("null", "NULL", "None", "nil", "Nothing", "undefined", "NA", "NaN", "nan", "empty", "EMPTY");

    private static final String ODD_BLANKS = "?·•";
    private static final int SHORTEST_ROW = 4;

    private Cells() {}

    /** The cell that a word stands for, or null if it is neither a value nor a blank. */
    static @Nullable String ofWord(String word) {
        boolean blank = word.length() == 1 && (ODD_BLANKS.contains(word) || Symbols.isBlank(word))
                || word.equals("-1")
                || word.charAt(0) == '_'
                || BLANK_WORDS.contains(word);
        if (blank) {
            return word.equals("0") ? word : BLANK;
        }
        String figures = figures(word);
        return figures.isEmpty() || figures.length() > 3 ? null : figures;
    }

    /** The number that a literal begins with: {@code 5}, {@code 5u8}, {@code 5L}; empty where it is none. */
    private static String figures(String word) {
        int end = 0;
        while (end < word.length() && word.charAt(end) >= '0' && word.charAt(end) <= '9') {
            end++;
        }
        boolean plain = end == word.length() || "uUiIlL".indexOf(word.charAt(end)) >= 0;
        return plain ? word.substring(0, end) : "";
    }

    /** Whether a word is a name, which may stand for a blank. */
    static boolean isName(String word) {
        return Character.isLetter(word.charAt(0))
                && word.chars().allMatch(c -> c == '_' || Character.isLetterOrDigit(c));
    }

    /** Whether a word is the number of a cell, row or column, or the name of a cell: {@code 12}, {@code A1}. */
    static boolean isPlace(String word) {
        boolean place = !word.isEmpty() && word.length() <= 3 && Character.isLetterOrDigit(word.charAt(0));
        for (int i = 1; place && i < word.length(); i++) {
            place = word.charAt(i) >= '0' && word.charAt(i) <= '9';
        }
        return place && (word.length() > 1 || Character.isDigit(word.charAt(0)));
    }

    /** Whether a place comes directly after another: {@code 3} after {@code 2}, {@code B1} after {@code A9}. */
    static boolean follows(String before, String place) {
        boolean named = Character.isLetter(before.charAt(0));
        if (named != Character.isLetter(place.charAt(0))) {
            return false;
        }
        int from = named ? 1 : 0;
        int number = Integer.parseInt(place.substring(from));
        boolean next = number == Integer.parseInt(before.substring(from)) + 1;
        return named && before.charAt(0) != place.charAt(0)
                ? place.charAt(0) == before.charAt(0) + 1 && number <= 1
                : next;
    }

    /** The cell in a short string literal, or null. */
    static @Nullable String ofLiteral(String literal) {
        String text = literal.strip();
        if (text.isEmpty()) {
            return BLANK;
        }
        boolean letter = text.length() == 1 && Symbols.value(text.charAt(0)) > 0;
        return letter ? "xX".contains(text) ? BLANK : text : text.length() < SHORTEST_ROW ? ofWord(text) : null;
    }

    /** The rows in a longer string literal, several where it has escaped line breaks; empty where it has none. */
    static List<List<String>> rows(String literal) {
        List<List<String>> rows = new ArrayList<>();
        for (String part : literal.replace("\\r", "").split("\\\\n", -1)) {
            String line = part.indexOf('|') >= 0 ? part.replace("|", "") : part;
            if (!line.isBlank()) {
                List<String> cells = characters(line);
                if (cells.size() < SHORTEST_ROW) {
                    return List.of();
                }
                rows.add(cells);
            }
        }
        return rows;
    }

    /** The characters of a line as cells; blanks are between the cells where there are blanks of another kind. */
    private static List<String> characters(String line) {
        boolean dots = line.chars().anyMatch(c -> Symbols.isBlank((char) c) || ODD_BLANKS.indexOf(c) >= 0);
        String text = dots ? line.replace(" ", "") : line;
        int root = Sides.root(text.length());
        int most = root >= SHORTEST_ROW && text.length() > 35 ? root : text.length();
        boolean letters = text.chars()
                .allMatch(c ->
                        Character.isLetter(c) && Character.digit(c, 36) - 9 <= most || !Character.isLetterOrDigit(c));
        List<String> cells = new ArrayList<>();
        for (char c : text.toCharArray()) {
            int value = Symbols.value(c);
            boolean blank = c == ' ' || ODD_BLANKS.indexOf(c) >= 0 || (c == 'x' || c == 'X') && most < 33;
            if (!blank && (value < 0 || value > most && !letters)) {
                return List.of();
            }
            cells.add(blank ? BLANK : String.valueOf(c));
        }
        return cells;
    }
}
