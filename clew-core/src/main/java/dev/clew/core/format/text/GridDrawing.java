package dev.clew.core.format.text;

import dev.clew.core.Alphabet;
import dev.clew.core.Position;
import dev.clew.core.Shape;
import java.util.ArrayList;
import java.util.List;

/**
 * Draws the values of a position: boxes between {@code |} and {@code ---}, jigsaw regions with their outlines, a Latin
 * square without lines.
 */
public final class GridDrawing {
    private final Position position;
    private final Shape shape;
    private final int width;
    /** Whether a value is a character of the puzzle's own alphabet, or else a number. */
    private final boolean characters;

    private GridDrawing(Position position) {
        this.position = position;
        this.shape = position.shape();
        this.characters = position.puzzle().alphabet() != Alphabet.FROM_ONE;
        this.width = characters ? 1 : String.valueOf(shape.size()).length();
    }

    /** The drawing, without a final line break. */
    public static String draw(Position position) {
        GridDrawing drawing = new GridDrawing(position);
        boolean jigsaw = drawing.shape.boxRows() == 0 && drawing.shape.region(0) >= 0;
        return String.join("\n", jigsaw ? drawing.outlined() : drawing.boxed());
    }

    private String cell(int row, int column) {
        int value = position.value(row * shape.size() + column);
        String text = value == 0
                ? "."
                : characters ? String.valueOf(position.puzzle().alphabet().character(value)) : String.valueOf(value);
        return " ".repeat(width - text.length()) + text;
    }

    private List<String> boxed() {
        List<String> lines = new ArrayList<>();
        for (int row = 0; row < shape.size(); row++) {
            String line = boxedRow(row);
            if (row > 0 && shape.boxRows() > 0 && row % shape.boxRows() == 0) {
                lines.add(line.replaceAll("[^|]", "-").replace('|', '+'));
            }
            lines.add(line);
        }
        return lines;
    }

    private String boxedRow(int row) {
        StringBuilder line = new StringBuilder();
        for (int column = 0; column < shape.size(); column++) {
            boolean newBox = column > 0 && shape.boxColumns() > 0 && column % shape.boxColumns() == 0;
            line.append(column == 0 ? "" : newBox ? " | " : " ").append(cell(row, column));
        }
        return line.toString();
    }

    private List<String> outlined() {
        List<String> lines = new ArrayList<>();
        for (int row = 0; row < shape.size(); row++) {
            String rule = row == 0 ? "" : outline(row);
            if (rule.contains("-")) {
                lines.add(rule.stripTrailing());
            }
            StringBuilder line = new StringBuilder();
            for (int column = 0; column < shape.size(); column++) {
                line.append(column == 0 ? "" : differ(row, column - 1, row, column) ? "|" : " ");
                line.append(' ').append(cell(row, column)).append(' ');
            }
            lines.add(line.toString().stripTrailing());
        }
        return lines;
    }

    /** The line above a row: strokes where the regions above and below differ. */
    private String outline(int row) {
        StringBuilder line = new StringBuilder();
        for (int column = 0; column < shape.size(); column++) {
            line.append(column == 0 ? "" : corner(row, column));
            line.append((differ(row - 1, column, row, column) ? "-" : " ").repeat(width + 2));
        }
        return line.toString();
    }

    private String corner(int row, int column) {
        boolean flat = differ(row - 1, column - 1, row, column - 1) || differ(row - 1, column, row, column);
        boolean upright = differ(row - 1, column - 1, row - 1, column) || differ(row, column - 1, row, column);
        return flat ? (upright ? "+" : "-") : upright ? "|" : " ";
    }

    private boolean differ(int row, int column, int otherRow, int otherColumn) {
        return shape.region(row * shape.size() + column) != shape.region(otherRow * shape.size() + otherColumn);
    }
}
