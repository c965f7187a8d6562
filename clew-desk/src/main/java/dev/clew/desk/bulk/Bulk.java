package dev.clew.desk.bulk;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.TreeSet;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * Solves texts with very many puzzles, bytes to bytes: a line for each puzzle in their order, the solution or {@code !}
 * and a word, as {@code clew solve} writes them. Plain lines of classic 9×9 puzzles cost no object; every other puzzle,
 * format or bad line is answered separately, in its place. The engines warm up over the calls, so one of these should
 * be kept for all the work there is.
 *
 * <pre>
 * Tally tally = new Bulk().solve(in, out, 2, System.err::println);
 * </pre>
 *
 * <p>Thread-safe.
 */
public final class Bulk {
    private final ConcurrentLinkedDeque<BlockSolver> idle = new ConcurrentLinkedDeque<>();

    /** One that has yet to warm up. */
    public Bulk() {}

    /**
     * Solves every puzzle of a stream. Memory does not grow with its length. What has been read is answered before
     * reading waits for more; neither stream is closed, and the output is flushed whenever there is nothing to do.
     *
     * @param threads how many threads work at the same time, at least 1
     * @param messages takes messages apart from the answers, on the calling thread
     * @return how the puzzles ended
     * @throws IOException if a stream fails
     */
    public Tally solve(InputStream in, OutputStream out, int threads, Consumer<String> messages) throws IOException {
        return solve(in, out, threads, messages, () -> false);
    }

    /**
     * Solves every puzzle of a stream until nobody wants the answers any more. What was written by then are whole
     * answers to the first puzzles, in order.
     *
     * @param cancelled whether the answers are no longer wanted; asked often, also while a hard puzzle is searched, by
     *     any of the threads
     * @throws CancellationException if nobody wanted all answers
     * @throws IOException if a stream fails
     */
    public Tally solve(
            InputStream in, OutputStream out, int threads, Consumer<String> messages, BooleanSupplier cancelled)
            throws IOException {
        return new StreamRun(this, out, threads, messages, cancelled).run(in);
    }

    /**
     * Solves every puzzle of a block, which still belongs to the caller then, like the answers.
     *
     * @param singles answers what is not a plain line with a solution
     */
    public AnswerLines solve(TextBlock block, SinglePuzzles singles) {
        // The one that rested least has its data in the cache and has learned most about its engines.
        BlockSolver free = idle.poll();
        BlockSolver solver = free == null ? new BlockSolver() : free;
        AnswerLines answers = solver.solve(block, singles);
        idle.push(solver);
        return answers;
    }

    /** Which engines get the work by now. */
    public String describe() {
        TreeSet<String> engines = new TreeSet<>();
        idle.forEach(solver -> engines.add(solver.describe()));
        return String.join(", ", engines);
    }

    /** Whether the engines that get the work by now will keep it; only when nothing is being solved. */
    public boolean isSettled() {
        return idle.stream().allMatch(BlockSolver::isSettled);
    }
}
