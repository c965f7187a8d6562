package dev.clew.spark;

import dev.clew.desk.logic.RateQuestion;
import dev.clew.spark.rows.DedupeJob;
import dev.clew.spark.rows.GenerateJob;
import dev.clew.spark.rows.RowJob;
import dev.clew.spark.rows.StatsJob;
import dev.clew.spark.text.TextJob;
import java.io.IOException;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.SparkSession;

/** Chooses the way through the program for a job. */
final class Jobs {
    private Jobs() {}

    /** Complains of settings that cannot be, before anything is started. */
    static void check(Settings settings) {
        settings.output();
        settings.budget();
        Format.read(settings);
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
        if (settings.has("dedupe") && !settings.job().equals("canon")) {
            throw new UsageFailure("--dedupe is for canon");
        }
    }

    /** Does a job; whether every puzzle had the answer that was asked for. */
    static boolean run(Settings settings, SparkSession spark, Messages messages) throws IOException {
        return switch (settings.job()) {
            case "generate" -> new GenerateJob(settings, spark, messages).run();
            case "stats" -> new StatsJob(settings, spark, messages).run();
            default -> answer(settings, spark, messages);
        };
    }

    private static boolean answer(Settings settings, SparkSession spark, Messages messages) throws IOException {
        if (settings.has("dedupe")) {
            return new DedupeJob(settings, spark, messages).run();
        }
        return Format.read(settings) == Format.TEXT && Format.written(settings) == Format.TEXT
                ? new TextJob(settings, new JavaSparkContext(spark.sparkContext()), messages)
                        .run()
                        .isAllGood()
                : new RowJob(settings, spark, messages).run();
    }
}
