package dev.clew.generate;

import dev.clew.core.Budget;
import dev.clew.core.Puzzle;
import dev.clew.core.SeededRandom;
import dev.clew.logic.scale.ScoredRating;
import dev.clew.logic.scale.TableScale;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Makes puzzles that meet a target. What is made depends on the target, the limits of work and the seed alone. Immutable
 * and thread-safe.
 *
 * @since 0.2.0
 */
public final class Generator implements PuzzleMaker {
    /** What a puzzle lacks that should be minimal. */
    static final String NOT_MINIMAL = "a clue can be dropped";

    private final Target target;
    private final Caps caps;
    private final Budget budget;
    private final Watch watch;

    /** Receives progress, on the thread that does the work; what is made does not depend on it. */
    @FunctionalInterface
    public interface Watch {
        /** An attempt did not meet the target: the number in all, and the closest puzzle so far. */
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

    /** A watch that ignores everything. */
    static final Watch UNWATCHED = (attempts, best) -> {};

    /** A generator that nothing stops but its limits. */
    public Generator(Target target, Caps caps) {
        this(target, caps, Budget.unlimited());
    }

    /** A generator that ends with a budget, of which every puzzle starts a meter of its own. */
    public Generator(Target target, Caps caps, Budget budget) {
        this(target, caps, budget, UNWATCHED);
    }

    /** A generator that stops with a budget and reports progress. */
    public Generator(Target target, Caps caps, Budget budget, Watch watch) {
        this.target = target;
        this.caps = caps;
        this.budget = budget;
        this.watch = watch;
    }

    /** The seed of one puzzle of a run; the first has the run's own. */
    public static long seedOf(long runSeed, long index) {
        return index == 0 ? runSeed : new SeededRandom(runSeed).derive(index).seed();
    }

    @Override
    public String toString() {
        return "generator of " + target;
    }

    @Override
    public Result make(long seed, int firstAttempt) {
        DraftMaker drafting = new DraftMaker(target, caps, budget, watch);
        return new Attempts<>(drafting, caps, new Trial(drafting), watch).run(seed, firstAttempt);
    }

    /** A draft becomes a puzzle with a rating. */
    private final class Trial implements Attempts.Trial<Generated> {
        private final DraftMaker drafting;
        private final TableScale quick;
        private final Vicinity vicinity;

        Trial(DraftMaker drafting) {
            this.drafting = drafting;
            this.quick = target.difficulty().quick();
            this.vicinity = new Vicinity(target, caps, drafting);
        }

        @Override
        public Optional<Generated> finish(Draft draft, int bestDistance) {
            Puzzle puzzle = draft.puzzle();
            int missing = target.clues().distance(puzzle.givenCount());
            if (missing > 0 && missing >= bestDistance) {
                return Optional.empty();
            }
            Optional<Generated> rated = rate(draft);
            boolean isNear = missing == 0 && target.difficulty().isMadeToOrder();
            if (!isNear || rated.isEmpty() || misses(rated.get()).isEmpty()) {
                return rated.isPresent() ? rated : drafting.cap(draft.seed(), "the rating");
            }
            return vicinity.find(draft, found -> isGood(draft, found))
                    .flatMap(found -> rate(new Draft(found, draft.solution(), draft.seed())))
                    .or(() -> rated);
        }

        private boolean isGood(Draft draft, Puzzle found) {
            return rate(new Draft(found, draft.solution(), draft.seed()))
                    .filter(made -> misses(made).isEmpty())
                    .isPresent();
        }

        private Optional<Generated> rate(Draft draft) {
            Budget limit = Budget.unlimited().withNodes(caps.ratingNodes()).withCancellation(drafting::isOver);
            return quick.rate(Difficulty.board(draft.puzzle()), limit.start())
                    .map(rating -> new Generated(draft.puzzle(), draft.solution(), rating, draft.seed()));
        }

        @Override
        public Draft draft(Generated made) {
            return new Draft(made.puzzle(), made.solution(), made.seed());
        }

        @Override
        public List<String> misses(Generated made) {
            List<String> misses = new ArrayList<>(target.misses(made.puzzle(), made.rating()));
            if (misses.isEmpty() && target.minimal() && !drafting.isMinimal(made.puzzle())) {
                misses.add(NOT_MINIMAL);
            }
            return misses;
        }

        @Override
        public int distance(Generated made) {
            return target.distance(made.puzzle(), made.rating());
        }

        @Override
        public Result found(Generated made, int attempts) {
            return new Result.Found(made, attempts, drafting.capped());
        }

        @Override
        public Optional<Generated> soFar(Generated made) {
            return Optional.of(made);
        }

        @Override
        public Generated rated(Generated made) {
            ScoredRating rating = target.difficulty().rate(made.puzzle());
            return new Generated(made.puzzle(), made.solution(), rating, made.seed());
        }

        @Override
        public List<String> missesOf(Generated rated, Generated made) {
            return misses(rated);
        }
    }
}
