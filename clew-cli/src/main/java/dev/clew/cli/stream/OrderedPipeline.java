package dev.clew.cli.stream;

import java.util.ArrayList;
import java.util.List;

/**
 * Maps puzzles on several threads and hands the results on in the order of the puzzles, holding only so many at a time.
 * Mutable, for one run.
 *
 * <p>Threads come only once there are two puzzles to work on at the same time: a single one, and puzzles that are typed
 * one after the other, are worked on by the calling thread at once.
 */
public final class OrderedPipeline<R> implements WaitingStream.Listener {
    /** What is done with a puzzle, by many threads. */
    public interface Work<R> {
        /** Does it. */
        R apply(Input input);

        /** What has been done with a puzzle when all went well, for the summary of a long run. */
        default String verb() {
            return "done";
        }

        /** Whether large inputs may come in blocks. */
        default boolean takesBlocks() {
            return false;
        }

        /** Does it for a block of lines; asked only of work that takes blocks. */
        default R apply(Block block) {
            throw new UnsupportedOperationException("This work takes single puzzles");
        }
    }

    /** Where results go, by one thread. */
    public interface Sink<R> {
        /** Takes the next result. */
        void accept(R result);

        /** Nothing more will come for a while. */
        void idle();
    }

    private final Inputs inputs;
    private final Work<R> work;
    private final Sink<R> sink;
    private final int threads;
    private final List<Item> waiting = new ArrayList<>();

    /** A pipeline from the inputs through the work to the sink. */
    public OrderedPipeline(Inputs inputs, Work<R> work, Sink<R> sink, int threads) {
        this.inputs = inputs;
        this.work = work;
        this.sink = sink;
        this.threads = threads;
    }

    /** Works until there are no more inputs; whatever inputs, work or sink throw ends it. */
    public void run() {
        inputs.onWait(this);
        inputs.comeInBlocks(work.takesBlocks());
        while (inputs.hasNext()) {
            waiting.add(inputs.next());
            if (threads == 1) {
                workHere();
            } else if (waiting.size() > 1) {
                new ParallelPipeline<>(inputs, work, sink, threads).run(waiting);
                return;
            }
        }
        beforeWaiting();
    }

    @Override
    public void beforeWaiting() {
        workHere();
        sink.idle();
    }

    private void workHere() {
        for (Item item : waiting) {
            sink.accept(item.doneBy(work));
        }
        waiting.clear();
    }
}
