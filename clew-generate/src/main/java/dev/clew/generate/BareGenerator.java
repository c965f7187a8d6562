package dev.clew.generate;

import dev.clew.logic.level.Rater;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * Makes puzzles without asking how hard they are, which takes most of the time otherwise: the same ones that
 * {@link Generator} makes for the same target and seed. Immutable and thread-safe.
 */
public final class BareGenerator implements PuzzleMaker {
    private final Target target;
    private final Caps caps;
    private final BooleanSupplier cancelled;

    /**
     * A generator that can be called off; it is asked often, by all threads that use it.
     *
     * @throws IllegalArgumentException if the target has a level or a technique, which only a rating can tell
     */
    public BareGenerator(Target target, Caps caps, BooleanSupplier cancelled) {
        if (target.level().isPresent() || target.uses().isPresent()) {
            throw new IllegalArgumentException("A level or a technique can only be met by puzzles that are rated");
        }
        this.target = target;
        this.caps = caps;
        this.cancelled = cancelled;
    }

    @Override
    public Result make(long seed, int firstAttempt) {
        Drafting drafting = new Drafting(target, caps, cancelled, Generator.UNWATCHED);
        Optional<Draft> best = Optional.empty();
        for (int attempt = firstAttempt; attempt < caps.attempts(); attempt++) {
            Optional<Draft> made = drafting.draft(Drafting.attemptSeed(seed, attempt));
            if (cancelled.getAsBoolean()) {
                return new Result.Stopped(attempt, drafting.capped());
            }
            if (made.isPresent() && misses(made.get(), drafting).isEmpty()) {
                Draft draft = made.get();
                drafting.verify(draft.puzzle(), draft.solution(), draft.seed());
                return new Result.Bare(draft.puzzle(), draft.seed(), attempt + 1, drafting.capped());
            }
            best = made.isPresent() && distance(made) < distance(best) ? made : best;
        }
        List<String> misses = best.map(draft -> misses(draft, drafting)).orElse(List.of());
        Optional<Generated> rated = best.map(BareGenerator::rated);
        return new Result.Missed(rated, misses, Math.max(caps.attempts(), firstAttempt), drafting.capped());
    }

    private List<String> misses(Draft draft, Drafting drafting) {
        List<String> misses = target.missesInClues(draft.puzzle());
        return misses.isEmpty() && target.minimal() && !drafting.isMinimal(draft.puzzle())
                ? List.of(Generator.NOT_MINIMAL)
                : misses;
    }

    private int distance(Optional<Draft> draft) {
        return draft.map(it -> target.clues().distance(it.puzzle().givenCount()))
                .orElse(Integer.MAX_VALUE);
    }

    private static Generated rated(Draft draft) {
        return new Generated(draft.puzzle(), draft.solution(), Rater.standard().rate(draft.puzzle()), draft.seed());
    }
}
