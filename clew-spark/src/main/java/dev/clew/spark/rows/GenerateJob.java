package dev.clew.spark.rows;

import dev.clew.desk.make.GenerateQuestion;
import dev.clew.spark.Format;
import dev.clew.spark.Messages;
import dev.clew.spark.Settings;
import dev.clew.spark.UsageFailure;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.util.LongAccumulator;

/** Makes the puzzles of a range of indices of a run, each from its own seed, so that tasks cannot matter. For one run. */
public final class GenerateJob {
    private static final long MOST = 1_000_000_000_000L;
    private static final long MOST_INDEX = 1_000_000_000_000_000L;

    private final Settings settings;
    private final SparkSession spark;
    private final Messages messages;

    /** A job with what it was asked for. */
    public GenerateJob(Settings settings, SparkSession spark, Messages messages) {
        this.settings = settings;
        this.spark = spark;
        this.messages = messages;
    }

    /** Complains of wishes that cannot be. */
    public static void check(Settings settings) {
        if (!settings.has("seed")) {
            throw new UsageFailure("--seed is missing; the puzzles of a run follow from its seed");
        }
        if (!settings.inputs().isEmpty()) {
            throw new UsageFailure(
                    "generate reads nothing; leave " + settings.inputs().get(0) + " out");
        }
        GenerateQuestion.of(settings.values(GenerateQuestion.PARAMETERS), settings.budget());
    }

    /** Does it; whether every puzzle met its target. */
    public boolean run() throws IOException {
        RowOutput output = new RowOutput(settings, spark, messages);
        output.begin();
        long number = settings.number("number", 1, MOST, 1);
        long from = settings.number("from", 0, MOST_INDEX, 0);
        LongAccumulator made = spark.sparkContext().longAccumulator("made");
        JavaSparkContext context = new JavaSparkContext(spark.sparkContext());
        JavaRDD<Row> rows = context.parallelize(
                        slices(from, number), slices(from, number).size())
                .flatMap(new Making(settings, made));
        Dataset<Row> table = spark.createDataFrame(rows, Making.SCHEMA);
        output.save(Format.written(settings) == Format.TEXT ? table.select("line") : table.drop("line"));
        messages.say(String.format(Locale.ROOT, "%,d of %,d puzzles met the target", made.value(), number));
        return made.value() >= number;
    }

    /** The first and the last index of each task. */
    private List<long[]> slices(long from, long number) {
        long standard = Math.min(number, 4L * spark.sparkContext().defaultParallelism());
        long tasks = Math.min(number, settings.number("tasks", 1, Integer.MAX_VALUE, standard));
        List<long[]> slices = new ArrayList<>();
        for (long task = 0; task < tasks; task++) {
            slices.add(new long[] {from + number / tasks * task + Math.min(task, number % tasks), 0});
        }
        for (int i = 0; i < slices.size(); i++) {
            slices.get(i)[1] = i + 1 < slices.size() ? slices.get(i + 1)[0] : from + number;
        }
        return slices;
    }
}
