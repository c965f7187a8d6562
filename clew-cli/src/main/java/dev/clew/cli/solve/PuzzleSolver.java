package dev.clew.cli.solve;

import dev.clew.cli.answer.AnswerWork;
import dev.clew.cli.read.Input;
import dev.clew.core.Budget;
import dev.clew.core.Shape;
import dev.clew.core.Solver;
import dev.clew.core.TraceEvent;
import dev.clew.core.format.Reading;
import dev.clew.desk.solve.SolveAnswer;
import dev.clew.desk.solve.SolveQuestion;
import org.jspecify.annotations.Nullable;

/**
 * Reads a puzzle and asks for its solution. Immutable and thread-safe.
 *
 * @param shape the shape asked for, or null where it follows from the text
 * @param budget the budget of each puzzle
 * @param limit how many solutions to look for; with 1 it does not matter whether there are more
 * @param listing whether the solutions themselves are wanted, and whether there are more than the limit
 */
public record PuzzleSolver(@Nullable Shape shape, Budget budget, long limit, boolean listing) {
    /** Reads and solves. */
    public Solved solve(Input input) {
        return solve(input, null);
    }

    /** Reads and solves with the general engine, which reports every step to the listener. */
    Solved trace(Input input, TraceEvent.Listener listener) {
        return solve(input, listener);
    }

    private Solved solve(Input input, TraceEvent.@Nullable Listener listener) {
        Reading reading = input.read(shape);
        if (reading instanceof Reading.Bad bad) {
            return Solved.without(input, AnswerWork.invalid(input, bad));
        }
        Reading.Found found = (Reading.Found) reading;
        SolveQuestion question = new SolveQuestion(found.position(), limit, listing, budget);
        SolveAnswer answer = listener == null
                ? question.answer()
                : question.answer(Solver.standard().trace(found.position(), budget, listener));
        return Solved.of(input, answer, input.warnings(found));
    }
}
