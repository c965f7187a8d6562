package dev.clew.spark.text;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.mapred.JobConf;
import org.apache.hadoop.mapreduce.JobContext;
import org.apache.hadoop.mapreduce.JobID;
import org.apache.hadoop.mapreduce.TaskAttemptContext;
import org.apache.hadoop.mapreduce.TaskAttemptID;
import org.apache.hadoop.mapreduce.TaskID;
import org.apache.hadoop.mapreduce.TaskType;
import org.apache.hadoop.mapreduce.lib.output.FileOutputCommitter;
import org.apache.hadoop.mapreduce.task.JobContextImpl;
import org.apache.hadoop.mapreduce.task.TaskAttemptContextImpl;
import org.apache.spark.TaskContext;
import org.apache.spark.mapred.SparkHadoopMapRedUtil;

/**
 * The files that an attempt of a task writes. They lie in a folder of the attempt until the scheduler lets one attempt
 * commit, and go to their places in the output then, so that a killed driver leaves what was finished. For one thread.
 */
final class TaskOutput {
    private static final int BUFFER = 1 << 18;
    private static final JobID JOB = new JobID("clew", 0);

    private final FileOutputCommitter committer;
    private final TaskAttemptContext attempt;
    private final FileSystem fs;
    private final Path folder;

    private TaskOutput(FileOutputCommitter committer, TaskAttemptContext attempt, Path output) throws IOException {
        this.committer = committer;
        this.attempt = attempt;
        this.fs = output.getFileSystem(attempt.getConfiguration());
        this.folder = committer.getWorkPath();
    }

    /** The output of the attempt that runs on this thread. */
    static TaskOutput of(String output, Configuration conf) throws IOException {
        TaskContext task = TaskContext.get();
        TaskID id = new TaskID(JOB, TaskType.MAP, task.partitionId());
        TaskAttemptContext attempt = new TaskAttemptContextImpl(
                committing(conf), new TaskAttemptID(id, (int) (task.taskAttemptId() & Integer.MAX_VALUE)));
        FileOutputCommitter committer = new FileOutputCommitter(new Path(output), attempt);
        committer.setupTask(attempt);
        return new TaskOutput(committer, attempt, new Path(output));
    }

    /** Tasks put their files into their places by themselves; at the end of the job nothing is left to move. */
    private static JobConf committing(Configuration conf) {
        JobConf own = new JobConf(conf);
        own.setInt(FileOutputCommitter.FILEOUTPUTCOMMITTER_ALGORITHM_VERSION, 2);
        return own;
    }

    /** Gets the output folder ready. */
    static void begin(String output, Configuration conf) throws IOException {
        JobContext job = new JobContextImpl(committing(conf), JOB);
        new FileOutputCommitter(new Path(output), job).setupJob(job);
    }

    /** Removes what attempts have left and marks the job as done. */
    static void end(String output, Configuration conf) throws IOException {
        JobContext job = new JobContextImpl(committing(conf), JOB);
        new FileOutputCommitter(new Path(output), job).commitJob(job);
    }

    /** A file of the output by its name there. */
    OutputStream create(String name) throws IOException {
        return new BufferedOutputStream(fs.create(new Path(folder, name)), BUFFER);
    }

    /** A small file with a text. */
    void write(String name, CharSequence text) throws IOException {
        try (OutputStream out = create(name)) {
            out.write(text.toString().getBytes(StandardCharsets.UTF_8));
        }
    }

    /** Puts everything into its place, if no other attempt has. */
    void commit() {
        SparkHadoopMapRedUtil.commitTask(
                committer, attempt, 0, TaskContext.get().partitionId());
    }

    /** Removes what was written. */
    void abort() throws IOException {
        committer.abortTask(attempt);
    }
}
