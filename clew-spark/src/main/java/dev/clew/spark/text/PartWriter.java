package dev.clew.spark.text;

import dev.clew.core.Budget;
import dev.clew.desk.bulk.Bulk;
import dev.clew.desk.bulk.LineRun;
import dev.clew.desk.bulk.Tally;
import dev.clew.desk.line.LineWork;
import dev.clew.spark.JobWork;
import dev.clew.spark.Settings;
import dev.clew.spark.output.Names;
import dev.clew.spark.output.PartResult;
import dev.clew.spark.output.SideFile;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.concurrent.CancellationException;
import org.apache.hadoop.conf.Configuration;
import org.apache.spark.TaskContext;

/** Does the work of one task: lines in, a part of the output with its notes, and its commit. For one thread. */
final class PartWriter {
    /** The engines warm up over all tasks of an executor. */
    private static final Bulk BULK = new Bulk();

    private final Settings settings;
    private final Configuration conf;
    private final TaskContext task = TaskContext.get();

    PartWriter(Settings settings, Configuration conf) {
        this.settings = settings;
        this.conf = conf;
    }

    /** The work on a line; ends a puzzle that is searched when the task is killed. */
    LineWork<?> work() {
        Budget budget = settings.budget();
        return JobWork.of(settings, budget.withCancellation(task::isInterrupted));
    }

    /** Writes something and moves it into place. */
    PartResult write(String part, Writing writing) throws IOException {
        TaskOutput output = TaskOutput.of(settings.output(), conf);
        try {
            PartResult result;
            try (OutputStream out = output.create(part);
                    SideFile invalid = new SideFile(() -> output.create(Names.invalid(part)));
                    AsideFile aside = new AsideFile(() -> output.create(Names.deferred(part)))) {
                Tally tally = writing.write(out, new Sides(invalid, aside));
                result = PartResult.of(tally, aside.counts());
            }
            if (task.isInterrupted()) {
                throw new CancellationException("The task was killed");
            }
            output.write(Names.result(part), result.note());
            output.commit();
            return result;
        } catch (IOException | RuntimeException e) {
            output.abort();
            throw e;
        }
    }

    /** What fills a part. */
    interface Writing {
        Tally write(OutputStream out, Sides sides) throws IOException;
    }

    /**
     * Where lines of a part go that are not answers.
     *
     * @param invalid texts that are not puzzles
     * @param aside what is put aside
     */
    record Sides(SideFile invalid, AsideFile aside) {}

    /** Whether the answers are no longer wanted. */
    boolean isKilled() {
        return task.isInterrupted();
    }

    /** Answers the lines of a stream. */
    Tally answer(InputStream in, long offset, LineAnswerer lines, OutputStream out) throws IOException {
        boolean bulk = settings.job().equals("solve") && !settings.has("budget");
        return new LineRun(bulk ? BULK : null, lines, task::isInterrupted).run(in, offset, out);
    }
}
