package dev.clew.cli.solve;

import dev.clew.cli.pipeline.Report;
import dev.clew.cli.pipeline.Work;
import dev.clew.cli.read.Input;
import dev.clew.desk.bulk.Tally;
import java.util.List;

/** Solves a puzzle and writes what was found. Immutable and thread-safe. */
public final class SolveWork implements Work<Report> {
    private final PuzzleSolver solver;
    private final SolutionWriter writer;
    private final boolean withMessages;

    /**
     * Work with a solver and a writer.
     *
     * @param withMessages whether reasons are also reported on standard error
     */
    public SolveWork(PuzzleSolver solver, SolutionWriter writer, boolean withMessages) {
        this.solver = solver;
        this.writer = writer;
        this.withMessages = withMessages;
    }

    @Override
    public String verb() {
        return "solved";
    }

    @Override
    public Report apply(Input input) {
        Solved solved = solver.solve(input);
        List<String> messages = withMessages ? solved.messages() : List.of();
        return new Report(writer.write(solved), messages, solved.verdict().isGood(), Tally.of(solved.verdict()))
                .after(solved.warnings());
    }
}
