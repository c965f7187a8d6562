package dev.clew.core;

import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.Optional;

/** What {@link Bulk} found out about a batch, puzzle by puzzle in their order. Immutable and thread-safe. */
public final class BulkResults {
    /** The count of a line that is no puzzle of 81 characters. */
    public static final int UNREADABLE = -1;

    private final int size;
    private final byte[] counts;
    private final byte[] solutions;

    /**
     * Results in arrays that nobody changes as long as anybody looks at them: counts, and 81 characters a puzzle.
     *
     * @param size how many puzzles there are; the arrays may have room for more
     */
    BulkResults(int size, byte[] counts, byte[] solutions) {
        this.size = size;
        this.counts = counts;
        this.solutions = solutions;
    }

    /** How many puzzles there were. */
    public int size() {
        return size;
    }

    /** How many solutions a puzzle has: 0, 1, 2 for several, or {@link #UNREADABLE}. */
    public int count(int puzzle) {
        return counts[Objects.checkIndex(puzzle, size)];
    }

    /** The only solution of a puzzle as 81 characters, or empty where it has none or several. */
    public Optional<String> solution(int puzzle) {
        return count(puzzle) == 1
                ? Optional.of(
                        new String(solutions, puzzle * BulkWorker.CELLS, BulkWorker.CELLS, StandardCharsets.ISO_8859_1))
                : Optional.empty();
    }

    /**
     * Writes the only solution of a puzzle as 81 characters into an array, without an object on the way.
     *
     * @return whether there is one; else the array stays as it is
     */
    public boolean copySolution(int puzzle, byte[] target, int from) {
        boolean unique = count(puzzle) == 1;
        if (unique) {
            System.arraycopy(solutions, puzzle * BulkWorker.CELLS, target, from, BulkWorker.CELLS);
        }
        return unique;
    }
}
