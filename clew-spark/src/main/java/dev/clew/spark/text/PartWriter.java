package dev.clew.spark.text;

import dev.clew.core.Budget;
import dev.clew.desk.bulk.Bulk;
import dev.clew.desk.bulk.LineRun;
import dev.clew.desk.bulk.Tally;
import dev.clew.desk.line.LineWork;
import dev.clew.spark.Settings;
import dev.clew.spark.Works;
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
        return Works.of(settings, budget.withCancellation(task::isInterrupted));
    }

    /** Has something written and puts it in its place. */
    PartResult write(String part, LineAnswerer lines, Writing writing) throws IOException {
        TaskOutput output = TaskOutput.of(settings.output(), conf);
        try {
            PartResult result;
            try (OutputStream out = output.create(part)) {
                result = writing.write(out);
            }
            note(lines, part, output);
            if (task.isInterrupted()) {
                throw new CancellationException("The task was killed");
            }
            output.write(Names.result(part), result.text() + "\n");
            output.commit();
            return result;
        } catch (IOException | RuntimeException e) {
            output.abort();
            throw e;
        }
    }

    /** What fills a part. */
    interface Writing {
        PartResult write(OutputStream out) throws IOException;
    }

    /** Whether nobody wants the answers any more. */
    boolean isKilled() {
        return task.isInterrupted();
    }

    /** Answers the lines of a stream. */
    Tally answer(InputStream in, long offset, LineAnswerer lines, OutputStream out) throws IOException {
        boolean bulk = settings.job().equals("solve") && !settings.has("budget");
        return new LineRun(bulk ? BULK : null, lines, task::isInterrupted).run(in, offset, out);
    }

    /** Writes what there is to note beside the answers. */
    private static void note(LineAnswerer lines, String part, TaskOutput output) throws IOException {
        if (lines.invalid().length() > 0) {
            output.write(Names.invalid(part), lines.invalid());
        }
        if (lines.deferrals() > 0) {
            output.write(Names.deferred(part), lines.deferred());
        }
    }
}
