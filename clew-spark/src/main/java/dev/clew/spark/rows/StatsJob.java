package dev.clew.spark.rows;

import static org.apache.spark.sql.functions.lit;
import static org.apache.spark.sql.functions.sum;

import dev.clew.desk.bulk.Tally;
import dev.clew.generate.Version;
import dev.clew.spark.Run;
import java.io.IOException;
import java.util.Locale;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;

/** Histograms over all puzzles: outcomes, clues, levels, ratings, techniques, automorphisms. For one run. */
public final class StatsJob {
    private final Run run;

    /** A job with what it was asked for. */
    public StatsJob(Run run) {
        this.run = run;
    }

    /** Does it; bad lines are counted like all others. */
    public boolean run() throws IOException {
        JavaRDD<Row> counted = RowSpread.of(RowInput.read(run), run).mapPartitionsWithIndex(new StatsCount(run), true);
        Dataset<Row> counts = run.spark()
                .createDataFrame(counted, StatsCount.SCHEMA)
                .groupBy("kind", "value")
                .agg(sum("count").as("count"))
                .withColumn("version", lit(Version.read()))
                .withColumn("scale", lit(run.settings().scale()))
                .withColumn("seed", lit(null).cast("string"))
                .coalesce(1)
                .sortWithinPartitions("kind", "value");
        RowOutput output = new RowOutput(run);
        output.save(output.isText() ? counts.selectExpr("concat_ws('\t', kind, value, count) AS value") : counts);
        Tally tally = output.tally();
        run.messages()
                .say(String.format(
                        Locale.ROOT,
                        "counted %,d puzzles; %.1f s",
                        tally.puzzles(),
                        run.meter().seconds()));
        run.end(tally);
        return tally.puzzles() > 0;
    }
}
