package dev.clew.cli.solve;

import dev.clew.core.Grid;
import dev.clew.desk.answer.Refusal;
import dev.clew.desk.line.SolveLine;
import dev.clew.desk.solve.SolveAnswer;

/** Exactly one line a puzzle: the solution, or {@code !} and a word. In a list, one line a solution. */
public final class LineWriter implements SolutionWriter {
    @Override
    public String write(Solved solved) {
        return solved.answer() instanceof SolveAnswer answer
                ? SolveLine.of(answer)
                : SolveLine.of((Refusal) solved.answer());
    }

    /** Such as {@code 1234341221434321 # 3.2} for the second solution of the third puzzle. */
    @Override
    public String list(Solved solved, long number) {
        StringBuilder lines = new StringBuilder();
        int index = 0;
        for (Grid solution : solved.solutions()) {
            lines.append(index == 0 ? "" : "\n").append(solved.line(solution));
            lines.append(" # ").append(number).append('.').append(++index);
        }
        return index == 0 ? write(solved) : lines.toString();
    }
}
