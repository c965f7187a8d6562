package dev.clew.cli.logic;

import dev.clew.cli.answer.AnswerForm;
import dev.clew.cli.answer.AnswerWork;
import dev.clew.cli.pipeline.Report;
import dev.clew.cli.pipeline.Work;
import dev.clew.cli.read.Input;
import dev.clew.core.Budget;
import dev.clew.core.Shape;
import dev.clew.core.format.Reading;
import dev.clew.desk.answer.Refusal;
import dev.clew.desk.logic.ExplainAnswer;
import dev.clew.desk.logic.Game;
import dev.clew.logic.advice.PositionStatus;
import dev.clew.logic.level.ClewScale;
import dev.clew.logic.log.IterationLog;
import dev.clew.logic.review.Original;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The log of passes, word for word; it has a path of its own and asks for none.
 *
 * @param shape the shape asked for, or null where it follows from the text
 * @param original the puzzle as published, where it is known
 * @param budget the limit for checking a puzzle
 */
public record IterationsWork(@Nullable Shape shape, Optional<Original> original, Budget budget)
        implements Work<Report> {
    private static final AnswerForm<ExplainAnswer> REFUSALS = new PathForm(false, false);

    @Override
    public String verb() {
        return "solved";
    }

    @Override
    public Report apply(Input input) {
        Reading reading = input.read(shape);
        if (reading instanceof Reading.Bad bad) {
            return REFUSALS.refuse(input, AnswerWork.invalid(input, bad));
        }
        Reading.Found found = (Reading.Found) reading;
        Game game = new Game(found.position(), original);
        Optional<Refusal> obstacle = game.obstacle(ClewScale.standard());
        Report report = obstacle.isPresent() ? REFUSALS.refuse(input, obstacle.get()) : log(input, game.status(budget));
        return report.after(input.warnings(found));
    }

    private static Report log(Input input, PositionStatus status) {
        List<String> lines = new ArrayList<>();
        boolean solved = IterationLog.write(status.corrected(), lines::add);
        String words = status.putBackWords();
        List<String> messages = words.isEmpty() ? List.of() : List.of(input.prefix() + words);
        return new Report(String.join("\n", lines), messages, solved);
    }
}
