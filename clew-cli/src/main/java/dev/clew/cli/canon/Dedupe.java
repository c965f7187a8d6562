package dev.clew.cli.canon;

import dev.clew.cli.pipeline.Finish;
import dev.clew.cli.pipeline.Report;
import dev.clew.cli.pipeline.Work;
import dev.clew.cli.read.Input;
import dev.clew.cli.shell.Terminal;
import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.core.Shape;
import dev.clew.core.symmetry.CanonicalForm;
import dev.clew.core.symmetry.Canonicalizer;
import dev.clew.desk.answer.Refusal;
import dev.clew.desk.form.CanonQuestion;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Keeps the first puzzle of each class, as it was given: of equivalent ones on the classic 9×9 grid, of equal ones on
 * other shapes. Keys are made on many threads and compared on one, in the order of the puzzles. Mutable, for one run.
 */
public final class Dedupe implements Finish<Dedupe.Keyed> {
    private final KeySet seen = new KeySet();
    private long dropped;
    private long unread;

    /** Nothing seen yet. */
    public Dedupe() {}

    /** A puzzle and what it is known by. */
    public static final class Keyed {
        private final Entry entry;
        private final Optional<Refusal> refusal;
        private final byte[] key;

        private Keyed(Entry entry, Optional<Refusal> refusal, byte[] key) {
            this.entry = entry;
            this.refusal = refusal;
            this.key = key;
        }
    }

    /** The making of keys, by many threads. */
    public static Work<Keyed> keying(@Nullable Shape shape) {
        ThreadLocal<Canonicalizer> canonicalizer = ThreadLocal.withInitial(Canonicalizer::new);
        return new Work<>() {
            @Override
            public Keyed apply(Input input) {
                Entry entry = Entry.read(input, shape);
                Position position = entry.position();
                Optional<Refusal> refusal = position == null ? entry.refusal() : CanonQuestion.withoutGivens(position);
                byte[] key = position == null || refusal.isPresent()
                        ? new byte[0]
                        : key(position.puzzle(), canonicalizer.get());
                return new Keyed(entry, refusal, key);
            }
        };
    }

    static byte[] key(Puzzle puzzle, Canonicalizer canonicalizer) {
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
        if (keyed.refusal.isPresent()) {
            unread++;
            return entry.refuse("", keyed.refusal.get());
        }
        if (!seen.add(keyed.key)) {
            dropped++;
            return new Report("", List.of(), true);
        }
        String text = Terminal.harmless(entry.input().text()).stripTrailing();
        // A blank line separates drawings, also when they are read again.
        return new Report(text.indexOf('\n') < 0 ? text : text + "\n", entry.warnings(), true);
    }

    @Override
    public String farewell() {
        long all = seen.size() + dropped + unread;
        return String.format(Locale.ROOT, "kept %,d of %,d puzzles; duplicates dropped: %,d", seen.size(), all, dropped)
                + (unread == 0 ? "" : String.format(Locale.ROOT, "; not readable: %,d", unread));
    }
}
