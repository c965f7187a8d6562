package dev.clew.spark.rows;

import dev.clew.desk.make.GenerateQuestion;
import dev.clew.spark.Run;
import dev.clew.spark.Settings;
import dev.clew.spark.UsageFailure;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;

/** Makes the puzzles of a range of indices of a run, each from its own seed, so that tasks cannot matter. For one run. */
public final class GenerateJob {
    private static final long MOST = 1_000_000_000_000L;
    private static final long MOST_INDEX = 1_000_000_000_000_000L;

    private final Run run;
    private final Settings settings;

    /** A job with what it was asked for. */
    public GenerateJob(Run run) {
        this.run = run;
        this.settings = run.settings();
    }

    /** Refuses settings that cannot be met. */
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
        run.beginAnew(List.of());
        long number = settings.number("number", 1, MOST, 1);
        List<long[]> slices = slices(settings.number("from", 0, MOST_INDEX, 0), number);
        JavaRDD<Row> rows =
                run.context().parallelize(slices, slices.size()).mapPartitionsWithIndex(new GenerateTask(run), true);
        Dataset<Row> table = run.spark().createDataFrame(rows, GenerateTask.SCHEMA);
        RowOutput output = new RowOutput(run);
        output.save(output.isText() ? table.select("line") : table.drop("line"));
        long made = output.tally().good();
        run.messages()
                .say(String.format(
                        Locale.ROOT,
                        "%,d of %,d puzzles met the target; %.1f s",
                        made,
                        number,
                        run.meter().seconds()));
        run.sayCosts();
        return made >= number;
    }

    /** The first and the last index of each task. */
    private List<long[]> slices(long from, long number) {
        long standard = Math.min(number, 4L * run.context().defaultParallelism());
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
