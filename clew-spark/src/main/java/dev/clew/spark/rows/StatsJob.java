package dev.clew.spark.rows;

import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.lit;
import static org.apache.spark.sql.functions.sum;

import dev.clew.desk.logic.RateQuestion;
import dev.clew.generate.Version;
import dev.clew.spark.Format;
import dev.clew.spark.Messages;
import dev.clew.spark.Settings;
import java.io.IOException;
import java.util.Locale;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;

/** Histograms over all puzzles: outcomes, clues, levels, ratings, techniques, automorphisms. For one run. */
public final class StatsJob {
    private final Settings settings;
    private final SparkSession spark;
    private final Messages messages;

    /** A job with what it was asked for. */
    public StatsJob(Settings settings, SparkSession spark, Messages messages) {
        this.settings = settings;
        this.spark = spark;
        this.messages = messages;
    }

    /** Does it. */
    public boolean run() throws IOException {
        RowOutput output = new RowOutput(settings, spark, messages);
        output.begin();
        Dataset<Row> counts = RowInput.read(settings, spark)
                .mapPartitions(new Counting(settings), Encoders.row(Counting.SCHEMA))
                .groupBy("kind", "value")
                .agg(sum("count").as("count"))
                .withColumn("version", lit(Version.read()))
                .withColumn(
                        "scale", lit(settings.values(RateQuestion.PARAMETERS).get(RateQuestion.SCALE)))
                .withColumn("seed", lit(null).cast("string"))
                .coalesce(1)
                .sortWithinPartitions("kind", "value");
        boolean text = Format.written(settings) == Format.TEXT;
        output.save(text ? counts.selectExpr("concat_ws('\t', kind, value, count) AS value") : counts);
        say(output);
        return true;
    }

    private void say(RowOutput output) {
        Dataset<Row> rows = output.load();
        Dataset<Row> outcomes = Format.written(settings) == Format.TEXT
                ? rows.selectExpr("split(value, '\t')[0] AS kind", "split(value, '\t')[2] AS count")
                : rows;
        Row total = outcomes.where(col("kind").equalTo("outcome"))
                .agg(sum(col("count").cast("bigint")))
                .first();
        messages.say(String.format(Locale.ROOT, "counted %,d puzzles", total.isNullAt(0) ? 0 : total.getLong(0)));
    }
}
