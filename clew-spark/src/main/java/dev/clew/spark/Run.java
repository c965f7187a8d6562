package dev.clew.spark;

import dev.clew.desk.bulk.Tally;
import dev.clew.spark.output.Names;
import dev.clew.spark.output.OutputFolder;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import org.apache.hadoop.conf.Configuration;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.util.SerializableConfiguration;

/**
 * One run of a job: what was asked for, and what the driver has for it.
 *
 * @param settings what was asked for
 * @param spark the session
 * @param messages where it writes its messages
 * @param folder where it writes to
 * @param meter what follows its tasks
 */
public record Run(Settings settings, SparkSession spark, Messages messages, OutputFolder folder, JobMeter meter) {
    /** The session, for jobs that go by bytes. */
    public JavaSparkContext context() {
        return new JavaSparkContext(spark.sparkContext());
    }

    /** What files are opened with. */
    public Configuration configuration() {
        return spark.sparkContext().hadoopConfiguration();
    }

    /** The same for tasks, once for each executor and not with each task: it has a thousand entries. */
    public Broadcast<SerializableConfiguration> broadcastConfiguration() {
        return context().broadcast(new SerializableConfiguration(configuration()));
    }

    /** What is sent to the tasks, whose processes have another current folder. */
    public Settings located() {
        return settings.withOutput(folder.address());
    }

    /** Says that gzip is read in one go. */
    public void sayPacked(long packed, int files) {
        if (packed > 0) {
            messages.say(String.format(
                    Locale.ROOT,
                    "%,d of %,d %s gzip, which cannot be cut: %s one task",
                    packed,
                    files,
                    files == 1 ? "file is" : packed == 1 ? "files is" : "files are",
                    packed == 1 ? "it is" : "each is"));
        }
    }

    /** Gets the folder ready for a job that cannot continue where an earlier run stopped. */
    public void beginAnew(List<?> inputs) throws IOException {
        if (!folder.isBegun(settings, inputs)) {
            return;
        }
        if (folder.isFinished()) {
            throw new UsageFailure("the folder " + settings.output() + " holds this job, finished; name a new one for "
                    + "--output or delete it");
        }
        messages.say("an earlier run did not end; " + settings.job() + " begins again");
        folder.clear();
    }

    /** Says what there is to say at the end of a job; whether every puzzle had the answer that was asked for. */
    public boolean end(Tally tally) {
        if (tally.puzzles() == 0) {
            messages.say("no puzzle found in " + String.join(", ", settings.inputs()));
        }
        sayInvalid(tally);
        sayCosts();
        return tally.puzzles() > 0 && tally.isAllGood();
    }

    /** Says where the texts are listed that are not puzzles. */
    private void sayInvalid(Tally tally) {
        if (tally.unreadable() > 0) {
            messages.say("what is not a puzzle is listed with file and position in " + settings.output() + "/"
                    + Names.INVALID);
        }
    }

    /** Says what the tasks cost. */
    public void sayCosts() {
        messages.say(meter.summary());
    }
}
