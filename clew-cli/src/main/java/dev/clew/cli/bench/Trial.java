package dev.clew.cli.bench;

import dev.clew.cli.shell.Progress;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Has an engine solve a set again and again on some threads. Hands are kept, so that they stay warm. Mutable. */
final class Trial {
    private static final int MOST_SAMPLES = 1 << 20;
    /** Batches grow while they take a small part of the time: one of hard puzzles may take seconds. */
    private static final int BATCHES = 20;

    private static final int FIRST_BATCH = 1024;

    private final Engine engine;
    private final List<Engine.Hand> hands = new ArrayList<>();

    Trial(Engine engine) {
        this.engine = engine;
    }

    Engine engine() {
        return engine;
    }

    /** The work that a pass over the set takes: always the same, so a hand of its own makes it in a fixed order. */
    Work work(PuzzleSet set, byte[] counts) {
        Engine.Hand hand = engine.hand();
        for (int from = 0; from < set.size(); from += engine.batch()) {
            int to = Math.min(set.size(), from + engine.batch());
            hand.solve(set, from, to);
            for (int i = from; i < to; i++) {
                counts[i] = (byte) hand.count(i - from);
            }
        }
        double size = set.size();
        return new Work(hand.guesses() / size, hand.sweeps() / size);
    }

    /** Solves for some time in batches. */
    Speed speed(PuzzleSet set, int threads, long nanos, Progress progress) {
        List<Speed> speeds = onThreads(threads, hand -> {
            ThreadMXBean times = ManagementFactory.getThreadMXBean();
            int at = hands.indexOf(hand) * set.size() / threads;
            long puzzles = 0;
            long cpu = times.getCurrentThreadCpuTime();
            long start = System.nanoTime();
            long now = start;
            int batch = Math.min(FIRST_BATCH, engine.batch());
            while (now - start < nanos) {
                long before = now;
                hand.solve(set, at, at + batch);
                puzzles += batch;
                at = (at + batch) % set.size();
                now = System.nanoTime();
                batch = now - before < nanos / BATCHES ? Math.min(2 * batch, engine.batch()) : batch;
            }
            return Speed.of(puzzles, now - start, times.getCurrentThreadCpuTime() - cpu);
        });
        Speed speed = Speed.together(speeds);
        progress.advance(speed.puzzles());
        return speed;
    }

    /** Solves for some time one by one. */
    Latency latency(PuzzleSet set, int threads, long nanos) {
        return Latency.of(onThreads(threads, hand -> {
            long[] samples = new long[MOST_SAMPLES];
            int at = hands.indexOf(hand) * set.size() / threads;
            int taken = 0;
            long start = System.nanoTime();
            long now = start;
            while (now - start < nanos && taken < MOST_SAMPLES) {
                long before = now;
                hand.solve(set, at, at + 1);
                now = System.nanoTime();
                samples[taken++] = now - before;
                at = (at + 1) % set.size();
            }
            return Arrays.copyOf(samples, taken);
        }));
    }

    /** What a thread does with its hand. */
    private interface Part<R> {
        R with(Engine.Hand hand);
    }

    private <R> List<R> onThreads(int threads, Part<R> part) {
        while (hands.size() < threads) {
            hands.add(engine.hand());
        }
        CyclicBarrier together = new CyclicBarrier(threads);
        List<Callable<R>> calls = new ArrayList<>();
        for (Engine.Hand hand : hands.subList(0, threads)) {
            calls.add(() -> {
                together.await();
                return part.with(hand);
            });
        }
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        try {
            List<R> results = new ArrayList<>();
            for (Future<R> done : pool.invokeAll(calls)) {
                results.add(done.get());
            }
            return results;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("Interrupted while measuring", e);
        } catch (ExecutionException e) {
            throw new IllegalStateException("Measuring failed: " + e.getCause(), e.getCause());
        } finally {
            pool.shutdownNow();
        }
    }
}
