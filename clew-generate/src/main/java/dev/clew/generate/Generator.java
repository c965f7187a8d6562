package dev.clew.generate;

import dev.clew.core.Budget;
import dev.clew.core.Grid;
import dev.clew.core.Outcome;
import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.core.SeededRandom;
import dev.clew.core.Shape;
import dev.clew.core.Solver;
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
public final class Generator {
    private final Target target;
    private final Caps caps;
    private final BooleanSupplier cancelled;
    private final Watch watch;

    /** Is told of every attempt that did not meet the target, on the thread that makes it. */
    @FunctionalInterface
    public interface Watch {
        /** After so many attempts in all, with the puzzle that comes closest so far. */
        void missed(int attempts, Optional<Generated> best);
    }

    /** A generator that nothing stops but its limits. */
    public Generator(Target target, Caps caps) {
        this(target, caps, () -> false);
    }

    /** A generator that can be called off; it is asked often, by all threads that use it. */
    public Generator(Target target, Caps caps, BooleanSupplier cancelled) {
        this(target, caps, cancelled, (attempts, best) -> {});
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

    /** The seed of one attempt at a puzzle: the first has the puzzle's own, so that a printed seed makes its puzzle at once. */
    private static long attemptSeed(long puzzleSeed, int attempt) {
        // Negative indices, so that no attempt shares a seed with another puzzle of the run.
        return attempt == 0
                ? puzzleSeed
                : new SeededRandom(puzzleSeed).derive(-1L - attempt).seed();
    }

    /** Makes the puzzle of a seed. */
    public Result make(long seed) {
        return make(seed, 0);
    }

    /** Makes the puzzle of a seed, beginning with a later attempt. */
    Result make(long seed, int firstAttempt) {
        return new Making(seed).run(firstAttempt);
    }

    /** The attempts at one puzzle. */
    private final class Making {
        private final long seed;
        private final Rater quick;
        private final List<Result.Capped> capped = new ArrayList<>();
        private @Nullable Workbench bench;
        private @Nullable Generated best;
        private int bestDistance = Integer.MAX_VALUE;

        Making(long seed) {
            this.seed = seed;
            this.quick = Rater.standard().upTo(target.level().orElse(ClewLevel.BEYOND));
        }

        Result run(int firstAttempt) {
            for (int attempt = firstAttempt; attempt < caps.attempts(); attempt++) {
                long attemptSeed = attemptSeed(seed, attempt);
                Optional<Generated> made = attempt(attemptSeed);
                if (cancelled.getAsBoolean()) {
                    return new Result.Stopped(attempt, capped);
                }
                if (made.isPresent() && misses(made.get(), made.get().rating()).isEmpty()) {
                    return new Result.Found(verified(made.get()), attempt + 1, capped);
                }
                made.ifPresent(this::keepIfBest);
                watch.missed(attempt + 1, Optional.ofNullable(best));
            }
            Optional<Generated> closest = Optional.ofNullable(best).map(this::withFullRating);
            List<String> misses = closest.map(it -> misses(it, it.rating())).orElse(List.of());
            return new Result.Missed(closest, misses, Math.max(caps.attempts(), firstAttempt), capped);
        }

        private Optional<Generated> attempt(long attemptSeed) {
            SeededRandom random = new SeededRandom(attemptSeed);
            Shape shape = target.shape().shape(random);
            Workbench work = bench(shape);
            if (!RandomGrid.fill(work, random)) {
                return work.isCapped() ? cap(attemptSeed, "the search for a full grid") : Optional.empty();
            }
            int[] solution = work.values();
            boolean unique = true;
            if (target.pattern().isPresent()) {
                unique = PatternFill.run(work, target.pattern().get(), caps.moves(), random);
            } else {
                ClueRemoval.run(work, target, random);
            }
            if (work.isCapped()) {
                return cap(attemptSeed, "a proof of uniqueness");
            }
            return unique ? rated(Puzzle.of(shape, work.values()), solution, attemptSeed) : Optional.empty();
        }

        private Workbench bench(Shape shape) {
            Workbench known = bench;
            if (known == null || !known.shape().equals(shape)) {
                known = new Workbench(shape, caps, cancelled);
                bench = known;
            }
            return known;
        }

        private Optional<Generated> cap(long attemptSeed, String work) {
            if (!cancelled.getAsBoolean()) {
                capped.add(new Result.Capped(attemptSeed, work));
            }
            return Optional.empty();
        }

        private Optional<Generated> rated(Puzzle puzzle, int[] grid, long attemptSeed) {
            int missing = target.clues().distance(puzzle.givenCount());
            if (missing > 0 && missing >= bestDistance) {
                return Optional.empty();
            }
            Budget budget = Budget.unlimited().withNodes(caps.ratingNodes()).withCancellation(cancelled);
            Optional<LevelRating> rating = quick.rate(Board.of(Position.of(puzzle), Uniqueness.OF_GIVENS), budget);
            if (rating.isEmpty()) {
                return cap(attemptSeed, "the rating");
            }
            int[] solution = grid;
            if (target.pattern().isPresent()) {
                solution = solutionOf(puzzle).toArray();
            }
            return Optional.of(new Generated(puzzle, Grid.of(puzzle.shape(), solution), rating.get(), attemptSeed));
        }

        private List<String> misses(Generated made, LevelRating rating) {
            List<String> misses = new ArrayList<>(target.misses(made.puzzle(), rating));
            if (misses.isEmpty() && target.minimal() && !isMinimal(made.puzzle())) {
                misses.add("a clue can be dropped");
            }
            return misses;
        }

        private boolean isMinimal(Puzzle puzzle) {
            Workbench work = bench(puzzle.shape());
            work.clear();
            for (int cell = 0; cell < puzzle.shape().cells(); cell++) {
                if (puzzle.given(cell) != 0) {
                    work.set(cell, puzzle.given(cell));
                }
            }
            return work.isMinimal();
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

        /** No puzzle leaves that the solver has not looked at once more as a whole. */
        private Generated verified(Generated made) {
            if (!solutionOf(made.puzzle()).equals(made.solution())) {
                throw new IllegalStateException("Seed " + Long.toUnsignedString(made.seed()) + " made " + made.puzzle()
                        + ", which has another solution than " + made.solution());
            }
            return made;
        }
    }

    private static Grid solutionOf(Puzzle puzzle) {
        Outcome outcome = Solver.standard().solve(puzzle);
        if (outcome instanceof Outcome.Unique unique) {
            return unique.solution();
        }
        throw new IllegalStateException(puzzle + " does not have one solution but " + outcome);
    }
}
