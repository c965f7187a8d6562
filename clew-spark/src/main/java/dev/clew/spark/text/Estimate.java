package dev.clew.spark.text;

import dev.clew.core.engine.BulkWorker;
import java.nio.charset.StandardCharsets;

/**
 * Tells cheaply whether a puzzle may take long to rate: where the engine has to guess often, techniques have a long way.
 * Mutable, for one thread.
 */
public final class Estimate {
    /** With two guesses a rating took about ten times as long as with none, on average, and some took far longer. */
    public static final long MANY = 2;

    private final BulkWorker worker = BulkWorker.on("scalar");
    private final byte[] solution = new byte[BulkWorker.CELLS];
    private final int[] start = {0};

    /** How often the engine has to guess; for grids above 9×9 just the length of the text, which is more. */
    public long guesses(String puzzle) {
        byte[] text = puzzle.getBytes(StandardCharsets.UTF_8);
        if (text.length < BulkWorker.CELLS || !BulkWorker.isPuzzle(text, 0)) {
            return text.length > 2 * BulkWorker.CELLS ? text.length : 0;
        }
        long before = worker.guesses();
        worker.solve(text, start, 1, solution, BulkWorker.CELLS);
        return worker.guesses() - before;
    }
}
