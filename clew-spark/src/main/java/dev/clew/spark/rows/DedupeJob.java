package dev.clew.spark.rows;

import static org.apache.spark.sql.functions.coalesce;
import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.concat_ws;
import static org.apache.spark.sql.functions.min;
import static org.apache.spark.sql.functions.regexp_replace;
import static org.apache.spark.sql.functions.rtrim;
import static org.apache.spark.sql.functions.struct;

import dev.clew.desk.bulk.Tally;
import dev.clew.spark.Run;
import dev.clew.spark.UsageFailure;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import org.apache.hadoop.fs.Path;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.jspecify.annotations.Nullable;

/**
 * Keeps one of equivalent puzzles, the least by path and position, of the whole input; and none that an earlier output
 * has. Other shapes than the classic 9×9 are compared as they are. For one run.
 */
public final class DedupeJob {
    private static final String KIND = "kind";

    private final Run run;

    /** A job with what it was asked for. */
    public DedupeJob(Run run) {
        this.run = run;
    }

    /** Does it; whether everything could be compared. */
    public boolean run() throws IOException {
        Dataset<Row> known = known();
        Dataset<Row> rows = run.spark()
                .createDataFrame(
                        RowInput.read(run).mapPartitionsWithIndex(new DedupeKeys(run), true), DedupeKeys.SCHEMA);
        Dataset<Row> kept = rows.groupBy(KIND)
                .agg(min(struct("path", "position", "text")).as("least"))
                .select(col(KIND), col("least.*"));
        if (known != null) {
            kept = kept.join(known, kept.col(KIND).equalTo(known.col(KIND)), "left_anti");
        }
        RowOutput output = new RowOutput(run);
        output.save(output.isText() ? kept.select(asGiven()) : table(kept));
        Tally tally = output.tally();
        say(tally, output.load().count());
        return run.end(tally);
    }

    /** What an earlier output has; null where none was named. */
    private @Nullable Dataset<Row> known() throws IOException {
        String against = run.settings().get("against");
        if (against == null) {
            return null;
        }
        Path folder = new Path(against);
        if (!folder.getFileSystem(run.configuration()).exists(folder)) {
            throw new UsageFailure("cannot read " + against + ": no such folder");
        }
        Dataset<Row> earlier = run.spark().read().parquet(against);
        if (!List.of(earlier.columns()).containsAll(List.of("canonical", "shape", "puzzle"))) {
            throw new UsageFailure("--against: " + against
                    + " holds no canonical forms; name the output of a canon job with --format parquet");
        }
        Column kind = coalesce(col("canonical"), concat_ws(" ", col("shape"), col("puzzle")));
        return earlier.select(kind.as(KIND)).distinct();
    }

    /** What is kept is worked out once more, with everything there is to say of it. */
    private Dataset<Row> table(Dataset<Row> kept) {
        JavaRDD<InputRow> rows =
                kept.javaRDD().map(row -> new InputRow(row.getAs("path"), row.getAs("position"), row.getAs("text")));
        RowAnswers answered = new RowAnswers(run, false);
        return run.spark()
                .createDataFrame(rows.mapPartitionsWithIndex(answered, true), answered.schema())
                .select(
                        "path",
                        "position",
                        "puzzle",
                        "shape",
                        "canonical",
                        "automorphisms",
                        "version",
                        "scale",
                        "seed");
    }

    /** The puzzle as it was given, without what could steer a terminal. */
    private static Column asGiven() {
        return rtrim(regexp_replace(col("text"), "[\\p{Cc}&&[^\\t]]", " ")).as("value");
    }

    private void say(Tally tally, long kept) {
        String words = String.format(
                Locale.ROOT,
                "kept %,d of %,d puzzles; duplicates dropped: %,d",
                kept,
                tally.puzzles(),
                tally.good() - kept);
        String unreadable = tally.isAllGood()
                ? ""
                : String.format(Locale.ROOT, "; not comparable: %,d", tally.puzzles() - tally.good());
        run.messages()
                .say(words
                        + unreadable
                        + String.format(Locale.ROOT, "; %.1f s", run.meter().seconds()));
    }
}
