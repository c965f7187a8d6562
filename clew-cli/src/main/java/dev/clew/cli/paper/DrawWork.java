package dev.clew.cli.paper;

import dev.clew.cli.answer.AnswerWork;
import dev.clew.cli.answer.PictureForm;
import dev.clew.cli.option.Arguments;
import dev.clew.cli.option.CommonOptions;
import dev.clew.cli.pipeline.Report;
import dev.clew.cli.pipeline.Work;
import dev.clew.cli.read.Input;
import dev.clew.cli.shell.Failure;
import dev.clew.cli.shell.Terminal;
import dev.clew.core.Shape;
import dev.clew.desk.answer.Answer;
import dev.clew.desk.answer.Question;
import dev.clew.desk.answer.Subject;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Asks the desk about each puzzle and draws the parts for the page from the answer. Immutable and thread-safe.
 *
 * @param shape the shape asked for, or null where it follows from the text
 * @param verb what has been done with a puzzle when all went well
 * @param asking makes the question
 * @param drawing draws the answer; nothing where there is nothing to draw
 * @param <A> the kind of answer
 * @param <P> a part of a page
 */
public record DrawWork<A extends Answer, P>(
        @Nullable Shape shape, String verb, Function<Subject, Question<A>> asking, Function<? super A, List<P>> drawing)
        implements Work<Drawn<P>> {
    /** Such files are not for a screen. */
    public static void refuseScreen(Arguments arguments, Terminal terminal) {
        if (terminal.writesToPerson() && !arguments.has(CommonOptions.OUTPUT)) {
            throw Failure.usage("a terminal cannot show this kind of file; write it with --output FILE");
        }
    }

    @Override
    public Drawn<P> apply(Input input) {
        List<P> parts = new ArrayList<>();
        PictureForm<A> form = (from, answer) -> {
            parts.addAll(drawing.apply(answer));
            boolean drawn = !parts.isEmpty();
            return new Report(
                    "", drawn ? List.of() : List.of(from.prefix() + answer.message()), drawn && answer.isGood());
        };
        Report report = new AnswerWork<>(shape, verb, asking, form).apply(input);
        return new Drawn<>(report, parts);
    }
}
