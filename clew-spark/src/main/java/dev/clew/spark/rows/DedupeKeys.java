package dev.clew.spark.rows;

import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.core.engine.BulkWorker;
import dev.clew.core.format.text.PuzzleLine;
import dev.clew.core.symmetry.Canonicalizer;
import dev.clew.desk.bulk.Tally;
import dev.clew.desk.form.CanonAnswer;
import dev.clew.desk.form.CanonQuestion;
import dev.clew.desk.line.LineAnswer;
import dev.clew.desk.line.LineWork;
import dev.clew.spark.Run;
import dev.clew.spark.output.RowNotes;
import java.util.HashSet;
import java.util.Iterator;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.apache.spark.api.java.function.Function2;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.util.LongAccumulator;
import org.apache.spark.util.SerializableConfiguration;
import org.jspecify.annotations.Nullable;

/**
 * Finds what puzzles have in common exactly if they are the same one: the canonical form, or for other shapes than the
 * classic 9×9 the puzzle with its shape. Of equivalent puzzles in a partition only the first is kept. Travels to the
 * executors.
 */
final class DedupeKeys implements Function2<Integer, Iterator<InputRow>, Iterator<Row>> {
    static final StructType SCHEMA = StructType.fromDDL("kind STRING, path STRING, position BIGINT, text STRING");

    private static final long serialVersionUID = 1;

    /** How many kinds a task keeps in mind; about 150 bytes each. Others are passed on and dropped later. */
    private static final int KEPT = 200_000;

    private final String output;
    private final Broadcast<SerializableConfiguration> conf;
    private final LongAccumulator puzzles;

    DedupeKeys(Run run) {
        this.output = run.located().output();
        this.conf = run.broadcastConfiguration();
        this.puzzles = run.meter().counter();
    }

    @Override
    public Iterator<Row> call(Integer number, Iterator<InputRow> rows) {
        RowNotes notes = new RowNotes(output, conf.value().value(), number, puzzles);
        Finder finder = new Finder(notes);
        Set<String> seen = new HashSet<>();
        Iterable<InputRow> once = () -> rows;
        return notes.around(StreamSupport.stream(once.spliterator(), false)
                .flatMap(row -> Stream.ofNullable(finder.kind(row))
                        .filter(kind -> !seen.contains(kind) && (seen.size() >= KEPT || seen.add(kind)))
                        .map(kind -> RowFactory.create(kind, row.path(), row.position(), row.text())))
                .iterator());
    }

    /** Finds the kinds of rows; for one thread. */
    private static final class Finder {
        private final RowNotes notes;
        private final LineWork<CanonAnswer> work = LineWork.canon();
        private final Canonicalizer canonicalizer = new Canonicalizer();
        private final byte[] text = new byte[BulkWorker.CELLS];
        private final int[] values = new int[BulkWorker.CELLS];
        private final char[] form = new char[BulkWorker.CELLS];

        Finder(RowNotes notes) {
            this.notes = notes;
        }

        /** The kind; null where there is nothing to compare. */
        @Nullable
        String kind(InputRow row) {
            if (PlainLine.copy(row.text(), text, 0)) {
                notes.count(Tally.GOOD);
                return plain();
            }
            LineAnswer told = work.tell(row.text());
            String kind = kind(told);
            if (kind == null) {
                notes.count(row.path(), row.position(), told);
            } else {
                notes.count(Tally.GOOD);
            }
            return kind;
        }

        private String plain() {
            for (int i = 0; i < values.length; i++) {
                values[i] = text[i] >= '1' && text[i] <= '9' ? text[i] - '0' : 0;
            }
            canonicalizer.minimise(values, values);
            for (int i = 0; i < form.length; i++) {
                form[i] = Puzzle.character(values[i]);
            }
            return new String(form);
        }

        private static @Nullable String kind(LineAnswer told) {
            if (told.answer() instanceof CanonAnswer answer) {
                return answer.puzzle().toString();
            }
            Optional<Position> position = told.answer()
                    .position()
                    .filter(it -> CanonQuestion.withoutGivens(it).isEmpty());
            return position.map(it -> it.shape().name() + " " + PuzzleLine.bare(it))
                    .orElse(null);
        }
    }
}
