package dev.clew.bench.block;

import dev.clew.core.Budget;
import dev.clew.core.Outcome;
import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.core.Solver;
import dev.clew.core.engine.BulkWorker;
import dev.clew.generate.Caps;
import dev.clew.generate.Generator;
import dev.clew.generate.Target;
import dev.clew.logic.Path;
import dev.clew.logic.board.Board;
import dev.clew.logic.board.Uniqueness;
import dev.clew.logic.level.ClewScale;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * What is measured in blocks. The number of puzzles in a block is such that it takes about 3 ms: long beside the clock's
 * own cost, and hundreds fit into a second. Public API alone is used, so that this compiles on most commits.
 */
public enum Task {
    /** The engine for one classic puzzle at a time. */
    SCALAR(2_000) {
        @Override
        TimedBlock of(List<String> puzzles) {
            return engine("scalar", puzzles);
        }
    },
    /** The bulk engine on plain longs. */
    LONG(2_000) {
        @Override
        TimedBlock of(List<String> puzzles) {
            return engine("bulk long", puzzles);
        }
    },
    /** The solver as a library's user calls it, from a puzzle to an outcome. */
    FRONT(2_000) {
        @Override
        TimedBlock of(List<String> puzzles) {
            List<Puzzle> read = read(puzzles);
            return () -> read.stream().mapToLong(Task::solve).sum();
        }
    },
    /** The path that {@code explain} shows, without proofs and words. */
    PATH(12) {
        @Override
        TimedBlock of(List<String> puzzles) {
            List<Puzzle> read = read(puzzles);
            return () -> read.stream().mapToLong(puzzle -> path(puzzle)).sum();
        }
    },
    /** The level of a puzzle. */
    RATE(16) {
        @Override
        TimedBlock of(List<String> puzzles) {
            List<Puzzle> read = read(puzzles);
            ClewScale rater = ClewScale.standard();
            return () -> read.stream()
                    .mapToLong(puzzle -> rater.rate(puzzle).score())
                    .sum();
        }
    },
    /** New puzzles of a middling level from fixed seeds; of the given puzzles, only their number counts. */
    GENERATE(3) {
        @Override
        TimedBlock of(List<String> puzzles) {
            Generator generator = new Generator(Target.any().withLevel("moderate"), Caps.standard());
            return () -> generate(generator, puzzles.size());
        }
    };

    private final int puzzles;

    Task(int puzzles) {
        this.puzzles = puzzles;
    }

    /** How many puzzles there are in a block. */
    public int puzzles() {
        return puzzles;
    }

    /** The block of this task, on puzzles that are taken again from the first on where they are too few. */
    public TimedBlock block(List<String> lines) {
        List<String> all = new ArrayList<>();
        for (int i = 0; i < puzzles; i++) {
            all.add(lines.get(i % lines.size()));
        }
        return of(all);
    }

    abstract TimedBlock of(List<String> puzzles);

    /** The task of that name. */
    public static Task of(String name) {
        return valueOf(name.toUpperCase(Locale.ROOT));
    }

    /** What it is called. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    private static List<Puzzle> read(List<String> lines) {
        return lines.stream().map(Puzzle::parse).toList();
    }

    private static TimedBlock engine(String name, List<String> lines) {
        BulkWorker worker = BulkWorker.on(name);
        byte[] text = String.join("\n", lines).getBytes(StandardCharsets.US_ASCII);
        int[] starts = new int[lines.size()];
        Arrays.setAll(starts, i -> i * (BulkWorker.CELLS + 1));
        byte[] output = new byte[BulkWorker.CELLS * starts.length];
        return () -> {
            worker.solve(text, starts, starts.length, output, BulkWorker.CELLS);
            long sum = 0;
            for (int i = 0; i < starts.length; i++) {
                sum += worker.count(i);
            }
            return sum;
        };
    }

    private static long solve(Puzzle puzzle) {
        return Solver.standard().solve(puzzle) instanceof Outcome.Unique ? 1 : 2;
    }

    private static long path(Puzzle puzzle) {
        Board board = Board.of(Position.of(puzzle), Uniqueness.OF_GIVENS);
        return Path.of(ClewScale.standard(), board, Budget.unlimited()).steps().size();
    }

    private static long generate(Generator generator, int count) {
        long sum = 0;
        for (int i = 0; i < count; i++) {
            sum += generator.make(Generator.seedOf(1, i)).puzzle().toString().hashCode();
        }
        return sum;
    }
}
