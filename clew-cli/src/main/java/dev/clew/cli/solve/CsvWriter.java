package dev.clew.cli.solve;

import dev.clew.core.Grid;
import java.util.List;

/** Comma-separated values: the puzzle, the outcome's word, and the solution where there is one to name. */
public final class CsvWriter implements SolutionWriter {
    @Override
    public String header() {
        return "puzzle,outcome,solution";
    }

    @Override
    public String write(Solved solved) {
        List<Grid> solutions = solved.solutions();
        String solution = solved.verdict().isGood() ? solutions.get(0).toString() : "";
        return CsvText.field(solved.puzzleLine()) + "," + solved.verdict().id() + "," + CsvText.field(solution);
    }
}
