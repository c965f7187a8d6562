package dev.clew.web.work;

import java.util.List;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;

/**
 * Heavy work takes turns: a few jobs run at once, and the one that has had the least time goes first. So a quick one
 * waits no longer than a slice, however many slow ones are there. Only a limited number of jobs is accepted; others are
 * refused at once. Thread-safe.
 *
 * <p>A job that had to stop for others keeps its thread, which sleeps. That is what a switch costs, and it is why the
 * number of jobs is bounded.
 */
public final class Lane implements AutoCloseable {
    private static final long IDLE_SECONDS = 30;

    /** After this long a job lets others go first. */
    static final long SLICE_NANOS = TimeUnit.MILLISECONDS.toNanos(50);

    private final ReentrantLock lock = new ReentrantLock();
    private final PriorityQueue<Job<?>> waiting = new PriorityQueue<>(Job.LEAST_SERVED);
    private final ThreadPoolExecutor threads;
    private final int most;
    private int jobs;
    private int free;
    private long submitted;

    /** A lane with a number of jobs at once and of places to wait; its threads carry the name. */
    public Lane(String name, int atOnce, int places) {
        most = atOnce + places;
        free = atOnce;
        // Twice that, because sending an answer to a slow reader no longer counts as a job.
        threads =
                new ThreadPoolExecutor(0, 2 * most, IDLE_SECONDS, TimeUnit.SECONDS, new SynchronousQueue<>(), work -> {
                    Thread thread = new Thread(work, "clew-" + name);
                    thread.setDaemon(true);
                    return thread;
                });
    }

    /**
     * Takes work in, or nothing where the lane is full.
     *
     * @param end when the work is over, by {@link System#nanoTime()}
     */
    public <T> Optional<Job<T>> submit(long end, Function<Turn, T> work) {
        lock.lock();
        try {
            if (jobs == most || threads.isShutdown()) {
                return Optional.empty();
            }
            jobs++;
            Job<T> job = new Job<>(this, submitted++, end, work);
            waiting.add(job);
            grantTurns();
            return Optional.of(job);
        } finally {
            lock.unlock();
        }
    }

    ReentrantLock lock() {
        return lock;
    }

    /** Gives free turns to those who have had the least time. */
    void grantTurns() {
        while (free > 0 && !waiting.isEmpty()) {
            free -= waiting.remove().grant() ? 1 : 0;
        }
    }

    /** Whether a job that has had less time is waiting. */
    boolean isDue(Job<?> running) {
        Job<?> next = waiting.peek();
        return next != null && Job.LEAST_SERVED.compare(next, running) < 0;
    }

    void takeBackTurn() {
        free++;
        grantTurns();
    }

    void await(Job<?> job) {
        waiting.add(job);
    }

    boolean stopAwaiting(Job<?> job) {
        return waiting.remove(job);
    }

    void leave() {
        jobs--;
    }

    /** Starts the thread of a job; false where there is none left. */
    boolean start(Runnable job) {
        try {
            threads.execute(job);
            return true;
        } catch (RejectedExecutionException full) {
            return false;
        }
    }

    /** Takes no more work; what runs is called off, what waits is dropped. */
    @Override
    public void close() {
        threads.shutdownNow();
        List<Job<?>> left;
        lock.lock();
        try {
            left = List.copyOf(waiting);
        } finally {
            lock.unlock();
        }
        left.forEach(Job::cancel);
    }
}
