package dev.clew.spark.rows;

import dev.clew.spark.Run;
import dev.clew.spark.text.ByNumber;
import dev.clew.spark.text.Estimate;
import dev.clew.spark.text.TaskDealer;
import java.io.Serializable;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.storage.StorageLevel;
import scala.Tuple2;

/** Takes rows that may be expensive to rate out of the order of their files and deals them to tasks of their own. */
final class RowSpread {
    /** A row and the guesses of the engine. */
    record Expensive(long guesses, InputRow row) implements Serializable {
        private static final long serialVersionUID = 1;
    }

    private RowSpread() {}

    /** The same rows, with the expensive ones in partitions of their own. */
    static JavaRDD<InputRow> of(JavaRDD<InputRow> rows, Run run) {
        JavaRDD<Expensive> expensive = rows.mapPartitions(RowSpread::expensive).persist(StorageLevel.DISK_ONLY());
        List<Map<Long, Long>> parts = expensive.mapPartitions(RowSpread::counts).collect();
        long count = parts.stream()
                .flatMap(part -> part.values().stream())
                .mapToLong(Long::longValue)
                .sum();
        if (count == 0) {
            return rows;
        }
        run.messages().say(String.format(Locale.ROOT, "%,d expensive puzzles are spread over all tasks", count));
        JavaRDD<InputRow> cheap = rows.mapPartitions(RowSpread::cheap);
        return cheap.union(deal(expensive, parts, TaskDealer.tasks(count, run.context()), run));
    }

    private static JavaRDD<InputRow> deal(
            JavaRDD<Expensive> expensive, List<Map<Long, Long>> parts, int tasks, Run run) {
        JavaRDD<TaskDealer> dealers = run.context().parallelize(TaskDealer.of(parts, tasks), parts.size());
        return expensive
                .zipPartitions(dealers, RowSpread::numbered)
                .mapToPair(numbered -> numbered)
                .partitionBy(new ByNumber(tasks))
                .values();
    }

    private static Iterator<Tuple2<Integer, InputRow>> numbered(
            Iterator<Expensive> rows, Iterator<TaskDealer> dealers) {
        TaskDealer dealer = dealers.next();
        return stream(rows)
                .map(row -> new Tuple2<>(dealer.task(row.guesses()), row.row()))
                .iterator();
    }

    private static Iterator<Map<Long, Long>> counts(Iterator<Expensive> rows) {
        Map<Long, Long> counts = new TreeMap<>();
        rows.forEachRemaining(row -> counts.merge(row.guesses(), 1L, Long::sum));
        return List.of(counts).iterator();
    }

    private static Iterator<InputRow> cheap(Iterator<InputRow> rows) {
        return found(rows, false).map(Expensive::row).iterator();
    }

    private static Iterator<Expensive> expensive(Iterator<InputRow> rows) {
        return found(rows, true).iterator();
    }

    private static Stream<Expensive> found(Iterator<InputRow> rows, boolean expensive) {
        Estimate estimate = new Estimate();
        return stream(rows)
                .map(row -> new Expensive(estimate.guesses(row.text()), row))
                .filter(row -> row.guesses() >= Estimate.MANY == expensive);
    }

    private static <T> Stream<T> stream(Iterator<T> rows) {
        Iterable<T> once = () -> rows;
        return StreamSupport.stream(once.spliterator(), false);
    }
}
