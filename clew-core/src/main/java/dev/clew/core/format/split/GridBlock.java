package dev.clew.core.format.split;

import dev.clew.core.Digits;
import dev.clew.core.Puzzle;
import dev.clew.core.Shape;
import dev.clew.core.format.FormatCatalog;
import dev.clew.core.format.PuzzleText;
import dev.clew.core.format.text.Sheet;
import dev.clew.core.format.text.Sides;
import dev.clew.core.format.text.Symbols;
import dev.clew.core.format.text.TextLines;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Lines of several tokens or with frames, which belong together until they have N rows. */
public final class GridBlock implements OpenPuzzle {
    /** No grid has more rows; further ones are skipped. */
    private static final int MAX_LINES = 3 * Shape.MAX_SIZE;

    private static final int MAX_TOKENS = Shape.MAX_SIZE + 1;

    /** Fewer cells in a row are part of one, unless such a small grid is asked for. */
    private static final int FEWEST_CELLS = 4;

    private final @Nullable Shape shape;
    private final boolean afterGrid;
    private final List<PuzzleText> lines = new ArrayList<>();
    private final List<Sheet.Row> rows = new ArrayList<>();
    private boolean framed;
    private boolean ruledLast;
    private int rules;
    private int length;

    /**
     * @param afterGrid whether a complete grid stands directly before, to which a rule may belong
     */
    public GridBlock(@Nullable Shape shape, boolean afterGrid) {
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
        rules += rule ? 1 : 0;
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

    /** Whether the number of rows is the length of most rows; a title is not a row, but a row may lack a few cells. */
    private boolean isFull() {
        return isFull(isHeaded() ? rows.subList(1, rows.size()) : rows);
    }

    /** Whether the first row is the head of a table: empty or counting the columns, with the only rule below it. */
    private boolean isHeaded() {
        boolean ruled = rows.size() > 1
                && rules == 1
                && lines.size() > 1
                && TextLines.isRule(lines.get(1).text())
                && TextLines.hasUpright(lines.get(1).text());
        String first = ruled ? rows.get(0).joined() : "";
        return ruled
                && (Symbols.isBlank(first)
                        || TitleLine.countsColumns(String.join(" ", rows.get(0).tokens())));
    }

    private boolean isFull(List<Sheet.Row> rows) {
        if (rows.isEmpty() || rows.size() > Shape.MAX_SIZE) {
            return false;
        }
        int tokens = Sheet.usualTokens(rows);
        boolean chunks = areChunks(rows);
        if (tokens < FEWEST_CELLS && shape == null && !chunks) {
            return false;
        }
        if (!chunks) {
            return tokens == rowsOfAbout(rows, tokens);
        }
        int characters = Sheet.usualCharacters(rows);
        return rows.size() == characters || rows.size() == tokens && tokens >= FEWEST_CELLS && areCells(rows, tokens);
    }

    /** Whether the tokens may be pieces of rows such as {@code 53.|.7.|...}. */
    private static boolean areChunks(List<Sheet.Row> rows) {
        int first =
                rows.get(0).tokens().isEmpty() ? 0 : rows.get(0).tokens().get(0).length();
        return first > 1 && Sheet.areOf(rows, first);
    }

    private static int rowsOfAbout(List<Sheet.Row> rows, int tokens) {
        int slack = Math.max(1, tokens / 4);
        int count = 0;
        for (Sheet.Row row : rows) {
            count += Math.abs(row.tokens().size() - tokens) <= slack ? 1 : 0;
        }
        return count;
    }

    /** Whether each token can be one cell of a grid of that size, a number or marks. */
    private static boolean areCells(List<Sheet.Row> rows, int size) {
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
        boolean line = !framed && side > 1 && shape == null && Shape.hasClassic(side);
        for (int i = 0; line && i < row.tokens().size(); i++) {
            int value = Symbols.number(row.tokens().get(i));
            line = value >= 0 && value <= side;
        }
        return line;
    }

    /** Whether each row is a whole puzzle in numbers; the rows of an empty grid are none. */
    private boolean areNumberLines() {
        boolean lines = !rows.isEmpty();
        boolean empty = isFull();
        for (int i = 0; lines && i < rows.size(); i++) {
            lines = isNumberLine(rows.get(i));
            empty &= Symbols.isBlank(rows.get(i).joined());
        }
        return lines && !empty;
    }

    /** Lines as one text. */
    static PuzzleText joined(List<PuzzleText> lines) {
        StringBuilder text = new StringBuilder();
        for (PuzzleText line : lines) {
            text.append(text.length() == 0 ? "" : "\n").append(line.text());
        }
        return new PuzzleText(lines.get(0).firstLine(), text.toString());
    }

    @Override
    public List<PuzzleText> puzzles() {
        if (afterGrid && rows.isEmpty()) {
            return List.of();
        }
        if (areNumberLines()) {
            return lines;
        }
        return List.of(joined(isHeaded() && isFull() ? lines.subList(2, lines.size()) : lines));
    }
}
