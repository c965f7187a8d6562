package dev.clew.docs.guide;

import dev.clew.core.Budget;
import dev.clew.core.Puzzle;
import dev.clew.core.SearchOptions;
import dev.clew.core.SearchOptions.Switch;
import dev.clew.generate.BareGenerator;
import dev.clew.generate.Caps;
import dev.clew.generate.Generator;
import dev.clew.generate.PuzzleMaker;
import dev.clew.generate.Target;
import java.util.ArrayList;
import java.util.List;

/**
 * Puzzles made from one seed, on which the guide measures. Immutable.
 *
 * @param puzzles minimal ones: no clue can be dropped
 */
record Sample(List<Puzzle> puzzles) {
    static final long SEED = 2026;
    static final int SIZE = 500;

    /** What a search costs on average. */
    record Effort(double guesses, double guessesToFirst, int withoutGuess) {}

    static Sample make() {
        PuzzleMaker maker = new BareGenerator(Target.any().withMinimal(), Caps.standard(), Budget.unlimited());
        List<Puzzle> puzzles = new ArrayList<>();
        for (int i = 0; i < SIZE; i++) {
            puzzles.add(maker.make(Generator.seedOf(SEED, i)).puzzle().orElseThrow());
        }
        return new Sample(List.copyOf(puzzles));
    }

    /** The first puzzle whose search makes a good drawing. */
    Puzzle forked() {
        return puzzles.stream()
                .filter(puzzle -> GuessTree.of(puzzle, singlesOnly()).isPicturesque())
                .findFirst()
                .orElseThrow();
    }

    /** The engine with singles as its only rules. */
    static SearchOptions singlesOnly() {
        return SearchOptions.all().without(Switch.LOCKED_CANDIDATES, Switch.SUBSETS);
    }

    Effort effort(SearchOptions options) {
        long guesses = 0;
        long toFirst = 0;
        int without = 0;
        for (Puzzle puzzle : puzzles) {
            GuessTree work = GuessTree.of(puzzle, options);
            guesses += work.guesses();
            toFirst += work.guessesToFirst();
            without += work.guesses() == 0 ? 1 : 0;
        }
        return new Effort((double) guesses / puzzles.size(), (double) toFirst / puzzles.size(), without);
    }
}
