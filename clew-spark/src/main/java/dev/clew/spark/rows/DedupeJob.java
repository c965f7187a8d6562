package dev.clew.spark.rows;

import static org.apache.spark.sql.functions.coalesce;
import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.concat_ws;
import static org.apache.spark.sql.functions.min;
import static org.apache.spark.sql.functions.regexp_replace;
import static org.apache.spark.sql.functions.rtrim;
import static org.apache.spark.sql.functions.struct;

import dev.clew.spark.Format;
import dev.clew.spark.Messages;
import dev.clew.spark.Settings;
import java.io.IOException;
import java.util.Locale;
import org.apache.spark.api.java.function.FilterFunction;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.util.LongAccumulator;

/**
 * Keeps one of equivalent puzzles, the least by path and position, of the whole input; and none that an earlier output
 * has. Other shapes than the classic 9×9 are compared as they are. For one run.
 */
public final class DedupeJob {
    /** What two puzzles have in common exactly if they are the same one. */
    private static final String KEY = "kind";

    private static final int OUTCOME = Answered.COMMON.fieldIndex("outcome");
    private static final int MESSAGE = Answered.COMMON.fieldIndex("message");

    private final Settings settings;
    private final SparkSession spark;
    private final Messages messages;

    /** A job with what it was asked for. */
    public DedupeJob(Settings settings, SparkSession spark, Messages messages) {
        this.settings = settings;
        this.spark = spark;
        this.messages = messages;
    }

    /** Does it; whether everything could be read. */
    public boolean run() throws IOException {
        RowOutput output = new RowOutput(settings, spark, messages);
        output.begin();
        LongAccumulator all = spark.sparkContext().longAccumulator("puzzles");
        LongAccumulator unread = spark.sparkContext().longAccumulator("unreadable");
        Dataset<Row> kept = kept(all, unread);
        output.save(Format.written(settings) == Format.TEXT ? kept.select(asGiven()) : kept.drop("text", KEY));
        say(all.value(), unread.value(), output.load().count());
        return unread.value() == 0;
    }

    private Dataset<Row> kept(LongAccumulator all, LongAccumulator unread) throws IOException {
        // Counted where they are answered; a task that is done again counts again, which only the words would show.
        Dataset<Row> rows = RowJob.answered(settings, spark)
                .filter((FilterFunction<Row>) row -> isCounted(row, all, unread))
                .withColumn(KEY, key());
        Dataset<Row> least = rows.groupBy(KEY)
                .agg(min(struct("path", "position", "text", "puzzle", "shape", "canonical", "automorphisms", "version"))
                        .as("least"))
                .select(col(KEY), col("least.*"));
        String against = settings.get("against");
        if (against == null) {
            return least;
        }
        Dataset<Row> there = spark.read().parquet(against).select(key().as(KEY)).distinct();
        return least.join(there, least.col(KEY).equalTo(there.col(KEY)), "left_anti");
    }

    private static boolean isCounted(Row row, LongAccumulator all, LongAccumulator unread) {
        String outcome = row.getString(OUTCOME);
        // Of what has no canonical form, a position without givens cannot be compared.
        boolean readable = outcome.equals("done")
                || outcome.equals("unsupported") && !row.getString(MESSAGE).startsWith("it has no givens");
        all.add(1);
        unread.add(readable ? 0 : 1);
        return readable;
    }

    private static Column key() {
        return coalesce(col("canonical"), concat_ws(" ", col("shape"), col("puzzle")));
    }

    /** The puzzle as it was given, without what could steer a terminal. */
    private static Column asGiven() {
        return rtrim(regexp_replace(col("text"), "[\\p{Cc}&&[^\\t]]", " ")).as("value");
    }

    private void say(long all, long unread, long kept) {
        messages.say(String.format(
                        Locale.ROOT, "kept %,d of %,d puzzles; duplicates dropped: %,d", kept, all, all - unread - kept)
                + (unread == 0 ? "" : String.format(Locale.ROOT, "; not readable: %,d", unread)));
    }
}
