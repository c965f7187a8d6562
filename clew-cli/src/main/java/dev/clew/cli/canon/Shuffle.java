package dev.clew.cli.canon;

import dev.clew.cli.stream.Input;
import dev.clew.cli.stream.Job;
import dev.clew.cli.stream.OrderedPipeline;
import dev.clew.cli.stream.Report;
import dev.clew.core.Puzzle;
import dev.clew.core.SeededRandom;
import dev.clew.core.Shape;
import dev.clew.core.symmetry.Symmetries;
import dev.clew.core.symmetry.Transformation;
import org.jspecify.annotations.Nullable;

/**
 * Turns every puzzle into a random equivalent one. Puzzles are read on many threads and moved on one, where the number
 * of each is known: its random source depends on the seed and that number alone. Mutable, for one run.
 */
public final class Shuffle implements Job.Finish<Shuffle.Read> {
    /** What an equivalent puzzle is called in the output. */
    public static final String NAME = "shuffled";

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
    public static OrderedPipeline.Work<Read> reading(@Nullable Shape shape) {
        return new OrderedPipeline.Work<>() {
            @Override
            public Read apply(Input input) {
                return new Read(Entry.read(input, shape));
            }
        };
    }

    @Override
    public Report apply(Read read) {
        SeededRandom random = seeds.derive(index++);
        Puzzle puzzle = read.entry.puzzle();
        if (puzzle == null) {
            return writer.report(Image.none(read.entry, read.entry.problem()), NAME);
        }
        Transformation move = symmetriesOf(puzzle.shape()).random(random);
        return writer.report(new Image(read.entry, move.apply(puzzle), move, 0, ""), NAME);
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
