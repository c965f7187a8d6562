package dev.clew.cli.canon;

import dev.clew.cli.pipeline.Finish;
import dev.clew.cli.pipeline.Report;
import dev.clew.cli.pipeline.Work;
import dev.clew.cli.read.Input;
import dev.clew.core.Position;
import dev.clew.core.SeededRandom;
import dev.clew.core.Shape;
import dev.clew.core.symmetry.Symmetries;
import dev.clew.desk.answer.Refusal;
import dev.clew.desk.form.CanonQuestion;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Turns every puzzle into a random equivalent one. Puzzles are read on many threads and moved on one, where the number
 * of each is known: its random source depends on the seed and that number alone. Mutable, for one run.
 */
public final class Shuffle implements Finish<Shuffle.Read> {
    private final SeededRandom seeds;
    private final ImageWriter writer;
    private long index;
    private @Nullable Symmetries symmetries;

    /** A shuffle from that seed, written in that form. */
    public Shuffle(long seed, ImageWriter writer) {
        this.seeds = new SeededRandom(seed);
        this.writer = writer;
    }

    /** A puzzle on its way. */
    public static final class Read {
        private final Entry entry;

        private Read(Entry entry) {
            this.entry = entry;
        }
    }

    /** The reading, by many threads. */
    public static Work<Read> reading(@Nullable Shape shape) {
        return new Work<>() {
            @Override
            public Read apply(Input input) {
                return new Read(Entry.read(input, shape));
            }
        };
    }

    @Override
    public Report apply(Read read) {
        SeededRandom random = seeds.derive(index++);
        Position position = read.entry.position();
        if (position == null) {
            return writer.report(read.entry, read.entry.refusal().orElseThrow());
        }
        CanonQuestion question = new CanonQuestion(position, Optional.of(random));
        Optional<Refusal> obstacle = question.obstacle();
        return obstacle.isPresent()
                ? writer.report(read.entry, obstacle.get())
                : writer.report(read.entry, question.shuffled(symmetriesOf(position.shape()), random));
    }

    /** Most files have puzzles of one shape, so the last one is remembered. */
    private Symmetries symmetriesOf(Shape shape) {
        Symmetries known = symmetries;
        if (known == null || !known.shape().equals(shape)) {
            known = Symmetries.of(shape);
            symmetries = known;
        }
        return known;
    }
}
