package dev.clew.spark;

import dev.clew.desk.logic.RateQuestion;
import dev.clew.spark.output.OutputFolder;
import dev.clew.spark.rows.DedupeJob;
import dev.clew.spark.rows.GenerateJob;
import dev.clew.spark.rows.RowJob;
import dev.clew.spark.rows.StatsJob;
import dev.clew.spark.text.TextJob;
import java.io.IOException;
import java.util.List;
import org.apache.spark.SparkContext;
import org.apache.spark.sql.SparkSession;

/** Chooses the way through the program for a job. */
final class Jobs {
    private Jobs() {}

    /** Refuses settings that cannot be met, before anything is started. */
    static void check(Settings settings) {
        settings.output();
        settings.budget();
        boolean readsText = Format.read(settings) == Format.TEXT;
        if (readsText && settings.has("column")) {
            throw new UsageFailure(
                    "--column is for CSV and Parquet, but text is read; leave it out or add --from-format");
        }
        Format.written(settings);
        if (settings.job().equals("generate")) {
            GenerateJob.check(settings);
            return;
        }
        RateQuestion.scales(settings.values(RateQuestion.PARAMETERS));
        if (settings.inputs().isEmpty()) {
            throw new UsageFailure("no file given; name files, folders or patterns");
        }
        if (settings.has("against") && !settings.has("dedupe")) {
            throw new UsageFailure("--against is for --dedupe; add it or leave --against out");
        }
    }

    /** Whether a killed run can be resumed, because it works by byte ranges; others begin again. */
    static boolean isContinued(Settings settings) {
        return goesByRanges(settings) && !settings.job().equals("canon");
    }

    private static boolean goesByRanges(Settings settings) {
        return List.of("solve", "rate", "canon").contains(settings.job())
                && !settings.has("dedupe")
                && Format.read(settings) == Format.TEXT
                && Format.written(settings) == Format.TEXT;
    }

    /** Does a job; whether every puzzle had the answer that was asked for. */
    static boolean run(Settings settings, SparkSession spark, Messages messages) throws IOException {
        SparkContext context = spark.sparkContext();
        Runnable lost = () -> {
            messages.say("another run has taken " + settings.output() + " over; this one stops");
            Sessions.cancel(context);
        };
        try (OutputFolder folder = OutputFolder.open(settings, context.hadoopConfiguration(), messages, lost);
                JobMeter meter = JobMeter.start(context)) {
            Progress progress = Progress.start(messages, meter);
            try {
                return run(new Run(settings, spark, messages, folder, meter));
            } finally {
                progress.close();
            }
        }
    }

    private static boolean run(Run run) throws IOException {
        if (goesByRanges(run.settings())) {
            return new TextJob(run).run();
        }
        return switch (run.settings().job()) {
            case "generate" -> new GenerateJob(run).run();
            case "stats" -> new StatsJob(run).run();
            default -> run.settings().has("dedupe") ? new DedupeJob(run).run() : new RowJob(run).run();
        };
    }
}
