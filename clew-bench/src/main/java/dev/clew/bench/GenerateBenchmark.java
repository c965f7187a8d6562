package dev.clew.bench;

import dev.clew.core.Budget;
import dev.clew.generate.BareGenerator;
import dev.clew.generate.Caps;
import dev.clew.generate.Generator;
import dev.clew.generate.PuzzleMaker;
import dev.clew.generate.Result;
import dev.clew.generate.Symmetry;
import dev.clew.generate.Target;
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

/** New puzzles a second on one thread: of every level, and minimal ones without a rating. */
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 3)
@Measurement(iterations = 5, time = 3)
public class GenerateBenchmark {
    private static final long SEED = 2026;

    /** What makes puzzles of one level and symmetry. */
    @State(Scope.Benchmark)
    public static class OfLevel {
        /** The level. */
        @Param({"beginner", "easy", "moderate", "hard", "expert", "extreme", "beyond"})
        public String level = "";

        /** The symmetry of the clues. */
        @Param({"none", "180"})
        public String symmetry = "";

        private PuzzleMaker maker = bare();
        private long index;

        /** Reads the parameters. */
        @Setup
        public void start() {
            Target target = Target.any().withLevel(level).withSymmetry(Symmetry.parse(symmetry));
            maker = new Generator(target, Caps.standard());
        }
    }

    /** What makes minimal puzzles. */
    @State(Scope.Benchmark)
    public static class Minimal {
        private final PuzzleMaker maker = bare();
        private long index;
    }

    private static PuzzleMaker bare() {
        return new BareGenerator(Target.any().withMinimal(), Caps.standard(), Budget.unlimited());
    }

    /** One puzzle of the level. */
    @Benchmark
    public Result level(OfLevel state) {
        return state.maker.make(Generator.seedOf(SEED, state.index++));
    }

    /** One minimal puzzle from an empty grid. */
    @Benchmark
    public Result minimal(Minimal state) {
        return state.maker.make(Generator.seedOf(SEED, state.index++));
    }
}
