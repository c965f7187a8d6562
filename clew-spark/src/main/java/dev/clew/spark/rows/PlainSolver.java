package dev.clew.spark.rows;

import dev.clew.core.engine.BulkWorker;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedDeque;
import org.jspecify.annotations.Nullable;

/** Solves the plain puzzles among rows in batches, as the bulk engine wants them. Mutable, for one thread. */
final class PlainSolver {
    /** Enough for the engine to be busy, and little enough to stay in the cache. */
    static final int BATCH = 2048;

    /** Engines warm up over all tasks of an executor. */
    private static final ConcurrentLinkedDeque<BulkWorker> IDLE = new ConcurrentLinkedDeque<>();

    private final byte[] text = new byte[BATCH * BulkWorker.CELLS];
    private final byte[] solutions = new byte[BATCH * BulkWorker.CELLS];
    private final int[] starts = new int[BATCH];
    private final int[] rows = new int[BATCH];

    /** The solutions of rows that are plain lines with exactly one; null for all others. */
    @Nullable
    String[] solve(List<InputRow> batch) {
        int size = 0;
        for (int i = 0; i < batch.size(); i++) {
            if (PlainLine.copy(batch.get(i).text(), text, size * BulkWorker.CELLS)) {
                starts[size] = size * BulkWorker.CELLS;
                rows[size++] = i;
            }
        }
        @Nullable String[] found = new String[batch.size()];
        BulkWorker free = IDLE.poll();
        BulkWorker worker = free == null ? new BulkWorker() : free;
        worker.solve(text, starts, size, solutions, BulkWorker.CELLS);
        for (int i = 0; i < size; i++) {
            if (worker.count(i) == 1) {
                found[rows[i]] =
                        new String(solutions, i * BulkWorker.CELLS, BulkWorker.CELLS, StandardCharsets.ISO_8859_1);
            }
        }
        IDLE.push(worker);
        return found;
    }
}
