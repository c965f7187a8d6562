package dev.clew.core.format;

import dev.clew.core.Digits;
import dev.clew.core.Puzzle;
import dev.clew.core.Shape;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Lines of several tokens or with frames, which belong together until they have N rows. */
final class GridBlock implements OpenPuzzle {
    /** No grid has so many rows; further ones are passed over. */
    private static final int MAX_LINES = 3 * Shape.MAX_SIZE;

    private static final int MAX_TOKENS = Shape.MAX_SIZE + 1;

    private final @Nullable Shape shape;
    private final boolean afterGrid;
    private final List<PuzzleText> lines = new ArrayList<>();
    private final List<Sheet.Row> rows = new ArrayList<>();
    private boolean framed;
    private boolean ruledLast;
    private int length;

    /**
     * @param afterGrid whether a complete grid stands directly before, to which a rule may belong
     */
    GridBlock(@Nullable Shape shape, boolean afterGrid) {
        this.shape = shape;
        this.afterGrid = afterGrid;
    }

    @Override
    public boolean accepts(String line) {
        if (TextLines.isRule(line)) {
            return true;
        }
        boolean waitsForRule = isFull() && beginsWithRule();
        return !waitsForRule && !TextLines.isToken(line) && fitsNumberLines(line);
    }

    /** Lines of N² numbers are whole puzzles, which do not mix with rows of another length. */
    private boolean fitsNumberLines(String line) {
        if (rows.isEmpty()) {
            return true;
        }
        Sheet.Row row = row(line);
        Sheet.Row last = rows.get(rows.size() - 1);
        return row.tokens().size() == last.tokens().size() || !isNumberLine(row) && !isNumberLine(last);
    }

    private static Sheet.Row row(String line) {
        return new Sheet.Row(TextLines.tokens(line, MAX_TOKENS));
    }

    @Override
    public void add(long number, String line) {
        boolean rule = TextLines.isRule(line);
        ruledLast = rule;
        framed |= rule || TextLines.hasUpright(line);
        length += line.length() + 1;
        if (lines.size() < MAX_LINES && (lines.isEmpty() || length <= FormatCatalog.MAX_TEXT)) {
            lines.add(new PuzzleText(number, line));
            if (!rule) {
                rows.add(row(line));
            }
        }
    }

    private boolean beginsWithRule() {
        return !lines.isEmpty() && TextLines.isRule(lines.get(0).text());
    }

    /** A grid that began with a rule ends with one. */
    @Override
    public boolean isComplete() {
        return isFull() && (ruledLast || !beginsWithRule());
    }

    /** Whether there are as many rows as most rows have cells; a title is no row, but a row may lack a few cells. */
    private boolean isFull() {
        if (rows.isEmpty() || rows.size() > Shape.MAX_SIZE) {
            return false;
        }
        int tokens = Sheet.usual(rows.stream().map(row -> row.tokens().size()).toList());
        if (!areChunks()) {
            int slack = Math.max(1, tokens / 4);
            return tokens
                    == rows.stream()
                            .filter(row -> Math.abs(row.tokens().size() - tokens) <= slack)
                            .count();
        }
        int characters = Sheet.usual(rows.stream().map(Sheet.Row::characters).toList());
        return rows.size() == characters || rows.size() == tokens && areCells(tokens);
    }

    /** Whether the tokens may be pieces of rows such as {@code 53.|.7.|...}. */
    private boolean areChunks() {
        int first =
                rows.get(0).tokens().isEmpty() ? 0 : rows.get(0).tokens().get(0).length();
        return first > 1
                && rows.stream().allMatch(row -> row.tokens().stream().allMatch(token -> token.length() == first));
    }

    /** Whether each token can be one cell of a grid of that size, a number or marks. */
    private boolean areCells(int size) {
        int width = String.valueOf(size).length();
        return rows.stream()
                .flatMap(row -> row.tokens().stream())
                .allMatch(token -> token.length() == width && Symbols.isNumber(token) && Symbols.number(token) <= size
                        || areMarks(token, size));
    }

    private static boolean areMarks(String token, int size) {
        Digits marks = Digits.NONE;
        for (char c : token.toCharArray()) {
            int value = Symbols.value(c);
            if (value < 1 || value > size || size > Puzzle.MAX_CHARACTER_VALUE || marks.contains(value)) {
                return false;
            }
            marks = marks.with(value);
        }
        return true;
    }

    private boolean isNumberLine(Sheet.Row row) {
        int side = Sides.root(row.tokens().size());
        return !framed
                && side > 1
                && shape == null
                && Shape.hasClassic(side)
                && row.tokens().stream().allMatch(token -> {
                    int value = Symbols.number(token);
                    return value >= 0 && value <= side;
                });
    }

    @Override
    public List<PuzzleText> puzzles() {
        if (afterGrid && rows.isEmpty()) {
            return List.of();
        }
        boolean emptyGrid =
                isFull() && rows.stream().allMatch(row -> row.tokens().stream().allMatch(Symbols::isBlank));
        if (!rows.isEmpty() && !emptyGrid && rows.stream().allMatch(this::isNumberLine)) {
            return lines;
        }
        String text = String.join("\n", lines.stream().map(PuzzleText::text).toList());
        return List.of(new PuzzleText(lines.get(0).firstLine(), text));
    }
}
