package dev.clew.cli.solve;

import dev.clew.cli.pipeline.Finish;
import dev.clew.cli.pipeline.Report;
import dev.clew.cli.pipeline.Work;
import dev.clew.cli.read.Input;
import dev.clew.desk.answer.Verdict;
import dev.clew.desk.bulk.Tally;
import dev.clew.desk.solve.MoreSolutions;
import java.util.ArrayList;
import java.util.List;

/** Writes all solutions that were found, and says where there are more. It counts the puzzles; mutable, for one run. */
public final class Listing implements Finish<Solved> {
    private final SolutionWriter writer;
    private final boolean withMessages;
    private long number;

    /**
     * A list in a form.
     *
     * @param withMessages whether reasons are also reported on standard error
     */
    public Listing(SolutionWriter writer, boolean withMessages) {
        this.writer = writer;
        this.withMessages = withMessages;
    }

    /** The solving, by many threads. */
    public static Work<Solved> solving(PuzzleSolver solver) {
        return new Work<>() {
            @Override
            public Solved apply(Input input) {
                return solver.solve(input);
            }

            @Override
            public String verb() {
                return "solved";
            }
        };
    }

    @Override
    public Report apply(Solved solved) {
        String text = writer.list(solved, ++number);
        return new Report(text, messages(solved), solved.verdict().isGood(), Tally.of(solved.verdict()))
                .after(solved.warnings());
    }

    private List<String> messages(Solved solved) {
        List<String> messages = new ArrayList<>(withMessages ? solved.messages() : List.of());
        int found = solved.solutions().size();
        if (solved.verdict() == Verdict.MULTIPLE && solved.rest() == MoreSolutions.MORE) {
            messages.add(solved.input().prefix() + "there are more than " + found
                    + " solutions; a larger --limit shows more");
        } else if (solved.verdict() == Verdict.MULTIPLE && solved.rest() == MoreSolutions.UNKNOWN) {
            messages.add(solved.input().prefix() + "the budget ended after " + found + " solutions; there may be more");
        }
        return messages;
    }
}
