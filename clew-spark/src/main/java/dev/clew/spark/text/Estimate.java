package dev.clew.spark.text;

import dev.clew.core.BulkWorker;
import java.nio.charset.StandardCharsets;

/**
 * Tells cheaply whether a puzzle may take long to rate: where the engine has to guess often, techniques have a long way.
 * Mutable, for one thread.
 */
final class Estimate {
    /** With two guesses a rating took about ten times as long as with none, on average, and some took far longer. */
    private static final int MANY_GUESSES = 2;

    private final BulkWorker worker = BulkWorker.on("scalar");
    private final byte[] solution = new byte[BulkWorker.CELLS];
    private final int[] start = {0};

    /** Whether it is better spread over all tasks. */
    boolean isExpensive(String puzzle) {
        byte[] text = puzzle.getBytes(StandardCharsets.UTF_8);
        if (text.length < BulkWorker.CELLS) {
            return false;
        }
        if (!BulkWorker.isPuzzle(text, 0)) {
            return text.length > 2 * BulkWorker.CELLS;
        }
        long before = worker.guesses();
        worker.solve(text, start, 1, solution, BulkWorker.CELLS);
        return worker.guesses() - before >= MANY_GUESSES;
    }
}
