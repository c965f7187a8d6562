package dev.clew.cli.bench;

import dev.clew.core.Budget;
import dev.clew.core.Outcome;
import dev.clew.core.Position;
import dev.clew.core.SearchOptions;
import dev.clew.core.Solver;
import dev.clew.core.engine.BulkWorker;
import java.util.ArrayList;
import java.util.List;

/** A way to solve puzzles that is measured on its own. Implementations are immutable. */
sealed interface Engine {
    /** What it is called. */
    String name();

    /** How many puzzles it gets at a time where all that counts is how many it solves. */
    int batch();

    /** A solver for one thread, which has yet to warm up. */
    Hand hand();

    /** All engines that this JVM can run, from the plainest on. */
    static List<Engine> all() {
        List<Engine> engines = new ArrayList<>(List.of(new General()));
        BulkWorker.engines().forEach(name -> engines.add(new Classic(name)));
        return engines;
    }

    /** Solves puzzles on one thread. Implementations are mutable. */
    interface Hand {
        /**
         * Solves the puzzles of a set from one number up to, but not including, another; the first follows the last.
         */
        void solve(PuzzleSet set, int from, int to);

        /** How many solutions the i-th puzzle of the latest call has: 0, 1, or 2 for several. */
        int count(int i);

        /** How many guesses were made so far. */
        long guesses();

        /** How many passes over search nodes were made so far. */
        long sweeps();
    }

    /** An engine for classic puzzles. */
    record Classic(String name) implements Engine {
        @Override
        public int batch() {
            return BulkWorker.BATCH;
        }

        @Override
        public Hand hand() {
            return new WorkerHand(BulkWorker.on(name));
        }
    }

    /** The engine for every shape. */
    record General() implements Engine {
        @Override
        public String name() {
            return "general";
        }

        @Override
        public int batch() {
            return 64;
        }

        @Override
        public Hand hand() {
            return new GeneralHand();
        }
    }

    /** Works with an engine for classic puzzles. */
    final class WorkerHand implements Hand {
        private final BulkWorker worker;
        private int[] starts = new int[0];
        private byte[] output = new byte[0];

        private WorkerHand(BulkWorker worker) {
            this.worker = worker;
        }

        @Override
        public void solve(PuzzleSet set, int from, int to) {
            if (starts.length < to - from) {
                starts = new int[to - from];
                output = new byte[BulkWorker.CELLS * (to - from)];
            }
            for (int i = from; i < to; i++) {
                starts[i - from] = i % set.size() * PuzzleSet.STRIDE;
            }
            worker.solve(set.text(), starts, to - from, output, BulkWorker.CELLS);
        }

        @Override
        public int count(int i) {
            return worker.count(i);
        }

        @Override
        public long guesses() {
            return worker.guesses();
        }

        @Override
        public long sweeps() {
            return worker.sweeps();
        }
    }

    /** Works with the general engine. */
    final class GeneralHand implements Hand {
        private final Solver solver = Solver.general(SearchOptions.all());
        private final List<Outcome> outcomes = new ArrayList<>();
        /** A search asks before every trial whether to continue. */
        private final Budget budget = Budget.unlimited().withCancellation(this::countTrial);

        private long trials;
        private long puzzles;

        private GeneralHand() {}

        private boolean countTrial() {
            trials++;
            return false;
        }

        @Override
        public void solve(PuzzleSet set, int from, int to) {
            outcomes.clear();
            for (int i = from; i < to; i++) {
                outcomes.add(solver.solve(Position.of(set.puzzle(i % set.size())), budget));
            }
            puzzles += to - from;
        }

        @Override
        public int count(int i) {
            Outcome outcome = outcomes.get(i);
            return outcome instanceof Outcome.Unique ? 1 : outcome instanceof Outcome.Multiple ? 2 : 0;
        }

        @Override
        public long guesses() {
            return trials;
        }

        /** Deduction runs to its end once at the root and once after every trial. */
        @Override
        public long sweeps() {
            return puzzles + trials;
        }
    }
}
