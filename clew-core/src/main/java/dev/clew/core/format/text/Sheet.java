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
        public int characters() {
            return tokens.stream().mapToInt(String::length).sum();
        }

        public String joined() {
            return String.join("", tokens);
        }
    }

    public static Sheet of(String text) {
        List<String> lines = TextLines.of(text, MAX_ROWS);
        if (isCompact(lines)) {
            return new Sheet(lines.stream().map(line -> new Row(List.of(line))).toList(), false, false);
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
        return (lines.size() == 1 || lines.size() == length)
                && lines.stream()
                        .allMatch(line ->
                                line.length() == length && Symbols.areCells(line, length, Puzzle.MAX_CHARACTER_VALUE))
                && (lines.stream().noneMatch(TextLines::isStrokes)
                        || lines.stream().allMatch(TextLines::mayHaveStrokes));
    }

    public boolean isEmpty() {
        return rows.stream().allMatch(row -> row.tokens().isEmpty());
    }

    /** The first token of all, or an empty text. */
    String first() {
        return isEmpty() || rows.get(0).tokens().isEmpty()
                ? ""
                : rows.get(0).tokens().get(0);
    }

    /** Whether there are about as many rows as most of them have cells. */
    public boolean isNearlySquare() {
        return Math.abs(rows.size() - usualTokens()) <= 1 || Math.abs(rows.size() - usualCharacters()) <= 1;
    }

    /** How many tokens most rows have. */
    int usualTokens() {
        return usual(rows.stream().map(row -> row.tokens().size()).toList());
    }

    /** How many characters most rows have. */
    int usualCharacters() {
        return usual(rows.stream().map(Row::characters).toList());
    }

    /** The number that comes most often; of equally frequent ones the larger. */
    public static int usual(List<Integer> numbers) {
        Map<Integer, Integer> counts = new HashMap<>();
        int usual = 0;
        for (int number : numbers) {
            int count = counts.merge(number, 1, Integer::sum);
            int best = counts.getOrDefault(usual, 0);
            usual = count > best || count == best && number > usual ? number : usual;
        }
        return usual;
    }
}
