package dev.clew.cli.solve;

import dev.clew.cli.answer.CsvText;
import dev.clew.cli.answer.PuzzleColumns;
import dev.clew.core.Grid;

/**
 * Comma-separated values: the puzzle, its shape, the outcome's word, the solution where there is one to name, and why there is none.
 * In a list, one row a solution.
 */
public final class CsvWriter implements SolutionWriter {
    @Override
    public String header() {
        return "puzzle,shape,outcome,solution,reason";
    }

    @Override
    public String write(Solved solved) {
        return row(
                solved,
                solved.verdict().isGood() ? solved.line(solved.solutions().get(0)) : "");
    }

    @Override
    public String list(Solved solved, long number) {
        StringBuilder rows = new StringBuilder();
        for (Grid solution : solved.solutions()) {
            rows.append(rows.isEmpty() ? "" : "\n").append(row(solved, solved.line(solution)));
        }
        return rows.isEmpty() ? write(solved) : rows.toString();
    }

    private static String row(Solved solved, String solution) {
        PuzzleColumns columns = solved.columns();
        return CsvText.row(columns.line(), columns.shape(), solved.verdict().id(), solution, solved.reason());
    }
}
