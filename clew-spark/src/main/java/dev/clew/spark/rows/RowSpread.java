package dev.clew.spark.rows;

import dev.clew.spark.Run;
import dev.clew.spark.text.Dealing;
import dev.clew.spark.text.Estimate;
import java.io.Serializable;
import java.util.Iterator;
import java.util.Locale;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.storage.StorageLevel;

/** Takes rows that may be expensive to rate out of the order of their files and deals them to tasks of their own. */
final class RowSpread {
    /** A row and the guesses of the engine, with the order of dealing. */
    record Expensive(long guesses, InputRow row) implements Serializable, Comparable<Expensive> {
        private static final long serialVersionUID = 1;

        @Override
        public int compareTo(Expensive other) {
            int byGuesses = Long.compare(other.guesses, guesses);
            int byPath = byGuesses != 0 ? byGuesses : row.path().compareTo(other.row.path());
            return byPath != 0 ? byPath : Long.compare(row.position(), other.row.position());
        }
    }

    private RowSpread() {}

    /** The same rows, with the expensive ones in partitions of their own. */
    static JavaRDD<InputRow> of(JavaRDD<InputRow> rows, Run run) {
        JavaRDD<Expensive> expensive = rows.mapPartitions(RowSpread::expensive).persist(StorageLevel.DISK_ONLY());
        long count = expensive.count();
        if (count == 0) {
            return rows;
        }
        run.messages().say(String.format(Locale.ROOT, "%,d expensive puzzles are spread over all tasks", count));
        JavaRDD<InputRow> cheap = rows.mapPartitions(RowSpread::cheap);
        return cheap.union(
                Dealing.deal(expensive, Dealing.tasks(count, run.context())).map(Expensive::row));
    }

    private static Iterator<InputRow> cheap(Iterator<InputRow> rows) {
        return found(rows, false).map(Expensive::row).iterator();
    }

    private static Iterator<Expensive> expensive(Iterator<InputRow> rows) {
        return found(rows, true).iterator();
    }

    private static Stream<Expensive> found(Iterator<InputRow> rows, boolean expensive) {
        Estimate estimate = new Estimate();
        Iterable<InputRow> once = () -> rows;
        return StreamSupport.stream(once.spliterator(), false)
                .map(row -> new Expensive(estimate.guesses(row.text()), row))
                .filter(row -> row.guesses() >= Estimate.MANY == expensive);
    }
}
