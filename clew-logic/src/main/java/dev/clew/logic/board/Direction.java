package dev.clew.logic.board;

import dev.clew.core.HouseKind;

/**
 * One of the two ways to look at a grid: along its rows or along its columns. Immutable; the arrays are not to be written
 * to.
 *
 * @param lines the rows, or the columns
 * @param crossing the lines across
 * @param lineOf which of the lines a cell lies in
 * @param placeOf which of the lines across it lies in
 * @since 0.2.0
 */
public record Direction(int[] lines, int[] crossing, int[] lineOf, int[] placeOf) {
    static Direction along(Geometry geometry, HouseKind kind, HouseKind across) {
        int[] lines = geometry.houses(kind);
        int[] crossing = geometry.houses(across);
        return new Direction(lines, crossing, lineOf(geometry, lines), lineOf(geometry, crossing));
    }

    private static int[] lineOf(Geometry geometry, int[] lines) {
        int[] lineOf = new int[geometry.cells()];
        for (int i = 0; i < lines.length; i++) {
            for (int position = 0; position < geometry.size(); position++) {
                lineOf[geometry.cellAt(lines[i], position)] = i;
            }
        }
        return lineOf;
    }
}
