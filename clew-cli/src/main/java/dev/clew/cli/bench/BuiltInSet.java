package dev.clew.cli.bench;

import dev.clew.core.Budget;
import dev.clew.core.Puzzle;
import dev.clew.generate.Caps;
import dev.clew.generate.Generator;
import dev.clew.generate.GeneratorRun;
import dev.clew.generate.Result;
import dev.clew.generate.Target;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A set of puzzles that is made when it is needed, always the same ones. */
enum BuiltInSet {
    /** Singles do. */
    EASY(500, Target.any().withLevel("easy")),
    /** No clue can be dropped; of every level. */
    MINIMAL(1000, Target.any().withMinimal()),
    /** Long chains for people, guesses for engines. */
    EXTREME(150, Target.any().withLevel("extreme"));

    private static final long SEED = 2718;

    private final int size;

    @SuppressWarnings("ImmutableEnumChecker") // a target is immutable
    private final Target target;

    BuiltInSet(int size, Target target) {
        this.size = size;
        this.target = target;
    }

    /** What it is called. */
    String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Makes the puzzles. */
    List<Puzzle> make(int threads) {
        List<Puzzle> puzzles = new ArrayList<>();
        Generator generator = new Generator(target, Caps.standard(), Budget.unlimited());
        new GeneratorRun(generator, SEED, 0, size, threads, false).run(result -> {
            if (result instanceof Result.Found found) {
                puzzles.add(found.generated().puzzle());
            }
            return true;
        });
        return puzzles;
    }
}
