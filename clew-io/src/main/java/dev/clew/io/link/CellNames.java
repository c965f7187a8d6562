package dev.clew.io.link;

import dev.clew.core.CellSet;
import dev.clew.core.json.JsonValue;
import org.jspecify.annotations.Nullable;

/** Cells as f-puzzles names them: {@code R2C3}. */
final class CellNames {
    private CellNames() {}

    static String name(int cell, int size) {
        return "R" + (cell / size + 1) + "C" + (cell % size + 1);
    }

    /** The cells in an array of names; what names none is left out. */
    static CellSet cells(@Nullable JsonValue names, int size) {
        CellSet cells = CellSet.of(size);
        for (JsonValue name : Json.items(names)) {
            int cell = cell(Json.text(name), size);
            cells = cell < 0 ? cells : cells.with(cell);
        }
        return cells;
    }

    private static int cell(String name, int size) {
        int middle = name.indexOf('C');
        if (middle < 2 || name.charAt(0) != 'R') {
            return -1;
        }
        int row = number(name.substring(1, middle));
        int column = number(name.substring(middle + 1));
        return row < 1 || row > size || column < 1 || column > size ? -1 : (row - 1) * size + column - 1;
    }

    private static int number(String figures) {
        int number = figures.isEmpty() || figures.length() > 3 ? -1 : 0;
        for (int i = 0; number >= 0 && i < figures.length(); i++) {
            int figure = figures.charAt(i) - '0';
            number = figure < 0 || figure > 9 ? -1 : 10 * number + figure;
        }
        return number;
    }
}
