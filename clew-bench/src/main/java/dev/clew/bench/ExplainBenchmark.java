package dev.clew.bench;

import dev.clew.core.Budget;
import dev.clew.core.Position;
import dev.clew.logic.Path;
import dev.clew.logic.board.Board;
import dev.clew.logic.board.Uniqueness;
import dev.clew.logic.level.ClewScale;
import dev.clew.logic.technique.Family;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
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

/** The whole path of a puzzle by human techniques, from the board on. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
public class ExplainBenchmark {
    private static final long SEED = 2026;
    private static final int PUZZLES = 100;
    private static final Set<Family> PLAIN =
            EnumSet.of(Family.SINGLES, Family.INTERSECTIONS, Family.SUBSETS, Family.FISH);

    /** Puzzles that singles, intersections, subsets and basic fish solve. */
    private final List<Position> plain = SeededPuzzles.classic(SEED, PUZZLES, this::isPlain);

    /** Puzzles as they come. */
    private final List<Position> any = SeededPuzzles.classic(SEED, PUZZLES, puzzle -> true);

    private int next;

    private boolean isPlain(Position puzzle) {
        Path path = path(puzzle);
        return path.isSolved()
                && path.steps().stream()
                        .allMatch(step -> PLAIN.contains(step.technique().family()))
                && path.steps().stream().anyMatch(step -> step.technique().family() != Family.SINGLES);
    }

    private Path path(Position puzzle) {
        return Path.of(ClewScale.standard(), Board.of(puzzle, Uniqueness.OF_GIVENS), Budget.unlimited());
    }

    /** One path of a puzzle that needs singles, intersections, subsets and basic fish. */
    @Benchmark
    public Path plainPath() {
        return path(plain.get(next++ % PUZZLES));
    }

    /** One path of any puzzle. */
    @Benchmark
    public Path anyPath() {
        return path(any.get(next++ % PUZZLES));
    }
}
