package dev.clew.core.internal.bulk;

import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import java.util.function.LongSupplier;

/**
 * Solves batch after batch with whatever is fastest on this JVM by now. It starts on the scalar engine, which is ready
 * at once; when there has been enough work to make it worthwhile, the others get small parts of the batches to warm up
 * on, and the fastest per puzzle gets the rest.
 *
 * <p>Mutable, for one thread.
 */
public final class BulkEngine {
    /** Work after which there is likely enough to come that a compiled kernel pays. */
    private static final long SHORT_WORK = 30_000_000;
    /** Of all time, a candidate may spend this part on trials while it warms up, and this part from then on. */
    private static final int WARM_UP_SHARE = 4;

    private static final int STEADY_SHARE = 200;
    /**
     * A backend is warm once it has not become faster for this many parts, but only after a minimum of work, and in any
     * case after a maximum.
     */
    private static final int CALM = 8;

    private static final long SHORTEST_WARM_UP = 300_000_000;
    private static final long LONGEST_WARM_UP = 4_000_000_000L;

    /** A backend this many times slower than the fastest is not compiled yet, settled or not. */
    private static final int UNCOMPILED_FACTOR = 16;

    private static final int FIRST_TRIAL = 256;
    private static final int LARGEST_TRIAL = 8192;
    /** By how much one slow part can count at most, and what is too little to be called faster. */
    private static final double DOUBT = 1.1;
    /** A shorter trial shows little, so the next may be larger. */
    private static final long TELLING = 4_000_000;

    private final LongSupplier nanoClock;
    private final List<Candidate> candidates = new ArrayList<>();
    private Candidate best;
    private long total;

    private static final class Candidate {
        private final BatchSolver solver;
        private double nanosPerPuzzle = Double.MAX_VALUE;
        private long workNanos;
        private int trialSize = FIRST_TRIAL;
        /** How many parts have brought nothing since the last that did. */
        private int calm;
        /** When the next trial comes, in nanoseconds of work. */
        private long due = SHORT_WORK;

        Candidate(BatchSolver solver) {
            this.solver = solver;
        }

        /** Takes note of how long a part took. One that took too long may have had to wait for a processor. */
        void measure(long nanos, int puzzles) {
            double each = (double) nanos / puzzles;
            calm = each < nanosPerPuzzle / DOUBT ? 0 : calm + 1;
            nanosPerPuzzle = Math.min(each, DOUBT * nanosPerPuzzle);
            workNanos += nanos;
        }

        boolean isWarm(Candidate fastest) {
            boolean calmed = calm >= CALM && workNanos > SHORTEST_WARM_UP;
            return calmed && nanosPerPuzzle < UNCOMPILED_FACTOR * fastest.nanosPerPuzzle || workNanos > LONGEST_WARM_UP;
        }

        /** Takes note of a trial that has just ended. */
        void tried(long nanos, long now, Candidate fastest) {
            due = now + nanos * (isWarm(fastest) ? STEADY_SHARE : WARM_UP_SHARE);
            if (nanos < TELLING) {
                trialSize = Math.min(LARGEST_TRIAL, 2 * trialSize);
            }
        }
    }

    /** An engine over these solvers; the first is the one that is ready. */
    public BulkEngine(List<BatchSolver> solvers, LongSupplier nanoClock) {
        this.nanoClock = nanoClock;
        solvers.forEach(solver -> candidates.add(new Candidate(solver)));
        best = candidates.get(0);
    }

    /**
     * The engine for this JVM.
     *
     * @param nanoClock the clock for comparing solvers
     */
    public static BulkEngine create(LongSupplier nanoClock) {
        return new BulkEngine(solvers(nanoClock), nanoClock);
    }

    /** All solvers that this JVM can run, first the one that is ready at once. */
    public static List<BatchSolver> solvers(LongSupplier nanoClock) {
        List<BatchSolver> solvers = new ArrayList<>();
        solvers.add(new ScalarSolver());
        solvers.add(new BulkSolver(new LongKernels(), nanoClock));
        for (KernelProvider provider :
                ServiceLoader.load(KernelProvider.class, KernelProvider.class.getClassLoader())) {
            provider.kernels().ifPresent(kernels -> solvers.add(new BulkSolver(kernels, nanoClock)));
        }
        return solvers;
    }

    /** Solves every puzzle of the batch. */
    public void solve(Batch batch) {
        int next = 0;
        for (Candidate candidate : candidates) {
            if (candidate != best && total > candidate.due) {
                int to = Math.min(batch.size(), next + candidate.trialSize);
                candidate.tried(run(candidate, batch, next, to), total, best);
                next = to;
            }
        }
        if (next < batch.size()) {
            run(best, batch, next, batch.size());
        }
        for (Candidate candidate : candidates) {
            best = candidate.nanosPerPuzzle < best.nanosPerPuzzle ? candidate : best;
        }
    }

    private long run(Candidate candidate, Batch batch, int from, int to) {
        long start = nanoClock.getAsLong();
        candidate.solver.solve(batch, from, to);
        long nanos = nanoClock.getAsLong() - start;
        total += nanos;
        if (from < to) {
            candidate.measure(nanos, to - from);
        }
        return nanos;
    }

    /** The backend that gets the work now. */
    public String describe() {
        return best.solver.name();
    }

    /** Whether every backend that might still overtake the current one has been tried for long enough. */
    public boolean isSettled() {
        return candidates.stream().allMatch(candidate -> candidate == best || candidate.isWarm(best));
    }

    /** How many guesses were made since this engine was made. */
    public long guesses() {
        return candidates.stream()
                .mapToLong(candidate -> candidate.solver.guesses())
                .sum();
    }

    /** How many passes over search nodes were made since this engine was made. */
    public long sweeps() {
        return candidates.stream()
                .mapToLong(candidate -> candidate.solver.sweeps())
                .sum();
    }
}
