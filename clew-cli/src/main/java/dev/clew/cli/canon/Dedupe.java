package dev.clew.cli.canon;

import dev.clew.cli.shell.Terminal;
import dev.clew.cli.stream.Input;
import dev.clew.cli.stream.Job;
import dev.clew.cli.stream.OrderedPipeline;
import dev.clew.cli.stream.Report;
import dev.clew.core.Puzzle;
import dev.clew.core.Shape;
import dev.clew.core.symmetry.CanonicalForm;
import dev.clew.core.symmetry.Canonicalizer;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Keeps the first puzzle of each class, as it was given: of equivalent ones on the classic 9×9 grid, of equal ones on
 * other shapes. Keys are made on many threads and compared on one, in the order of the puzzles. Mutable, for one run.
 */
public final class Dedupe implements Job.Finish<Dedupe.Keyed> {
    private final KeySet seen = new KeySet();
    private long dropped;
    private long unread;

    /** Nothing seen yet. */
    public Dedupe() {}

    /** A puzzle and what it is known by. */
    public static final class Keyed {
        private final Entry entry;
        private final byte[] key;

        private Keyed(Entry entry, byte[] key) {
            this.entry = entry;
            this.key = key;
        }
    }

    /** The making of keys, by many threads. */
    public static OrderedPipeline.Work<Keyed> keying(@Nullable Shape shape) {
        ThreadLocal<Canonicalizer> canonicalizer = ThreadLocal.withInitial(Canonicalizer::new);
        return new OrderedPipeline.Work<>() {
            @Override
            public Keyed apply(Input input) {
                Entry entry = Entry.read(input, shape);
                Puzzle puzzle = entry.puzzle();
                return new Keyed(entry, puzzle == null ? new byte[0] : key(puzzle, canonicalizer.get()));
            }
        };
    }

    private static byte[] key(Puzzle puzzle, Canonicalizer canonicalizer) {
        if (!CanonicalForm.isSupported(puzzle.shape())) {
            return PuzzleKey.ofAnyShape(puzzle);
        }
        int[] form = puzzle.toArray();
        canonicalizer.minimise(form, form);
        return PuzzleKey.ofClassic(form);
    }

    @Override
    public Report apply(Keyed keyed) {
        Entry entry = keyed.entry;
        if (entry.puzzle() == null) {
            unread++;
            return entry.refusal("", entry.problem());
        }
        if (!seen.add(keyed.key)) {
            dropped++;
            return new Report("", List.of(), true);
        }
        String text = Terminal.harmless(entry.input().text()).stripTrailing();
        // A blank line keeps drawings apart, also for whoever reads them again.
        return new Report(text.indexOf('\n') < 0 ? text : text + "\n", entry.warnings(), true);
    }

    @Override
    public String farewell() {
        long all = seen.size() + dropped + unread;
        return String.format(Locale.ROOT, "kept %,d of %,d puzzles; duplicates dropped: %,d", seen.size(), all, dropped)
                + (unread == 0 ? "" : String.format(Locale.ROOT, "; not readable: %,d", unread));
    }
}
