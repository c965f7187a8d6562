package dev.clew.cli.solve;

import dev.clew.cli.stream.Input;
import dev.clew.core.Budget;
import dev.clew.core.Contradiction;
import dev.clew.core.Grid;
import dev.clew.core.Outcome;
import dev.clew.core.Position;
import dev.clew.core.Shape;
import dev.clew.core.Solutions;
import dev.clew.core.Solver;
import dev.clew.core.TraceEvent;
import dev.clew.core.format.Reading;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds out how it stands with a puzzle. Immutable and thread-safe. */
public final class PuzzleSolver {
    private final @Nullable Shape shape;
    private final Budget budget;
    private final long limit;
    private final Solver solver = Solver.standard();

    /**
     * A solver with settings.
     *
     * @param shape the shape asked for, or null where it follows from the text
     * @param budget the budget of each puzzle
     * @param limit how many solutions to look for; with 1 uniqueness is nobody's concern
     */
    public PuzzleSolver(@Nullable Shape shape, Budget budget, long limit) {
        this.shape = shape;
        this.budget = budget;
        this.limit = limit;
    }

    /** Reads and solves. */
    public Solved solve(Input input) {
        Reading reading = input.read(shape);
        if (reading instanceof Reading.Bad bad) {
            return Solved.without(input, null, Verdict.INVALID, bad.problem());
        }
        Position position = ((Reading.Found) reading).position();
        if (limit == 1 && position.contradiction().isEmpty()) {
            Solutions solutions = solver.solutions(position, budget);
            if (solutions.hasNext()) {
                return Solved.with(input, position, Verdict.FOUND, List.of(solutions.next()), false);
            }
            if (solutions.isOutOfBudget()) {
                return Solved.without(input, position, Verdict.BUDGET, "");
            }
        }
        return judge(input, position, solver.solve(position, budget));
    }

    /** Reads and solves with the general engine, which tells the listener every thing it does. */
    Solved trace(Input input, TraceEvent.Listener listener) {
        Reading reading = input.read(shape);
        if (reading instanceof Reading.Bad bad) {
            return Solved.without(input, null, Verdict.INVALID, bad.problem());
        }
        Position position = ((Reading.Found) reading).position();
        return judge(input, position, solver.trace(position, budget, listener));
    }

    private Solved judge(Input input, Position position, Outcome outcome) {
        if (outcome instanceof Outcome.Unique unique) {
            return Solved.with(input, position, Verdict.UNIQUE, List.of(unique.solution()), true);
        }
        if (outcome instanceof Outcome.Multiple multiple) {
            return several(input, position, multiple);
        }
        if (outcome instanceof Outcome.None none) {
            return none(input, position, none.reason());
        }
        return Solved.without(input, position, Verdict.BUDGET, "");
    }

    private Solved several(Input input, Position position, Outcome.Multiple multiple) {
        List<Grid> grids = new ArrayList<>(List.of(multiple.first(), multiple.second()));
        boolean complete = false;
        if (limit > 2) {
            Solutions solutions = solver.solutions(position, budget);
            grids.clear();
            while (grids.size() < limit && solutions.hasNext()) {
                grids.add(solutions.next());
            }
            complete = grids.size() < limit && !solutions.isOutOfBudget();
        }
        // Where the budget ended early, the two that are known still prove the verdict.
        List<Grid> shown = grids.size() < 2 ? List.of(multiple.first(), multiple.second()) : grids;
        return Solved.with(input, position, Verdict.MULTIPLE, shown, complete);
    }

    private static Solved none(Input input, Position position, Contradiction reason) {
        boolean beyondGivens = reason instanceof Contradiction.BeyondGivens;
        Contradiction root = reason instanceof Contradiction.BeyondGivens beyond ? beyond.reason() : reason;
        Verdict verdict = root instanceof Contradiction.Exhausted ? Verdict.NONE : Verdict.INVALID;
        return new Solved(input, position, verdict, List.of(), true, reason.message(), beyondGivens);
    }
}
