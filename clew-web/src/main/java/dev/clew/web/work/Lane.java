package dev.clew.web.work;

import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/**
 * A few threads for heavy work and a short queue before them; who finds it full is sent away at once. Thread-safe.
 */
public final class Lane implements AutoCloseable {
    private static final long IDLE_SECONDS = 30;

    private final ThreadPoolExecutor threads;

    /** A lane with so many workers and places to wait; its threads carry the name. */
    public Lane(String name, int workers, int places) {
        threads = new ThreadPoolExecutor(
                workers, workers, IDLE_SECONDS, TimeUnit.SECONDS, new ArrayBlockingQueue<>(places), work -> {
                    Thread thread = new Thread(work, "clew-" + name);
                    thread.setDaemon(true);
                    return thread;
                });
        threads.allowCoreThreadTimeOut(true);
    }

    /** Takes work in, or nothing where the lane is full. */
    public <T> Optional<CompletableFuture<T>> submit(Supplier<T> work) {
        try {
            return Optional.of(CompletableFuture.supplyAsync(work, threads));
        } catch (RejectedExecutionException full) {
            return Optional.empty();
        }
    }

    /** Takes no more work; what runs may end, what waits is dropped. */
    @Override
    public void close() {
        threads.shutdownNow();
    }
}
