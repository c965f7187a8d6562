package dev.clew.cli.form;

import dev.clew.cli.answer.AnswerWork;
import dev.clew.cli.answer.JsonLine;
import dev.clew.cli.pipeline.Report;
import dev.clew.cli.pipeline.Work;
import dev.clew.cli.read.Input;
import dev.clew.core.Budget;
import dev.clew.core.Shape;
import dev.clew.core.format.Reading;
import dev.clew.desk.answer.Refusal;
import dev.clew.desk.answer.Subject;
import dev.clew.desk.bulk.Tally;
import dev.clew.desk.form.ConvertAnswer;
import dev.clew.desk.form.ConvertQuestion;
import dev.clew.desk.parameter.Values;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Writes puzzles in another format. Elsewhere an unknown rule makes the puzzle unreadable; here it is dropped, with a
 * message. Immutable and thread-safe.
 *
 * @param shape the shape asked for, or null where it follows from the text
 * @param values which format
 * @param json whether the document about it is written instead of the text itself
 */
public record ConvertWork(@Nullable Shape shape, Values values, boolean json) implements Work<Report> {
    @Override
    public String verb() {
        return "converted";
    }

    @Override
    public Report apply(Input input) {
        Reading reading = input.read(shape);
        if (reading instanceof Reading.Found found) {
            return convert(input, Subject.of(found)).after(input.warnings(found));
        }
        Reading.Bad bad = (Reading.Bad) reading;
        return bad.without()
                .map(partial -> convert(input, Subject.of(partial)))
                .orElseGet(() -> refuse(input, AnswerWork.invalid(input, bad)));
    }

    private Report convert(Input input, Subject subject) {
        ConvertQuestion question = ConvertQuestion.of(subject, values, Budget.unlimited());
        Optional<Refusal> obstacle = question.obstacle();
        return obstacle.isPresent() ? refuse(input, obstacle.get()) : tell(input, subject, question.answer());
    }

    private Report tell(Input input, Subject subject, ConvertAnswer answer) {
        if (json) {
            return new Report(JsonLine.of(input, answer), List.of(), true);
        }
        // A blank line separates drawings, also when they are read again.
        String lines = answer.text().indexOf('\n') < 0 ? answer.text() : answer.text() + "\n";
        return new Report(lines, losses(input, subject, answer), true);
    }

    private static List<String> losses(Input input, Subject subject, ConvertAnswer answer) {
        List<String> messages = new ArrayList<>();
        if (!subject.unknownRules().isEmpty()) {
            String rules = new Reading.Partial(subject.position(), subject.unknownRules()).droppedWords();
            messages.add(input.prefix() + "drops " + rules + ", which Clew does not know yet");
        }
        List<String> losses = answer.format().losses(subject.position());
        if (!losses.isEmpty()) {
            messages.add(
                    input.prefix() + "the format " + answer.format().name() + " drops " + String.join(", ", losses));
        }
        return messages;
    }

    private Report refuse(Input input, Refusal refusal) {
        Tally tally = Tally.of(refusal.verdict());
        return json
                ? new Report(JsonLine.of(input, refusal), List.of(), false, tally)
                : new Report("", List.of(input.prefix() + refusal.message()), false, tally);
    }
}
