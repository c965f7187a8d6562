package dev.clew.cli.solve;

import dev.clew.cli.pipeline.Report;
import dev.clew.cli.pipeline.Work;
import dev.clew.cli.read.Input;
import dev.clew.cli.read.LineBlock;
import dev.clew.core.format.PuzzleText;
import dev.clew.desk.bulk.AnswerLines;
import dev.clew.desk.bulk.Bulk;
import dev.clew.desk.bulk.SinglePuzzles;

/** Solves blocks of classic puzzles at once and writes a line for each; single puzzles go the general way. Thread-safe. */
public final class BulkWork implements Work<Report> {
    private final SolveWork general;
    private final Bulk bulk;

    /**
     * @param general the work for single puzzles; it has to look for two solutions without a budget and write lines
     * @param bulk solves blocks
     */
    public BulkWork(SolveWork general, Bulk bulk) {
        this.general = general;
        this.bulk = bulk;
    }

    @Override
    public Report apply(Input input) {
        return general.apply(input);
    }

    @Override
    public String verb() {
        return general.verb();
    }

    @Override
    public boolean takesBlocks() {
        return true;
    }

    @Override
    public Report apply(LineBlock block) {
        return new Singles(block, general).solve(bulk);
    }

    /** Has the puzzles of a block done that need more than the bulk engine; loaded where there is a block. */
    private record Singles(LineBlock block, SolveWork general) implements SinglePuzzles {
        Report solve(Bulk bulk) {
            return new Report(bulk.solve(block.text(), this));
        }

        @Override
        public void answer(PuzzleText puzzle, AnswerLines answers) {
            Report report = general.apply(block.input(puzzle));
            answers.add(report.lines(), report.length(), report.tally());
            report.messages().forEach(answers::message);
        }
    }
}
