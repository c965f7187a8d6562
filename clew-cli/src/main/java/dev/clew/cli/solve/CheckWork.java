package dev.clew.cli.solve;

import dev.clew.cli.stream.Input;
import dev.clew.cli.stream.OrderedPipeline;
import dev.clew.cli.stream.Report;
import dev.clew.core.Budget;
import dev.clew.core.Position;
import dev.clew.logic.advice.Original;
import dev.clew.logic.advice.ReviewText;
import dev.clew.logic.advice.Standing;
import dev.clew.logic.board.Review;
import dev.clew.logic.text.Depth;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Solves a puzzle and writes what was found; where there is no solution it says which digits and candidates are to blame.
 * Immutable and thread-safe.
 *
 * @param solver reads and solves
 * @param writer writes
 * @param budget what the search for somebody to blame may cost
 * @param original the puzzle as published, or null where it is not known
 */
public record CheckWork(
        PuzzleSolver solver,
        SolutionWriter writer,
        Budget budget,
        @Nullable Original original) implements OrderedPipeline.Work<Report> {
    @Override
    public String verb() {
        return "checked";
    }

    @Override
    public Report apply(Input input) {
        Solved read = solver.solveAs(input, this::game);
        Position position = read.position();
        Solved solved = position == null ? read : judge(read, position);
        return new Report(
                        writer.write(solved),
                        List.of(),
                        solved.verdict().isGood(),
                        solved.verdict().tally())
                .after(solved.warnings());
    }

    private Position game(Position position) {
        return original != null && original.fits(position) ? original.game(position) : position;
    }

    private Solved judge(Solved solved, Position position) {
        if (original != null && !original.fits(position)) {
            return solved.as(Verdict.UNSUPPORTED, OriginalOption.misfit(original, position));
        }
        if (original == null && solved.verdict() != Verdict.NONE) {
            return solved;
        }
        Standing standing = original == null ? Standing.of(position, budget) : Standing.of(position, original, budget);
        String blame = blame(standing);
        return blame.isEmpty() ? solved : solved.as(Verdict.NONE, join(solved.reason(), blame));
    }

    private String blame(Standing standing) {
        Review review = standing.review().orElse(null);
        return review == null
                ? standing.suspects(budget).words()
                : String.join(" ", new ReviewText(standing.position(), review, Depth.WHY).wrong());
    }

    private static String join(String reason, String blame) {
        return reason.isEmpty() ? blame : reason + ". " + blame;
    }
}
