package dev.clew.desk.solve;

import dev.clew.core.Budget;
import dev.clew.core.Grid;
import dev.clew.core.Outcome;
import dev.clew.core.Position;
import dev.clew.core.Solutions;
import dev.clew.core.Solver;
import dev.clew.desk.answer.Question;
import dev.clew.desk.answer.Subject;
import dev.clew.desk.answer.Verdict;
import dev.clew.desk.parameter.Values;
import dev.clew.desk.parameter.WholeNumber;
import java.util.ArrayList;
import java.util.List;

/**
 * What is the solution? Immutable.
 *
 * @param position the position
 * @param limit how many solutions to look for; with 1 it does not matter whether there are more
 * @param listing whether the solutions themselves are wanted, and whether there are more than the limit
 * @param budget what it may cost
 */
public record SolveQuestion(Position position, long limit, boolean listing, Budget budget)
        implements Question<SolveAnswer> {
    /** How many solutions are wanted. */
    public static final WholeNumber LIMIT = WholeNumber.upTo(
            1_000_000,
            1000,
            2,
            "limit",
            "List up to this many solutions of each puzzle, and say if there are more. With 1, any solution is enough. "
                    + "Default: look for two, show one.");

    /** The question from a subject and values. */
    public static SolveQuestion of(Subject subject, Values values, Budget budget) {
        long limit = values.get(LIMIT);
        return new SolveQuestion(subject.position(), limit, values.has(LIMIT) && limit > 1, budget);
    }

    @Override
    public SolveAnswer answer() {
        Solver solver = Solver.standard();
        if (limit == 1 && position.contradiction().isEmpty()) {
            Solutions solutions = solver.solutions(position, budget);
            if (solutions.hasNext()) {
                return new SolveAnswer(position, Verdict.FOUND, List.of(solutions.next()), MoreSolutions.UNKNOWN, null);
            }
            if (solutions.isOutOfBudget()) {
                return new SolveAnswer(position, Verdict.BUDGET, List.of(), MoreSolutions.UNKNOWN, null);
            }
        }
        return answer(solver.solve(position, budget));
    }

    /** The answer where the solver has spoken. */
    public SolveAnswer answer(Outcome outcome) {
        if (outcome instanceof Outcome.Unique unique) {
            return new SolveAnswer(position, Verdict.UNIQUE, List.of(unique.solution()), MoreSolutions.NONE, null);
        }
        if (outcome instanceof Outcome.Multiple multiple) {
            return several(multiple);
        }
        if (outcome instanceof Outcome.None none) {
            return new SolveAnswer(position, Verdict.NONE, List.of(), MoreSolutions.NONE, none.reason());
        }
        return new SolveAnswer(position, Verdict.BUDGET, List.of(), MoreSolutions.UNKNOWN, null);
    }

    private SolveAnswer several(Outcome.Multiple multiple) {
        List<Grid> two = List.of(multiple.first(), multiple.second());
        if (!listing) {
            return new SolveAnswer(position, Verdict.MULTIPLE, two, MoreSolutions.UNKNOWN, null);
        }
        Solutions solutions = Solver.standard().solutions(position, budget);
        List<Grid> grids = new ArrayList<>();
        while (grids.size() < limit && solutions.hasNext()) {
            grids.add(solutions.next());
        }
        boolean more = solutions.hasNext();
        MoreSolutions rest =
                more ? MoreSolutions.MORE : solutions.isOutOfBudget() ? MoreSolutions.UNKNOWN : MoreSolutions.NONE;
        // Where the budget ended early, the two that are known still prove the verdict.
        return new SolveAnswer(position, Verdict.MULTIPLE, grids.size() < 2 ? two : grids, rest, null);
    }
}
