package dev.clew.desk.form;

import dev.clew.core.Budget;
import dev.clew.core.format.FormatCatalog;
import dev.clew.core.format.PuzzleFormat;
import dev.clew.desk.answer.Question;
import dev.clew.desk.answer.Refusal;
import dev.clew.desk.answer.Subject;
import dev.clew.desk.parameter.Choice;
import dev.clew.desk.parameter.Parameter;
import dev.clew.desk.parameter.Values;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * How is it written in another format? Immutable.
 *
 * @param subject the position, and the rules it lacks
 * @param format the format
 */
public record ConvertQuestion(Subject subject, PuzzleFormat format) implements Question<ConvertAnswer> {
    /** The format to write. */
    public static final Choice TO = Choice.of(
            FormatCatalog.standard().formats().stream().map(PuzzleFormat::name).toList(),
            "json",
            "to",
            "The format to write.");

    /** The parameters of the question. */
    public static final List<Parameter<?>> PARAMETERS = List.of(TO);

    /** The question from a subject and values. */
    public static ConvertQuestion of(Subject subject, Values values, Budget budget) {
        return new ConvertQuestion(
                subject, FormatCatalog.standard().find(values.get(TO)).orElseThrow());
    }

    @Override
    public Optional<Refusal> obstacle() {
        return format.refusal(subject.position()).map(reason -> Refusal.unsupported(subject.position(), reason));
    }

    @Override
    public ConvertAnswer answer() {
        List<String> dropped = new ArrayList<>(subject.unknownRules());
        dropped.addAll(format.losses(subject.position()));
        return new ConvertAnswer(subject.position(), format, format.write(subject.position()), dropped);
    }
}
