package dev.clew.cli.rate;

import dev.clew.cli.shell.Terminal;
import dev.clew.cli.solve.PuzzleDocument;
import dev.clew.cli.solve.Verdict;
import dev.clew.cli.stream.Input;
import dev.clew.cli.stream.OrderedPipeline;
import dev.clew.cli.stream.Report;
import dev.clew.core.Budget;
import dev.clew.core.Outcome;
import dev.clew.core.Position;
import dev.clew.core.Shape;
import dev.clew.core.Solver;
import dev.clew.core.format.Reading;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Rates puzzles as their setter published them: what a player has entered since does not count, but where nothing is
 * given the pencil marks are the puzzle. Immutable and thread-safe, as long as its scale is thread-safe.
 *
 * @param <R> what a rating is on the scale
 */
public final class RateWork<R> implements OrderedPipeline.Work<Report> {
    private final @Nullable Shape shape;
    private final Budget budget;
    private final Scale<R> scale;
    private final RatingForm<R> writer;

    /** Work with a shape, if one was asked for, a budget for each puzzle, a scale, and a form to write in. */
    public RateWork(@Nullable Shape shape, Budget budget, Scale<R> scale, RatingForm<R> writer) {
        this.shape = shape;
        this.budget = budget;
        this.scale = scale;
        this.writer = writer;
    }

    @Override
    public String verb() {
        return "rated";
    }

    @Override
    public Report apply(Input input) {
        Reading reading = input.read(shape);
        if (reading instanceof Reading.Found found) {
            return report(rate(input, found.position())).after(input.warnings(found));
        }
        String problem = Terminal.oneLine(((Reading.Bad) reading).problem());
        return report(new Rated<>(new PuzzleDocument(input, null), Verdict.INVALID, problem, null, 0));
    }

    private Report report(Rated<R> rated) {
        boolean good = rated.rating() != null;
        List<String> messages = rated.reason().isEmpty() || writer.isForPeople()
                ? List.of()
                : List.of(rated.document().input().prefix() + rated.reason());
        return new Report(writer.write(rated), messages, good, rated.verdict().tally());
    }

    private Rated<R> rate(Input input, Position read) {
        long start = System.nanoTime();
        boolean given = read.puzzle().givenCount() > 0;
        Position position = given ? Position.of(read.puzzle()) : read;
        PuzzleDocument document = new PuzzleDocument(input, read);
        String obstacle = scale.obstacle(position, given);
        if (!obstacle.isEmpty()) {
            return new Rated<>(document, Verdict.UNSUPPORTED, obstacle, null, 0);
        }
        Outcome outcome = Solver.standard().solve(position, budget);
        if (outcome instanceof Outcome.Unique) {
            Optional<R> rating = scale.rate(position, given, budget);
            Verdict verdict = rating.isPresent() ? Verdict.UNIQUE : Verdict.BUDGET;
            return new Rated<>(document, verdict, "", rating.orElse(null), System.nanoTime() - start);
        }
        String reason = outcome instanceof Outcome.None none ? none.reason().explanation() : "";
        return new Rated<>(document, verdict(outcome), reason, null, 0);
    }

    private static Verdict verdict(Outcome outcome) {
        if (outcome instanceof Outcome.Multiple) {
            return Verdict.MULTIPLE;
        }
        return outcome instanceof Outcome.None ? Verdict.NONE : Verdict.BUDGET;
    }
}
