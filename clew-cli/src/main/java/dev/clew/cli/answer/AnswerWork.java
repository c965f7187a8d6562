package dev.clew.cli.answer;

import dev.clew.cli.pipeline.Report;
import dev.clew.cli.pipeline.Work;
import dev.clew.cli.read.Input;
import dev.clew.cli.shell.Terminal;
import dev.clew.core.Shape;
import dev.clew.core.format.Reading;
import dev.clew.desk.answer.Answer;
import dev.clew.desk.answer.Question;
import dev.clew.desk.answer.Refusal;
import dev.clew.desk.answer.Subject;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Reads a puzzle, asks the desk about it and writes the answer. Immutable and thread-safe.
 *
 * @param shape the shape asked for, or null where it follows from the text
 * @param verb what has been done with a puzzle when all went well
 * @param asking makes the question
 * @param form what writes the answer
 * @param <A> the kind of answer
 */
public record AnswerWork<A extends Answer>(
        @Nullable Shape shape, String verb, Function<Subject, Question<A>> asking, AnswerForm<? super A> form)
        implements Work<Report> {
    @Override
    public Report apply(Input input) {
        Reading reading = input.read(shape);
        if (reading instanceof Reading.Bad bad) {
            return form.refuse(input, invalid(input, bad));
        }
        Reading.Found found = (Reading.Found) reading;
        return tell(input, asking.apply(Subject.of(found))).after(input.warnings(found));
    }

    private Report tell(Input input, Question<A> question) {
        Optional<Refusal> obstacle = question.obstacle();
        return obstacle.isPresent() ? form.refuse(input, obstacle.get()) : form.tell(input, question.answer());
    }

    /** A text that is not a puzzle. */
    public static Refusal invalid(Input input, Reading.Bad bad) {
        return Refusal.invalid(Terminal.oneLine(input.text().strip()), Terminal.oneLine(bad.problem()));
    }
}
