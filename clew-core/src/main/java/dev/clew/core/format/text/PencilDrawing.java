package dev.clew.core.format.text;

import dev.clew.core.Digits;
import dev.clew.core.Puzzle;
import dev.clew.core.Shape;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Draws the candidates of a grid in the usual frame, each column as wide as its widest cell. */
public final class PencilDrawing {
    private final Shape shape;
    private final String[] cells;
    private final int boxColumns;

    private PencilDrawing(Shape shape, Digits[] candidates) {
        this.shape = shape;
        this.cells = new String[candidates.length];
        for (int cell = 0; cell < cells.length; cell++) {
            cells[cell] = text(candidates[cell]);
        }
        this.boxColumns = shape.boxColumns() > 0 ? shape.boxColumns() : shape.size();
    }

    static String draw(Shape shape, Digits[] candidates) {
        return new PencilDrawing(shape, candidates).lines();
    }

    private static String text(Digits candidates) {
        return candidates.isEmpty()
                ? "."
                : candidates.stream()
                        .mapToObj(value -> String.valueOf(Puzzle.character(value)))
                        .collect(Collectors.joining());
    }

    private String lines() {
        int[] widths = new int[shape.size()];
        for (int cell = 0; cell < cells.length; cell++) {
            int column = shape.column(cell);
            widths[column] = Math.max(widths[column], cells[cell].length());
        }
        List<String> lines = new ArrayList<>();
        lines.add(rule(widths, '.', '.', '.'));
        for (int row = 0; row < shape.size(); row++) {
            if (row > 0 && shape.boxRows() > 0 && row % shape.boxRows() == 0) {
                lines.add(rule(widths, ':', '+', ':'));
            }
            lines.add(row(row, widths));
        }
        lines.add(rule(widths, '\'', '\'', '\''));
        return String.join("\n", lines);
    }

    private String row(int row, int[] widths) {
        StringBuilder line = new StringBuilder();
        for (int column = 0; column < shape.size(); column++) {
            String cell = cells[row * shape.size() + column];
            line.append(column % boxColumns == 0 ? "| " : " ");
            line.append(cell).append(" ".repeat(widths[column] - cell.length() + 1));
        }
        return line.append('|').toString();
    }

    private String rule(int[] widths, char left, char middle, char right) {
        StringBuilder line = new StringBuilder().append(left);
        for (int column = 0; column < shape.size(); column++) {
            line.append(column > 0 && column % boxColumns == 0 ? String.valueOf(middle) : "");
            line.append("-".repeat(widths[column] + 2));
        }
        return line.append(right).toString();
    }
}
