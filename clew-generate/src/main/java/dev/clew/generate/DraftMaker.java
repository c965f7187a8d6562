package dev.clew.generate;

import dev.clew.core.Budget;
import dev.clew.core.Grid;
import dev.clew.core.Outcome;
import dev.clew.core.Puzzle;
import dev.clew.core.SeededRandom;
import dev.clew.core.Shape;
import dev.clew.core.Solver;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Makes puzzles from seeds, whatever their level, and notes where a limit is hit. Mutable, for one thread. */
final class DraftMaker {
    private final Target target;
    private final Caps caps;
    private final Budget.Meter meter;
    private final Generator.Watch watch;
    private final List<Result.Capped> capped = new ArrayList<>();
    private @Nullable Workbench bench;

    DraftMaker(Target target, Caps caps, Budget budget, Generator.Watch watch) {
        this.target = target;
        this.caps = caps;
        this.meter = budget.start();
        this.watch = watch;
    }

    /** The seed of one attempt at a puzzle: the first has the puzzle's own, so that a printed seed makes its puzzle at once. */
    static long attemptSeed(long puzzleSeed, int attempt) {
        // Negative indices, so that no attempt shares a seed with another puzzle of the run.
        return attempt == 0
                ? puzzleSeed
                : new SeededRandom(puzzleSeed).derive(-1L - attempt).seed();
    }

    /** The puzzle of a seed, if it has one solution and no limit was hit. */
    Optional<Draft> draft(long seed) {
        SeededRandom random = new SeededRandom(seed);
        Shape shape = target.shape().shape(random);
        Workbench work = bench(shape);
        if (!RandomGrid.fill(work, random)) {
            return work.isCapped() ? cap(seed, "the search for a full grid") : Optional.empty();
        }
        int[] solution = work.values();
        boolean unique = true;
        if (target.pattern().isPresent()) {
            unique = PatternFill.run(work, target.pattern().get(), caps.moves(), random);
        } else {
            ClueRemoval.run(work, target, random, watch);
        }
        if (work.isCapped()) {
            return cap(seed, "a proof of uniqueness");
        }
        return unique ? Optional.of(draft(Puzzle.of(shape, work.values()), solution, seed)) : Optional.empty();
    }

    private Draft draft(Puzzle puzzle, int[] grid, long seed) {
        // A pattern changes clues, so that its puzzle has another solution than the grid it began with.
        boolean changed = target.pattern().isPresent();
        return new Draft(puzzle, changed ? solutionOf(puzzle) : Grid.of(puzzle.shape(), grid), seed);
    }

    private static Grid solutionOf(Puzzle puzzle) {
        Outcome outcome = Solver.standard().solve(puzzle);
        if (outcome instanceof Outcome.Unique unique) {
            return unique.solution();
        }
        throw new IllegalStateException(puzzle + " does not have one solution but " + outcome);
    }

    /** The workbench for a shape, with whatever was on it last. */
    Workbench bench(Shape shape) {
        Workbench known = bench;
        if (known == null || !known.shape().equals(shape)) {
            known = new Workbench(shape, caps, this::isOver);
            bench = known;
        }
        return known;
    }

    /** Whether the budget has ended; asked often. */
    boolean isOver() {
        return !meter.spend();
    }

    /** Notes that work on a seed hit its limit, which leaves nothing of it. */
    <T> Optional<T> cap(long seed, String work) {
        if (!isOver()) {
            capped.add(new Result.Capped(seed, work));
        }
        return Optional.empty();
    }

    /** Where limits were hit so far. */
    List<Result.Capped> capped() {
        return List.copyOf(capped);
    }

    /** Whether no clue of a draft can be dropped. */
    boolean isMinimal(Puzzle puzzle) {
        if (ClueRemoval.leavesMinimal(target)) {
            return true;
        }
        Workbench work = bench(puzzle.shape());
        work.load(puzzle);
        return work.isMinimal();
    }

    /** No puzzle leaves that the engine has not looked at once more as a whole. */
    void verify(Draft draft) {
        Workbench work = bench(draft.puzzle().shape());
        work.load(draft.puzzle());
        if (!work.hasOneSolution(draft.solution().toArray())) {
            throw new IllegalStateException("Seed " + Long.toUnsignedString(draft.seed()) + " made " + draft.puzzle()
                    + ", which has another solution than " + draft.solution());
        }
    }
}
