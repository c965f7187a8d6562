package dev.clew.generate;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The attempts at one puzzle, one seed after the other until one meets the target. Mutable, for one thread.
 *
 * @param <M> what an attempt makes
 */
final class Attempts<M> {
    /** What is done with a draft, and when it is good. */
    interface Trial<M> {
        /** What a draft becomes; empty if nothing, also where it cannot come closer than the best so far. */
        Optional<M> finish(Draft draft, int bestDistance);

        /** The draft that it was made of. */
        Draft draft(M made);

        /** What it lacks, in words; empty where it meets the target. */
        List<String> misses(M made);

        /** How far it is from the target. */
        int distance(M made);

        /** The result where it meets the target. */
        Result found(M made, int attempts);

        /** What can be shown of it while others are tried. */
        Optional<Generated> soFar(M made);

        /** The same with a full rating, to be shown as the closest. */
        Generated rated(M made);

        /** What the closest lacks, in words. */
        List<String> missesOf(Generated rated, M made);
    }

    private final DraftMaker drafting;
    private final Caps caps;
    private final Trial<M> trial;
    private final Generator.Watch watch;
    private @Nullable M best;
    private int bestDistance = Integer.MAX_VALUE;

    Attempts(DraftMaker drafting, Caps caps, Trial<M> trial, Generator.Watch watch) {
        this.drafting = drafting;
        this.caps = caps;
        this.trial = trial;
        this.watch = watch;
    }

    /** Makes the puzzle of a seed, beginning with some attempt. */
    Result run(long seed, int firstAttempt) {
        for (int attempt = firstAttempt; attempt < caps.attempts(); attempt++) {
            Optional<M> made = drafting.draft(DraftMaker.attemptSeed(seed, attempt))
                    .flatMap(draft -> trial.finish(draft, bestDistance));
            if (drafting.isOver()) {
                return new Result.Stopped(soFar(), attempt, drafting.capped());
            }
            if (made.isPresent() && trial.misses(made.get()).isEmpty()) {
                drafting.verify(trial.draft(made.get()));
                return trial.found(made.get(), attempt + 1);
            }
            made.ifPresent(this::keepIfBest);
            watch.missed(attempt + 1, soFar());
        }
        M closest = best;
        Optional<Generated> rated = Optional.ofNullable(closest).map(trial::rated);
        List<String> misses = closest == null ? List.of() : trial.missesOf(rated.orElseThrow(), closest);
        return new Result.Missed(rated, misses, Math.max(caps.attempts(), firstAttempt), drafting.capped());
    }

    private Optional<Generated> soFar() {
        return Optional.ofNullable(best).flatMap(trial::soFar);
    }

    private void keepIfBest(M made) {
        int distance = trial.distance(made);
        if (distance < bestDistance) {
            best = made;
            bestDistance = distance;
        }
    }
}
