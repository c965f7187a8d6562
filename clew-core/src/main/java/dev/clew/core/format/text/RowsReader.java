package dev.clew.core.format.text;

import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.core.Shape;
import dev.clew.core.format.Reading;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads a sheet of rows as a square of cells, one token or one character each, and says what is wrong with its form. */
public final class RowsReader {
    private final Sheet sheet;
    private final @Nullable Shape asked;
    private final boolean spaced;
    private final int side;

    RowsReader(Sheet sheet, @Nullable Shape asked) {
        this.sheet = sheet;
        this.asked = asked;
        this.spaced =
                isSpaced(sheet, asked != null ? asked.size() : sheet.rows().size());
        this.side = spaced ? sheet.usualTokens() : sheet.usualCharacters();
    }

    /** Whether a token is a cell, or else a character: {@code 5 3 . | . 7 .} or {@code 53.|.7.}. */
    private static boolean isSpaced(Sheet sheet, int expected) {
        int tokens = sheet.usualTokens();
        if (tokens == expected || sheet.usualCharacters() == expected) {
            return tokens == expected;
        }
        int length = sheet.first().length();
        boolean chunks = length > 1 && Sheet.areOf(sheet.rows(), length);
        return tokens > 1 && !chunks;
    }

    /** The values as givens. */
    Reading.Found found() throws Complaint {
        Shape shape = shape();
        StringBuilder text = new StringBuilder(shape.cells());
        for (int cell = 0; cell < shape.cells(); cell++) {
            text.append(token(shape, cell));
        }
        boolean characters = text.length() == shape.cells();
        AlphabetChoice choice = AlphabetChoice.of(characters ? text : "", shape.size());
        boolean odd = !Symbols.hasPlainBlank(text);
        if (characters && odd && asked == null && RegionMap.ofLine(text.toString()) != null) {
            throw new Complaint("These are the regions of a jigsaw and no puzzle; write them directly below its grid");
        }
        String strange = characters && odd ? Symbols.strange(text) : "";
        int[] values = new int[shape.cells()];
        for (int cell = 0; cell < values.length; cell++) {
            int value = characters && text.charAt(cell) != '?' ? choice.value(text.charAt(cell)) : -1;
            String token = token(shape, cell);
            values[cell] = value >= 0 && value <= shape.size()
                    ? value
                    : odd && !token.equals(strange)
                            ? Symbols.numberOrOdd(shape, cell, token)
                            : odd ? 0 : Symbols.number(shape, cell, token);
        }
        Puzzle puzzle = Puzzle.of(shape, values).withAlphabet(choice.alphabet());
        return new Reading.Found(Position.of(puzzle), choice.warnings());
    }

    /** What stands in a cell. */
    String token(Shape shape, int cell) {
        Sheet.Row row = sheet.rows().get(shape.row(cell));
        int column = shape.column(cell);
        if (spaced) {
            return row.tokens().get(column);
        }
        return row.tokens().size() == 1
                ? row.tokens().get(0).substring(column, column + 1)
                : row.joined().substring(column, column + 1);
    }

    /** The shape of the square sheet. */
    Shape shape() throws Complaint {
        if (sheet.isEmpty()) {
            throw Complaint.empty();
        }
        int rows = sheet.rows().size();
        if (rows == side || asked != null && rows == asked.size()) {
            Shape shape = Sides.shape(asked != null && side != rows ? asked.size() : side, asked);
            checkRows(shape.size());
            return shape;
        }
        throw wrongNumberOfRows(rows);
    }

    private void checkRows(int needed) throws Complaint {
        List<Sheet.Row> rows = sheet.rows();
        for (int i = 0; i < rows.size(); i++) {
            int length = length(rows.get(i));
            if (length != needed) {
                throw new Complaint(
                        "Row " + (i + 1) + " has " + Sides.count(length, "values") + " but a " + needed + "×"
                                + needed + " grid needs " + needed + "; "
                                + (length < needed ? "was a character lost?" : "is a character too many?"));
            }
        }
    }

    private int length(Sheet.Row row) {
        return spaced ? row.tokens().size() : row.characters();
    }

    private Complaint wrongNumberOfRows(int rows) {
        if (asked == null && (side > Shape.MAX_SIZE || rows > Shape.MAX_SIZE)) {
            return rows > 1 && !spaced && Sides.root(side) > 0
                    ? severalPuzzles(rows)
                    : new Complaint("Row 1 has " + length(sheet.rows().get(0)) + " values and there are "
                            + Sides.count(rows, "rows") + ", but no grid is larger than " + Shape.MAX_SIZE + "×"
                            + Shape.MAX_SIZE + "; leave a blank line between puzzles");
        }
        if (asked == null && rows > 1 && !spaced && side >= LineFormat.SHORTEST_WITH_REST && Sides.root(side) > 0) {
            return severalPuzzles(rows);
        }
        int needed = asked != null ? asked.size() : Math.max(side, 2);
        return new Complaint(Sides.count(rows, "rows") + " of " + Sides.count(side, "values") + " make no "
                + (asked != null ? asked.name() : "square") + " grid; a " + needed + "×" + needed + " grid needs "
                + needed + " rows of " + needed + (side == needed ? ": " + Sides.difference(rows, needed) : ""));
    }

    private Complaint severalPuzzles(int rows) {
        return new Complaint(
                rows + " lines of " + side + " characters are " + rows + " puzzles, not one; give them one at a time");
    }
}
