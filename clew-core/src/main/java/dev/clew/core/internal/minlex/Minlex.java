package dev.clew.core.internal.minlex;

import dev.clew.core.Budget;
import org.jspecify.annotations.Nullable;

/**
 * Finds the smallest form of a 9×9 puzzle, read as a number of 81 digits with 0 for a blank, over all moves of the cells
 * and all names of the digits. Keeps its memory from puzzle to puzzle; not thread-safe.
 */
public final class Minlex {
    private final Lines lines = new Lines();
    private final Arrangement result = new Arrangement();
    private final PuzzleSearch puzzleSearch = new PuzzleSearch();
    private final GridSearch gridSearch = new GridSearch();

    /**
     * Finds the smallest form.
     *
     * @param values 81 values from 0 to 9
     * @param meter what it may cost
     * @return the way to it, valid until the next call; null when the budget ends before that
     */
    public @Nullable Arrangement minimise(int[] values, Budget.Meter meter) {
        lines.load(values);
        if (lines.repeatADigit()) {
            return new PlainMinlex(values).minimise(result, meter) ? result : null;
        }
        if (lines.areAValidGrid()) {
            // It takes microseconds whatever the grid.
            gridSearch.minimise(lines, result);
            return meter.spend() ? result : null;
        }
        return puzzleSearch.minimise(lines, result, meter) ? result : null;
    }
}
