package dev.clew.desk.bulk;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Has work done on several threads and hands the results on in the order of what was read, holding only so much at a
 * time. Mutable, for one run.
 *
 * <p>Threads come only once there are two items to work on at the same time: a single one, and puzzles that are typed
 * one after the other, are worked on by the calling thread at once. So the reader has to say so before it waits.
 */
public final class OrderedPipeline<T extends Piece, R> implements ReadListener {
    /** Where results go, by one thread. */
    public interface Sink<R> {
        /** Takes the next result. */
        void accept(R result);

        /** Nothing more will come for a while. */
        void idle();
    }

    private final Function<T, R> work;
    private final Sink<R> sink;
    private final int threads;
    private final List<T> waiting = new ArrayList<>();
    private @Nullable ParallelPipeline<T, R> parallel;

    /** A pipeline through the work, which many threads do, to the sink. */
    public OrderedPipeline(Function<T, R> work, Sink<R> sink, int threads) {
        this.work = work;
        this.sink = sink;
        this.threads = threads;
    }

    /** Works until everything is read, here or on another thread; whatever source, work or sink throw ends it. */
    public void run(Iterator<T> source) {
        while (source.hasNext()) {
            waiting.add(source.next());
            if (threads == 1) {
                workHere();
            } else if (waiting.size() > 1) {
                parallel = new ParallelPipeline<>(source, work, sink, threads);
                parallel.run(waiting);
                return;
            }
        }
        beforeWaiting();
    }

    @Override
    public void beforeWaiting() {
        if (parallel != null) {
            parallel.beforeWaiting();
        } else {
            workHere();
            sink.idle();
        }
    }

    @Override
    public boolean isBusy() {
        return parallel != null && parallel.isBusy();
    }

    private void workHere() {
        for (T item : waiting) {
            sink.accept(work.apply(item));
        }
        waiting.clear();
    }
}
