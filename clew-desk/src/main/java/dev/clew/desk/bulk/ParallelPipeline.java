package dev.clew.desk.bulk;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.FutureTask;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The part of {@link OrderedPipeline} with threads. Mutable, for one run.
 *
 * <pre>
 * source → feeder thread → chunks → worker threads
 *                            └───── queue of chunks, in order ─────→ calling thread → sink
 * </pre>
 *
 * <p>The queue is bounded, in chunks and in the memory that they hold: it stays the same for a file of any length. All
 * threads are daemons, because a feeder that waits for standard input cannot be woken.
 */
final class ParallelPipeline<T extends Piece, R> {
    /** About a hundred 9×9 puzzles; chunks begin small, so that a short file still uses every thread. */
    private static final int LARGEST_CHUNK = 1 << 13;

    private static final int CHUNKS_PER_THREAD = 8;

    /** Three blocks: one that is worked on, one that waits for that, and one that waits for its turn to be written. */
    private static final long ROOM_PER_THREAD = 3L * Buffers.SIZE;

    private final Iterator<T> source;
    private final Function<T, R> work;
    private final OrderedPipeline.Sink<R> sink;
    private final ExecutorService workers;
    private final BlockingQueue<Chunk> inOrder;
    private final int threads;
    private final int mostRoom;
    private final Semaphore room;
    /** How many chunks are unfinished. */
    private final AtomicInteger unfinished = new AtomicInteger();

    private List<T> collected = new ArrayList<>();
    private int collectedCharacters;
    private int collectedRoom;
    private long dispatchedCharacters;

    ParallelPipeline(Iterator<T> source, Function<T, R> work, OrderedPipeline.Sink<R> sink, int threads) {
        this.source = source;
        this.work = work;
        this.sink = sink;
        this.workers = Executors.newFixedThreadPool(threads, task -> daemon(task, "clew-worker"));
        this.inOrder = new ArrayBlockingQueue<>(threads * CHUNKS_PER_THREAD);
        this.threads = threads;
        this.mostRoom = (int) Math.min(Integer.MAX_VALUE, threads * ROOM_PER_THREAD);
        this.room = new Semaphore(mostRoom);
    }

    private static Thread daemon(Runnable task, String name) {
        Thread thread = new Thread(task, name);
        thread.setDaemon(true);
        return thread;
    }

    /** Works on the first pieces, which have been read already, and on all that follow. */
    void run(List<T> first) {
        Thread feeder = daemon(() -> feed(first), "clew-feeder");
        feeder.start();
        try {
            drain();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new Stopped();
        } finally {
            feeder.interrupt();
            workers.shutdownNow();
        }
    }

    private void feed(List<T> first) {
        try {
            dispatch(true, collectAll(first));
        } catch (Stopped e) {
            return;
        }
    }

    /** Reads to the end and says what ended it early, or null. */
    private @Nullable Throwable collectAll(List<T> first) {
        try {
            for (T item : first) {
                collect(item);
            }
            while (source.hasNext()) {
                collect(source.next());
            }
            return null;
        } catch (Stopped e) {
            throw e;
        } catch (RuntimeException | Error e) {
            return e;
        }
    }

    private void collect(T item) {
        collected.add(item);
        collectedCharacters += item.length();
        collectedRoom += item.room();
        if (collectedCharacters >= Math.min(LARGEST_CHUNK, dispatchedCharacters / CHUNKS_PER_THREAD)) {
            dispatch(false, null);
        }
    }

    /** The thread that reads may have to wait: what was read so far should not. */
    void beforeWaiting() {
        if (!collected.isEmpty()) {
            dispatch(false, null);
        }
    }

    /** Whether there is a chunk more than there are threads, so that no thread waits for the next one. */
    boolean isBusy() {
        return unfinished.get() > threads && !workers.isShutdown();
    }

    private void dispatch(boolean last, @Nullable Throwable failure) {
        Chunk chunk = new Chunk(collected, Math.min(collectedRoom, mostRoom), last, failure);
        dispatchedCharacters += collectedCharacters;
        collected = new ArrayList<>();
        collectedCharacters = 0;
        collectedRoom = 0;
        try {
            room.acquire(chunk.room);
            inOrder.put(chunk);
            unfinished.incrementAndGet();
            workers.execute(chunk.task);
        } catch (InterruptedException | java.util.concurrent.RejectedExecutionException e) {
            throw new Stopped();
        }
    }

    private void drain() throws InterruptedException {
        boolean last = false;
        while (!last) {
            Chunk chunk = inOrder.poll();
            if (chunk == null) {
                sink.idle();
                chunk = inOrder.take();
            } else if (!chunk.task.isDone()) {
                sink.idle();
            }
            for (R result : chunk.results()) {
                sink.accept(result);
            }
            room.release(chunk.room);
            last = chunk.last;
        }
    }

    /** Some pieces in a row. */
    private final class Chunk {
        final int room;
        final boolean last;
        final FutureTask<List<R>> task;
        private final @Nullable Throwable failure;

        Chunk(List<T> items, int room, boolean last, @Nullable Throwable failure) {
            this.room = room;
            this.last = last;
            this.failure = failure;
            this.task = new FutureTask<>(() -> workOn(items));
        }

        /** The results; a failure of the source comes after the results of all that could be read. */
        List<R> results() throws InterruptedException {
            try {
                List<R> results = task.get();
                if (failure == null) {
                    return results;
                }
                for (R result : results) {
                    sink.accept(result);
                }
                throw rethrow(failure);
            } catch (ExecutionException e) {
                throw rethrow(e.getCause());
            }
        }
    }

    private List<R> workOn(List<T> items) {
        List<R> results = new ArrayList<>(items.size());
        for (T item : items) {
            results.add(work.apply(item));
        }
        unfinished.decrementAndGet();
        return results;
    }

    private static RuntimeException rethrow(@Nullable Throwable failure) {
        if (failure instanceof Error error) {
            throw error;
        }
        return failure instanceof RuntimeException exception ? exception : new IllegalStateException(failure);
    }

    /** The run has ended elsewhere. */
    private static final class Stopped extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Stopped() {
            super("stopped", null, false, false);
        }
    }
}
