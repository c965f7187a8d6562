package dev.clew.cli.solve;

import dev.clew.cli.stream.Input;
import dev.clew.core.Budget;
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
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** Finds out how it stands with a puzzle. Immutable and thread-safe. */
public final class PuzzleSolver {
    private final @Nullable Shape shape;
    private final Budget budget;
    private final long limit;
    private final boolean listing;
    private final Solver solver = Solver.standard();

    /**
     * A solver with settings.
     *
     * @param shape the shape asked for, or null where it follows from the text
     * @param budget the budget of each puzzle
     * @param limit how many solutions to look for; with 1 uniqueness is nobody's concern
     * @param listing whether the solutions themselves are wanted, and whether there are more than the limit
     */
    public PuzzleSolver(@Nullable Shape shape, Budget budget, long limit, boolean listing) {
        this.shape = shape;
        this.budget = budget;
        this.limit = limit;
        this.listing = listing;
    }

    /** Reads and solves. */
    public Solved solve(Input input) {
        return solveAs(input, null);
    }

    /** Reads and solves what a position is taken for. */
    Solved solveAs(Input input, @Nullable UnaryOperator<Position> taken) {
        Reading reading = input.read(shape);
        if (reading instanceof Reading.Bad bad) {
            return Solved.without(input, null, Verdict.INVALID, bad.problem());
        }
        Reading.Found found = (Reading.Found) reading;
        Position position = taken == null ? found.position() : taken.apply(found.position());
        return solve(input, position).after(input.warnings(found));
    }

    private Solved solve(Input input, Position position) {
        if (limit == 1 && position.contradiction().isEmpty()) {
            Solutions solutions = solver.solutions(position, budget);
            if (solutions.hasNext()) {
                return Solved.with(input, position, Verdict.FOUND, List.of(solutions.next()), Rest.UNKNOWN);
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
        Reading.Found found = (Reading.Found) reading;
        return judge(input, found.position(), solver.trace(found.position(), budget, listener))
                .after(input.warnings(found));
    }

    private Solved judge(Input input, Position position, Outcome outcome) {
        if (outcome instanceof Outcome.Unique unique) {
            return Solved.with(input, position, Verdict.UNIQUE, List.of(unique.solution()), Rest.NONE);
        }
        if (outcome instanceof Outcome.Multiple multiple) {
            return several(input, position, multiple);
        }
        if (outcome instanceof Outcome.None none) {
            return Solved.without(input, position, Verdict.NONE, none.reason().explanation());
        }
        return Solved.without(input, position, Verdict.BUDGET, "");
    }

    private Solved several(Input input, Position position, Outcome.Multiple multiple) {
        List<Grid> two = List.of(multiple.first(), multiple.second());
        if (!listing) {
            return Solved.with(input, position, Verdict.MULTIPLE, two, Rest.UNKNOWN);
        }
        Solutions solutions = solver.solutions(position, budget);
        List<Grid> grids = new ArrayList<>();
        while (grids.size() < limit && solutions.hasNext()) {
            grids.add(solutions.next());
        }
        boolean more = solutions.hasNext();
        Rest rest = more ? Rest.MORE : solutions.isOutOfBudget() ? Rest.UNKNOWN : Rest.NONE;
        // Where the budget ended early, the two that are known still prove the verdict.
        return Solved.with(input, position, Verdict.MULTIPLE, grids.size() < 2 ? two : grids, rest);
    }
}
