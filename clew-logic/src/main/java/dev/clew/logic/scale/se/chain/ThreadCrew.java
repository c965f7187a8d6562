package dev.clew.logic.scale.se.chain;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.function.Supplier;

/**
 * A number of threads for ratings. When fewer ratings are running than that, the idle threads help with the long
 * scans of the others: the last puzzles of a file, or one hard puzzle alone, keep all threads busy. Thread-safe.
 */
public final class ThreadCrew implements Crew {
    private final Semaphore idle;
    private final ExecutorService helpers = Executors.newCachedThreadPool(ThreadCrew::daemon);

    /** A crew of a size, which is at least 1. */
    public ThreadCrew(int threads) {
        this.idle = new Semaphore(threads);
    }

    private static Thread daemon(Runnable task) {
        Thread thread = new Thread(task, "clew-helper");
        thread.setDaemon(true);
        return thread;
    }

    @Override
    public <T> T rate(Supplier<T> work) {
        boolean counts = idle.tryAcquire();
        try {
            return work.get();
        } finally {
            idle.release(counts ? 1 : 0);
        }
    }

    @Override
    public void share(int tasks, IntFunction<IntConsumer> workers) {
        AtomicInteger next = new AtomicInteger();
        List<Future<?>> hired = new ArrayList<>();
        try {
            while (hired.size() + 1 < tasks && idle.tryAcquire()) {
                IntConsumer worker = workers.apply(hired.size() + 1);
                hired.add(helpers.submit(() -> drain(next, tasks, worker)));
            }
            drain(next, tasks, workers.apply(0));
        } finally {
            next.set(tasks);
            try {
                awaitAll(hired);
            } finally {
                idle.release(hired.size());
            }
        }
    }

    /** Waits for all of them, whatever becomes of each, and then throws what the first one threw. */
    private static void awaitAll(List<Future<?>> helpers) {
        List<IllegalStateException> failures = new ArrayList<>();
        for (Future<?> helper : helpers) {
            try {
                await(helper);
            } catch (IllegalStateException failure) {
                failures.add(failure);
            }
        }
        if (!failures.isEmpty()) {
            throw failures.get(0);
        }
    }

    private static void drain(AtomicInteger next, int tasks, IntConsumer worker) {
        for (int task = next.getAndIncrement(); task < tasks; task = next.getAndIncrement()) {
            worker.accept(task);
        }
    }

    /** Waits even when interrupted, since a helper works on what the caller would use again. */
    private static void await(Future<?> helper) {
        boolean interrupted = false;
        try {
            while (true) {
                try {
                    helper.get();
                    return;
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
