package dev.clew.cli.generate;

import dev.clew.core.Grid;
import dev.clew.core.Outcome;
import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.core.Solver;
import dev.clew.generate.Generated;
import dev.clew.generate.Result;
import dev.clew.logic.level.LevelRating;
import org.jspecify.annotations.Nullable;

/**
 * A puzzle to be written. Immutable.
 *
 * @param puzzle the puzzle
 * @param rating how hard it is; null where nobody asked
 * @param seed the seed that makes it again
 */
record Made(Puzzle puzzle, @Nullable LevelRating rating, String seed) {
    static Made of(Generated generated) {
        return new Made(generated.puzzle(), generated.rating(), Long.toUnsignedString(generated.seed()));
    }

    static Made of(Result.Bare bare) {
        return new Made(bare.made(), null, Long.toUnsignedString(bare.seed()));
    }

    /** Its only solution. */
    Grid solution() {
        Outcome outcome = Solver.standard().solve(Position.of(puzzle));
        if (outcome instanceof Outcome.Unique unique) {
            return unique.solution();
        }
        throw new IllegalStateException(puzzle + " has no single solution");
    }

    int clues() {
        return puzzle.givenCount();
    }
}
