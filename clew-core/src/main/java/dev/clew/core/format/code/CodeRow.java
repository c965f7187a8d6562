package dev.clew.core.format.code;

import dev.clew.core.Shape;
import dev.clew.core.format.text.Sides;
import dev.clew.core.format.text.Symbols;
import java.util.List;

/**
 * The cells of one list or string literal. Immutable.
 *
 * @param number the line that it ends on
 * @param cells one token a cell, {@code .} for a blank
 * @param named whether some blanks are names such as Prolog's variables, which a pattern without values has as well
 */
public record CodeRow(long number, List<String> cells, boolean named) {
    /** Copies the list. */
    public CodeRow {
        cells = List.copyOf(cells);
    }

    /** How many cells the row has. */
    public int length() {
        return cells.size();
    }

    /** The cells with blanks between. */
    public String text() {
        return String.join(" ", cells);
    }

    /** Whether the cells may be a whole grid rather than one row of a larger one. */
    public boolean isWhole() {
        int side = Sides.root(length());
        return side >= 4 && Shape.hasClassic(side) && fits(side) && !isEmpty();
    }

    /** Whether no cell has a value above the size. */
    public boolean fits(int size) {
        return cells.stream().allMatch(cell -> {
            int value = Symbols.number(cell);
            return value >= 0 && value <= size;
        });
    }

    /** Whether all cells are blank. */
    public boolean isEmpty() {
        return cells.stream().allMatch(Symbols::isBlank);
    }
}
