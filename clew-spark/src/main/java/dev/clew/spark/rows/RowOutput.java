package dev.clew.spark.rows;

import static org.apache.spark.sql.functions.col;

import dev.clew.spark.Format;
import dev.clew.spark.Messages;
import dev.clew.spark.Settings;
import dev.clew.spark.UsageFailure;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeMap;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SaveMode;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.storage.StorageLevel;

/** Where the rows of a job go, and what is said of them in the end. For one run. */
final class RowOutput {
    private static final Set<String> GOOD = Set.of("unique", "done", "found");

    private final Settings settings;
    private final SparkSession spark;
    private final Messages messages;
    private final long start = System.nanoTime();

    RowOutput(Settings settings, SparkSession spark, Messages messages) {
        this.settings = settings;
        this.spark = spark;
        this.messages = messages;
    }

    /** Looks at the folder: only what a killed run of such a job has left may be in it. */
    void begin() throws IOException {
        Path output = new Path(settings.output());
        FileSystem fs = output.getFileSystem(spark.sparkContext().hadoopConfiguration());
        if (!fs.exists(output) || fs.listStatus(output).length == 0) {
            return;
        }
        boolean killed = fs.exists(new Path(output, "_temporary")) && !fs.exists(new Path(output, "_SUCCESS"));
        if (!killed) {
            throw new UsageFailure("the folder " + output + " is not empty; name a new one for --output");
        }
        messages.say("an earlier run did not end; " + settings.job() + " begins again");
        fs.delete(output, true);
    }

    /** Writes rows as a table, or the lines in a column as text; whether all of them are good. */
    boolean write(Dataset<Row> rows, List<Column> columns, String line) {
        // Lines do not tell how they ended, and nothing is worked out twice.
        boolean text = Format.written(settings) == Format.TEXT;
        Dataset<Row> kept = text ? rows.persist(StorageLevel.DISK_ONLY()) : rows;
        save(text ? kept.select(line) : kept.select(columns.toArray(Column[]::new)));
        Dataset<Row> written = text ? kept : load();
        saveInvalid(written);
        boolean good = summarise(written);
        if (text) {
            kept.unpersist();
        }
        return good;
    }

    /** Writes a table or lines. */
    void save(Dataset<Row> rows) {
        switch (Format.written(settings)) {
            case TEXT -> rows.write().mode(SaveMode.Append).text(settings.output());
            case CSV ->
                rows.write().mode(SaveMode.Append).option("header", true).csv(settings.output());
            case PARQUET -> rows.write().mode(SaveMode.Append).parquet(settings.output());
        }
    }

    /** What was written. */
    Dataset<Row> load() {
        return switch (Format.written(settings)) {
            case TEXT -> spark.read().text(settings.output());
            case CSV -> spark.read().option("header", true).csv(settings.output());
            case PARQUET -> spark.read().parquet(settings.output());
        };
    }

    private void saveInvalid(Dataset<Row> rows) {
        Dataset<Row> invalid = rows.where(col("outcome").equalTo("invalid")).select("path", "position", "message");
        if (!invalid.isEmpty()) {
            invalid.write().option("sep", "\t").csv(settings.output() + "/_invalid");
        }
    }

    private boolean summarise(Dataset<Row> rows) {
        TreeMap<String, Long> outcomes = new TreeMap<>();
        for (Row row : rows.groupBy("outcome").count().collectAsList()) {
            outcomes.put(row.getString(0), row.getLong(1));
        }
        long all = outcomes.values().stream().mapToLong(Long::longValue).sum();
        StringBuilder words = new StringBuilder(String.format(Locale.ROOT, "%,d puzzles: ", all));
        outcomes.forEach((outcome, count) -> words.append(String.format(Locale.ROOT, "%,d %s, ", count, outcome)));
        words.setLength(words.length() - 2);
        messages.say(words + String.format(Locale.ROOT, "; %.1f s", (System.nanoTime() - start) / 1e9));
        if (outcomes.containsKey("invalid")) {
            messages.say("what is not a puzzle is listed with file and position in " + settings.output() + "/_invalid");
        }
        return GOOD.containsAll(outcomes.keySet());
    }
}
