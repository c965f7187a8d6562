package dev.clew.generate;

import dev.clew.core.Grid;
import dev.clew.core.Puzzle;
import java.util.List;
import java.util.Optional;

/**
 * The result for one puzzle that was asked for. Immutable.
 *
 * @since 0.2.0
 */
public sealed interface Result {
    /** The puzzle, if one meets the target. */
    default Optional<Puzzle> puzzle() {
        return Optional.empty();
    }

    /** How many seeds were tried. */
    int attempts();

    /** Seeds whose work hit a limit, so that the next was tried. */
    List<Capped> capped();

    /**
     * A seed whose work hit a limit.
     *
     * @param seed the seed
     * @param work the work
     */
    record Capped(long seed, String work) {
        @Override
        public String toString() {
            return "seed " + Long.toUnsignedString(seed) + ": " + work + " hit its limit; went on with the next seed";
        }
    }

    /** A puzzle that meets the target. */
    record Found(Generated generated, int attempts, List<Capped> capped) implements Result {
        @Override
        public Optional<Puzzle> puzzle() {
            return Optional.of(generated.puzzle());
        }
    }

    /**
     * A puzzle that meets the target and was not rated.
     *
     * @param made the puzzle
     * @param solution its only solution
     * @param seed the seed that makes it again, alone, with the same target
     */
    record Bare(Puzzle made, Grid solution, long seed, int attempts, List<Capped> capped) implements Result {
        @Override
        public Optional<Puzzle> puzzle() {
            return Optional.of(made);
        }
    }

    /**
     * No attempt met the target.
     *
     * @param best the puzzle that came closest, if any was made
     * @param misses what it lacks, in words
     */
    record Missed(Optional<Generated> best, List<String> misses, int attempts, List<Capped> capped) implements Result {}

    /**
     * The budget ended.
     *
     * @param best the puzzle that came closest so far, if any was made and rated
     */
    record Stopped(Optional<Generated> best, int attempts, List<Capped> capped) implements Result {}
}
