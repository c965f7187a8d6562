package dev.clew.cli.rate;

import dev.clew.cli.answer.AnswerWork;
import dev.clew.cli.pipeline.Report;
import dev.clew.cli.pipeline.Work;
import dev.clew.cli.read.Input;
import dev.clew.core.Budget;
import dev.clew.core.Position;
import dev.clew.core.Shape;
import dev.clew.core.format.Reading;
import dev.clew.desk.answer.Refusal;
import dev.clew.desk.bulk.Tally;
import dev.clew.desk.logic.RateQuestion;
import dev.clew.desk.logic.Raters;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Reads a puzzle, asks how hard it is, and has the answer written. Immutable and thread-safe, as its scales are. */
public final class RateWork implements Work<Report> {
    private final @Nullable Shape shape;
    private final Budget budget;
    private final Raters scales;
    private final RatingForm writer;

    /** Work with a shape, if one was asked for, a budget for each puzzle, the scales, and a form to write in. */
    public RateWork(@Nullable Shape shape, Budget budget, Raters scales, RatingForm writer) {
        this.shape = shape;
        this.budget = budget;
        this.scales = scales;
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
        return report(Rated.without(input, AnswerWork.invalid(input, (Reading.Bad) reading)));
    }

    private Report report(Rated rated) {
        List<String> messages = rated.reason().isEmpty() || writer.isForPeople()
                ? List.of()
                : List.of(rated.input().prefix() + rated.reason());
        return new Report(writer.write(rated), messages, rated.ratings() != null, Tally.of(rated.verdict()));
    }

    private Rated rate(Input input, Position position) {
        long start = System.nanoTime();
        RateQuestion question = new RateQuestion(position, scales, budget);
        Optional<Refusal> obstacle = question.obstacle();
        return obstacle.isPresent()
                ? Rated.without(input, obstacle.get())
                : Rated.of(input, question.answer(), System.nanoTime() - start);
    }
}
