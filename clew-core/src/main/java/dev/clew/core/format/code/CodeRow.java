package dev.clew.core.format.code;

import dev.clew.core.Shape;
import dev.clew.core.format.text.Sides;
import dev.clew.core.format.text.Symbols;
import java.util.ArrayList;
import java.util.List;

/**
 * The cells of one list or string literal. Immutable.
 *
 * @param number the line that it ends on
 * @param cells one token a cell, {@code .} for a blank
 * @param named whether some blanks are names such as Prolog's variables, which a pattern without values has as well
 */
public record CodeRow(long number, List<String> cells, boolean named) {
    /** Fewer numbers in their order are more likely cells. */
    private static final int FEWEST_COLUMNS = 6;

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

    /** Whether a cell is blank. */
    public boolean isBlank(int at) {
        return Symbols.isBlank(cells.get(at));
    }

    /** The row without one of its cells. */
    public CodeRow without(int at) {
        List<String> rest = new ArrayList<>(cells);
        rest.remove(at);
        return new CodeRow(number, rest, named);
    }

    /** Whether the cells are the numbers of columns, from 0 or from 1. */
    public boolean counts() {
        return countsFrom(0) || countsFrom(1);
    }

    /** Whether the cells are the numbers of columns from 0; as values they would be a blank and then all but one. */
    public boolean countsFromZero() {
        return length() >= FEWEST_COLUMNS && countsFrom(0);
    }

    private boolean countsFrom(int first) {
        for (int i = 0; i < cells.size(); i++) {
            if (!cells.get(i).equals(String.valueOf(i + first))) {
                return false;
            }
        }
        return true;
    }

    /** Whether the first cell is the number of a row of a table whose numbers begin with that one. */
    public boolean isLabelled(int row, String first) {
        return cells.get(0).equals(String.valueOf(row - (first.equals("0") ? 1 : 0)));
    }

    /** Whether all cells are blank. */
    public boolean isEmpty() {
        return cells.stream().allMatch(Symbols::isBlank);
    }
}
