package dev.clew.generate;

import dev.clew.core.Budget;
import java.util.List;
import java.util.Optional;

/**
 * Makes puzzles without asking how hard they are, which takes most of the time otherwise: the same ones that
 * {@link Generator} makes for the same target and seed. Immutable and thread-safe.
 *
 * @since 0.2.0
 */
public final class BareGenerator implements PuzzleMaker {
    private final Target target;
    private final Caps caps;
    private final Budget budget;

    /**
     * A generator that ends with a budget, of which every puzzle starts a meter of its own.
     *
     * @throws IllegalArgumentException if the target has a level or a technique, which only a rating can tell
     */
    public BareGenerator(Target target, Caps caps, Budget budget) {
        if (target.needsRating()) {
            throw new IllegalArgumentException("A level or a technique can only be met by puzzles that are rated");
        }
        this.target = target;
        this.caps = caps;
        this.budget = budget;
    }

    @Override
    public Result make(long seed, int firstAttempt) {
        DraftMaker drafting = new DraftMaker(target, caps, budget, Generator.UNWATCHED);
        return new Attempts<>(drafting, caps, new Trial(drafting), Generator.UNWATCHED).run(seed, firstAttempt);
    }

    /** A draft is the puzzle already. */
    private final class Trial implements Attempts.Trial<Draft> {
        private final DraftMaker drafting;

        Trial(DraftMaker drafting) {
            this.drafting = drafting;
        }

        @Override
        public Optional<Draft> finish(Draft draft, int bestDistance) {
            return Optional.of(draft);
        }

        @Override
        public Draft draft(Draft made) {
            return made;
        }

        @Override
        public List<String> misses(Draft draft) {
            List<String> misses = target.missesInClues(draft.puzzle());
            return misses.isEmpty() && target.minimal() && !drafting.isMinimal(draft.puzzle())
                    ? List.of(Generator.NOT_MINIMAL)
                    : misses;
        }

        @Override
        public int distance(Draft draft) {
            return target.clues().distance(draft.puzzle().givenCount());
        }

        @Override
        public Result found(Draft draft, int attempts) {
            return new Result.Bare(draft.puzzle(), draft.solution(), draft.seed(), attempts, drafting.capped());
        }

        @Override
        public Optional<Generated> soFar(Draft draft) {
            return Optional.empty();
        }

        @Override
        public Generated rated(Draft draft) {
            return new Generated(
                    draft.puzzle(), draft.solution(), target.difficulty().rate(draft.puzzle()), draft.seed());
        }

        @Override
        public List<String> missesOf(Generated rated, Draft draft) {
            return misses(draft);
        }
    }
}
