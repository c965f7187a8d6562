package dev.clew.core.format.text;

import dev.clew.core.Puzzle;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A text as rows of tokens: comments, blank lines and frames are taken away.
 *
 * @param framed whether there was a frame
 * @param penciled whether the frame was that of pencil marks, whose corners are dots and apostrophes
 */
public record Sheet(List<Row> rows, boolean framed, boolean penciled) {
    /** More rows or tokens than any puzzle has are not looked at. */
    private static final int MAX_ROWS = 256;

    private static final int MAX_TOKENS = 20_000;

    /** A row of tokens. */
    public record Row(List<String> tokens) {
        /** Whether all tokens are of that length. */
        public boolean isOf(int length) {
            for (String token : tokens) {
                if (token.length() != length) {
                    return false;
                }
            }
            return true;
        }

        public int characters() {
            int characters = 0;
            for (String token : tokens) {
                characters += token.length();
            }
            return characters;
        }

        public String joined() {
            return String.join("", tokens);
        }
    }

    public static Sheet of(String text) {
        List<String> lines = TextLines.of(text, MAX_ROWS);
        if (isCompact(lines)) {
            List<Row> rows = new ArrayList<>();
            for (String line : lines) {
                rows.add(new Row(List.of(line)));
            }
            return new Sheet(List.copyOf(rows), false, false);
        }
        List<Row> rows = new ArrayList<>();
        boolean framed = false;
        boolean penciled = false;
        int room = MAX_TOKENS;
        for (String line : lines) {
            if (TextLines.isRule(line)) {
                framed = true;
                penciled |= line.startsWith(".") || line.startsWith("'");
                continue;
            }
            framed |= TextLines.hasUpright(line);
            Row row = new Row(TextLines.tokens(line, room));
            room -= row.tokens().size();
            rows.add(row);
        }
        return new Sheet(List.copyOf(rows), framed, penciled);
    }

    /** One line of cells, or N lines of N: strokes in them are blanks and no frame. */
    private static boolean isCompact(List<String> lines) {
        int length = lines.isEmpty() ? 0 : lines.get(0).length();
        boolean compact = lines.size() == 1 || lines.size() == length;
        boolean strokes = false;
        boolean mayHaveStrokes = true;
        for (int i = 0; compact && i < lines.size(); i++) {
            String line = lines.get(i);
            compact = line.length() == length && Symbols.areCells(line, length, Puzzle.MAX_CHARACTER_VALUE);
            strokes |= TextLines.isStrokes(line);
            mayHaveStrokes &= TextLines.mayHaveStrokes(line);
        }
        return compact && (!strokes || mayHaveStrokes);
    }

    /** Whether all tokens of all rows are of that length. */
    public static boolean areOf(List<Row> rows, int length) {
        for (Row row : rows) {
            if (!row.isOf(length)) {
                return false;
            }
        }
        return true;
    }

    public boolean isEmpty() {
        for (Row row : rows) {
            if (!row.tokens().isEmpty()) {
                return false;
            }
        }
        return true;
    }

    /** The first token of all, or an empty text. */
    String first() {
        return isEmpty() || rows.get(0).tokens().isEmpty()
                ? ""
                : rows.get(0).tokens().get(0);
    }

    /** Whether the number of rows is about the length of most of them. */
    public boolean isNearlySquare() {
        return Math.abs(rows.size() - usualTokens()) <= 1 || Math.abs(rows.size() - usualCharacters()) <= 1;
    }

    /** How many tokens most rows have. */
    int usualTokens() {
        return usualTokens(rows);
    }

    /** How many characters most rows have. */
    int usualCharacters() {
        return usualCharacters(rows);
    }

    /** How many tokens most of the rows have. */
    public static int usualTokens(List<Row> rows) {
        List<Integer> numbers = new ArrayList<>();
        for (Row row : rows) {
            numbers.add(row.tokens().size());
        }
        return usual(numbers);
    }

    /** How many characters most of the rows have. */
    public static int usualCharacters(List<Row> rows) {
        List<Integer> numbers = new ArrayList<>();
        for (Row row : rows) {
            numbers.add(row.characters());
        }
        return usual(numbers);
    }

    private static int count(Map<Integer, Integer> counts, int number) {
        int count = counts.getOrDefault(number, 0) + 1;
        counts.put(number, count);
        return count;
    }

    /** The number that comes most often; of equally frequent ones the larger. */
    public static int usual(List<Integer> numbers) {
        Map<Integer, Integer> counts = new HashMap<>();
        int usual = 0;
        for (int number : numbers) {
            int count = count(counts, number);
            int best = counts.getOrDefault(usual, 0);
            usual = count > best || count == best && number > usual ? number : usual;
        }
        return usual;
    }
}
