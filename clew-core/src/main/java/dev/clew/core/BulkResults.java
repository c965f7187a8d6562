package dev.clew.core;

import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** What {@link Bulk} found out about a batch, puzzle by puzzle in their order. Immutable and thread-safe. */
public final class BulkResults {
    /** The count of a line that is no puzzle of 81 characters. */
    public static final int UNREADABLE = -1;

    private final byte[] counts;
    private final byte[] solutions;

    /** Results in arrays that nobody changes any more: counts, and 81 characters a puzzle. */
    BulkResults(byte[] counts, byte[] solutions) {
        this.counts = counts;
        this.solutions = solutions;
    }

    /** How many puzzles there were. */
    public int size() {
        return counts.length;
    }

    /** How many solutions a puzzle has: 0, 1, 2 for several, or {@link #UNREADABLE}. */
    public int count(int puzzle) {
        return counts[puzzle];
    }

    /** The only solution of a puzzle as 81 characters, or empty where it has none or several. */
    public Optional<String> solution(int puzzle) {
        return counts[puzzle] == 1
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
        if (counts[puzzle] == 1) {
            System.arraycopy(solutions, puzzle * BulkWorker.CELLS, target, from, BulkWorker.CELLS);
        }
        return counts[puzzle] == 1;
    }
}
