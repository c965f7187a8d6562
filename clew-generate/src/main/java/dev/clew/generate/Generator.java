package dev.clew.generate;

import dev.clew.core.Budget;
import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.core.SeededRandom;
import dev.clew.logic.board.Board;
import dev.clew.logic.board.Uniqueness;
import dev.clew.logic.level.ClewLevel;
import dev.clew.logic.level.LevelRating;
import dev.clew.logic.level.Rater;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Makes puzzles that meet a target. What is made depends on the target, the limits of work and the seed alone. Immutable
 * and thread-safe.
 */
public final class Generator implements PuzzleMaker {
    /** What a puzzle lacks that should be minimal. */
    static final String NOT_MINIMAL = "a clue can be dropped";

    private final Target target;
    private final Caps caps;
    private final BooleanSupplier cancelled;
    private final Watch watch;

    /** Is told how it goes, on the thread that does it; what is made does not depend on it. */
    @FunctionalInterface
    public interface Watch {
        /** An attempt did not meet the target: after so many in all, with the puzzle that comes closest so far. */
        void missed(int attempts, Optional<Generated> best);

        /**
         * A clue was tried, together with those that a symmetry joins to it.
         *
         * @param cell its cell
         * @param removed whether it was taken out; else the solution would not be the only one without it
         * @param clues how many clues are left
         */
        default void tried(int cell, boolean removed, int clues) {}
    }

    /** A watch that nobody keeps. */
    static final Watch UNWATCHED = (attempts, best) -> {};

    /** A generator that nothing stops but its limits. */
    public Generator(Target target, Caps caps) {
        this(target, caps, () -> false);
    }

    /** A generator that can be called off; it is asked often, by all threads that use it. */
    public Generator(Target target, Caps caps, BooleanSupplier cancelled) {
        this(target, caps, cancelled, UNWATCHED);
    }

    /** A generator that can be called off and tells how it goes. */
    public Generator(Target target, Caps caps, BooleanSupplier cancelled, Watch watch) {
        this.target = target;
        this.caps = caps;
        this.cancelled = cancelled;
        this.watch = watch;
    }

    /** The seed of one puzzle of a run; the first has the run's own. */
    public static long seedOf(long runSeed, long index) {
        return index == 0 ? runSeed : new SeededRandom(runSeed).derive(index).seed();
    }

    @Override
    public Result make(long seed, int firstAttempt) {
        return new Making(seed).run(firstAttempt);
    }

    /** The attempts at one puzzle. */
    private final class Making {
        private final long seed;
        private final Rater quick;
        private final Drafting drafting = new Drafting(target, caps, cancelled, watch);
        private @Nullable Generated best;
        private int bestDistance = Integer.MAX_VALUE;

        Making(long seed) {
            this.seed = seed;
            this.quick = Rater.standard().upTo(target.level().orElse(ClewLevel.BEYOND));
        }

        Result run(int firstAttempt) {
            for (int attempt = firstAttempt; attempt < caps.attempts(); attempt++) {
                Optional<Generated> made =
                        drafting.draft(Drafting.attemptSeed(seed, attempt)).flatMap(this::rated);
                if (cancelled.getAsBoolean()) {
                    return new Result.Stopped(attempt, drafting.capped());
                }
                if (made.isPresent() && misses(made.get(), made.get().rating()).isEmpty()) {
                    return new Result.Found(verified(made.get()), attempt + 1, drafting.capped());
                }
                made.ifPresent(this::keepIfBest);
                watch.missed(attempt + 1, Optional.ofNullable(best));
            }
            Optional<Generated> closest = Optional.ofNullable(best).map(this::withFullRating);
            List<String> misses = closest.map(it -> misses(it, it.rating())).orElse(List.of());
            return new Result.Missed(closest, misses, Math.max(caps.attempts(), firstAttempt), drafting.capped());
        }

        private Optional<Generated> rated(Draft draft) {
            Puzzle puzzle = draft.puzzle();
            int missing = target.clues().distance(puzzle.givenCount());
            if (missing > 0 && missing >= bestDistance) {
                return Optional.empty();
            }
            Budget budget = Budget.unlimited().withNodes(caps.ratingNodes()).withCancellation(cancelled);
            Optional<LevelRating> rating = quick.rate(Board.of(Position.of(puzzle), Uniqueness.OF_GIVENS), budget);
            return rating.isEmpty()
                    ? drafting.cap(draft.seed(), "the rating")
                    : Optional.of(new Generated(puzzle, draft.solution(), rating.get(), draft.seed()));
        }

        private List<String> misses(Generated made, LevelRating rating) {
            List<String> misses = new ArrayList<>(target.misses(made.puzzle(), rating));
            if (misses.isEmpty() && target.minimal() && !drafting.isMinimal(made.puzzle())) {
                misses.add(NOT_MINIMAL);
            }
            return misses;
        }

        private void keepIfBest(Generated made) {
            int distance = target.distance(made.puzzle(), made.rating());
            if (distance < bestDistance) {
                best = made;
                bestDistance = distance;
            }
        }

        private Generated withFullRating(Generated made) {
            LevelRating rating = Rater.standard().rate(made.puzzle());
            return new Generated(made.puzzle(), made.solution(), rating, made.seed());
        }

        private Generated verified(Generated made) {
            drafting.verify(made.puzzle(), made.solution(), made.seed());
            return made;
        }
    }
}
