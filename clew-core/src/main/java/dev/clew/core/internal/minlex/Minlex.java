package dev.clew.core.internal.minlex;

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
     * @return the way to it, valid until the next call
     */
    public Arrangement minimise(int[] values) {
        lines.load(values);
        if (lines.repeatADigit()) {
            new PlainMinlex(values).minimise(result);
        } else if (lines.areAValidGrid()) {
            gridSearch.minimise(lines, result);
        } else {
            puzzleSearch.minimise(lines, result);
        }
        return result;
    }
}
