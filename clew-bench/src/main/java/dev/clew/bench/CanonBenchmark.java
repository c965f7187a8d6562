package dev.clew.bench;

import dev.clew.core.Budget;
import dev.clew.core.Grid;
import dev.clew.core.Position;
import dev.clew.core.SeededRandom;
import dev.clew.core.Shape;
import dev.clew.core.Solver;
import dev.clew.core.symmetry.Canonicalizer;
import dev.clew.core.symmetry.Symmetries;
import dev.clew.core.symmetry.Transformation;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Canonical forms and random isomorphs a second on one thread. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
public class CanonBenchmark {
    private static final long SEED = 2026;
    private static final int PUZZLES = 2000;

    private final Canonicalizer canonicalizer = new Canonicalizer();
    private final Symmetries symmetries = Symmetries.of(Shape.CLASSIC_9);
    private final SeededRandom random = new SeededRandom(SEED);
    private final List<Position> puzzles = SeededPuzzles.classic(SEED, PUZZLES, puzzle -> true);
    private final int[][] givens =
            puzzles.stream().map(position -> position.puzzle().toArray()).toArray(int[][]::new);
    private final int[][] grids =
            puzzles.stream().map(CanonBenchmark::solution).map(Grid::toArray).toArray(int[][]::new);
    private final int[] form = new int[81];
    private int next;

    private static Grid solution(Position puzzle) {
        return Solver.standard().solutions(puzzle, Budget.unlimited()).next();
    }

    /** The form of a full grid. */
    @Benchmark
    public int grid() {
        return canonicalizer.minimise(grids[next++ % PUZZLES], form);
    }

    /** The form of a minimal puzzle. */
    @Benchmark
    public int puzzle() {
        return canonicalizer.minimise(givens[next++ % PUZZLES], form);
    }

    /** A random move. */
    @Benchmark
    public Transformation shuffle() {
        return symmetries.random(random);
    }
}
