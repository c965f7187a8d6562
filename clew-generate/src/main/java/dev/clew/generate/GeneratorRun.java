package dev.clew.generate;

import dev.clew.core.Puzzle;
import dev.clew.core.symmetry.CanonicalForm;
import dev.clew.core.symmetry.Canonicalizer;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Makes many puzzles on several threads and hands them on in order: the same ones on any number of threads. Immutable.
 *
 * @param maker what makes them
 * @param seed the seed of the run
 * @param from the index of the first puzzle, from 0: it is the one that a run from the start has in that place
 * @param count how many
 * @param threads how many threads work
 * @param distinct whether no two may be equivalent (classic 9×9) or equal (other shapes)
 * @since 0.2.0
 */
public record GeneratorRun(PuzzleMaker maker, long seed, long from, long count, int threads, boolean distinct) {
    private static final int AHEAD = 4;

    /** Takes the results in order. */
    @FunctionalInterface
    public interface Sink {
        /** Takes one; false when no more are wanted. */
        boolean accept(Result result);
    }

    /** Works until all are made or the sink has enough. */
    public void run(Sink sink) {
        ExecutorService workers = Executors.newFixedThreadPool(threads, GeneratorRun::worker);
        try {
            Seen seen = new Seen();
            Deque<Future<Result>> waiting = new ArrayDeque<>();
            long asked = from;
            for (long index = from; index < from + count; index++) {
                for (; asked < from + count && waiting.size() < AHEAD * threads; asked++) {
                    long puzzleSeed = Generator.seedOf(seed, asked);
                    waiting.add(workers.submit(() -> maker.make(puzzleSeed)));
                }
                Result result = distinct(Generator.seedOf(seed, index), get(waiting.remove()), seen);
                if (!sink.accept(result)) {
                    return;
                }
            }
        } finally {
            workers.shutdownNow();
        }
    }

    private static Thread worker(Runnable work) {
        Thread thread = new Thread(work, "clew-generate");
        thread.setDaemon(true);
        return thread;
    }

    /** A puzzle that was there before makes room for that of the next attempt; in order, so threads cannot matter. */
    private Result distinct(long puzzleSeed, Result first, Seen seen) {
        Result result = first;
        while (distinct && !result.puzzle().map(seen::add).orElse(true)) {
            result = maker.make(puzzleSeed, result.attempts());
        }
        return result;
    }

    private static Result get(Future<Result> future) {
        try {
            return future.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("The run was interrupted", e);
        } catch (ExecutionException e) {
            throw new IllegalStateException("A puzzle could not be made: " + e.getCause(), e.getCause());
        }
    }

    /** The puzzles so far, in the form that equivalent ones share. */
    private static final class Seen {
        private final Canonicalizer canonicalizer = new Canonicalizer();
        private final Set<Puzzle> forms = new HashSet<>();

        boolean add(Puzzle puzzle) {
            boolean canonical = CanonicalForm.isSupported(puzzle.shape());
            return forms.add(canonical ? canonicalizer.form(puzzle).puzzle() : puzzle);
        }
    }
}
