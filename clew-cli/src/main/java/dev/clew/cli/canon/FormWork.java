package dev.clew.cli.canon;

import dev.clew.cli.stream.Input;
import dev.clew.cli.stream.OrderedPipeline;
import dev.clew.cli.stream.Report;
import dev.clew.core.Puzzle;
import dev.clew.core.Shape;
import dev.clew.core.symmetry.CanonicalForm;
import dev.clew.core.symmetry.Canonicalizer;
import org.jspecify.annotations.Nullable;

/** Finds the canonical form of every puzzle. Thread-safe. */
public final class FormWork implements OrderedPipeline.Work<Report> {
    /** What a canonical form is called in the output. */
    public static final String NAME = "canonical";

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
        return writer.report(image(Entry.read(input, shape)), NAME);
    }

    private Image image(Entry entry) {
        Puzzle puzzle = entry.puzzle();
        if (puzzle == null) {
            return Image.none(entry, entry.problem());
        }
        if (!CanonicalForm.isSupported(puzzle.shape())) {
            return Image.none(
                    entry,
                    "canonical forms are known for 9x9 grids with 3x3 boxes alone, not for "
                            + puzzle.shape().name() + "; --dedupe compares such puzzles as they are");
        }
        CanonicalForm form = canonicalizer.get().form(puzzle);
        return new Image(entry, form.puzzle(), form.transformation(), form.automorphisms(), "");
    }
}
