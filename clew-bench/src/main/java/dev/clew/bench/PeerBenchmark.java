package dev.clew.bench;

import dev.clew.bench.peer.Peer;
import dev.clew.core.Outcome;
import dev.clew.core.Puzzle;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** One puzzle solved and proven to have one solution, by Clew and its peers in the same JVM. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 5)
@Measurement(iterations = 5, time = 5)
public class PeerBenchmark {
    private static final int PUZZLES = 20;
    private static final Duration LIMIT = Duration.ofMinutes(1);

    /** Who solves. */
    @Param({"clew", "cp-sat", "choco", "jacop", "sat4j", "qqwing"})
    public String peer = "clew";

    /** What is solved: the name of a set. */
    @Param({"NINE", "SIXTEEN"})
    public String set = "NINE";

    private Peer solver = Peer.named("clew");
    private List<Puzzle> puzzles = List.of();
    private int next;

    /** Makes the puzzles and sees that the peer gives Clew's answer to each. */
    @Setup
    public void agree() {
        solver = Peer.named(peer);
        puzzles = PuzzleSet.valueOf(set).puzzles(PUZZLES);
        solver.obstacle(puzzles.get(0).shape()).ifPresent(obstacle -> {
            throw new IllegalStateException(peer + " is left out: " + obstacle);
        });
        for (Puzzle puzzle : puzzles) {
            Outcome expected = Peer.named("clew").solve(puzzle, LIMIT);
            if (!solver.solve(puzzle, LIMIT).equals(expected)) {
                throw new IllegalStateException(peer + " and clew do not agree on " + puzzle);
            }
        }
    }

    /** One puzzle. */
    @Benchmark
    public Outcome solve() {
        return solver.solve(puzzles.get(next++ % PUZZLES), LIMIT);
    }
}
