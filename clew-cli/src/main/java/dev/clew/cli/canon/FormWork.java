package dev.clew.cli.canon;

import dev.clew.cli.pipeline.Report;
import dev.clew.cli.pipeline.Work;
import dev.clew.cli.read.Input;
import dev.clew.core.Position;
import dev.clew.core.Shape;
import dev.clew.core.symmetry.Canonicalizer;
import dev.clew.desk.answer.Refusal;
import dev.clew.desk.form.CanonQuestion;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Finds the canonical form of every puzzle. Thread-safe. */
public final class FormWork implements Work<Report> {
    private final @Nullable Shape shape;
    private final ImageWriter writer;
    private final ThreadLocal<Canonicalizer> canonicalizer = ThreadLocal.withInitial(Canonicalizer::new);

    /** Work with a shape, if one was asked for, and a form to write in. */
    public FormWork(@Nullable Shape shape, ImageWriter writer) {
        this.shape = shape;
        this.writer = writer;
    }

    @Override
    public Report apply(Input input) {
        Entry entry = Entry.read(input, shape);
        Position position = entry.position();
        return position == null
                ? writer.report(entry, entry.refusal().orElseThrow())
                : report(entry, new CanonQuestion(position, Optional.empty()));
    }

    private Report report(Entry entry, CanonQuestion question) {
        Optional<Refusal> obstacle = question.obstacle();
        return obstacle.isPresent()
                ? writer.report(entry, obstacle.get())
                : writer.report(entry, question.canonical(canonicalizer.get()));
    }
}
