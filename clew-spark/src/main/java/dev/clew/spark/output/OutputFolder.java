package dev.clew.spark.output;

import dev.clew.generate.Version;
import dev.clew.spark.Messages;
import dev.clew.spark.Settings;
import dev.clew.spark.UsageFailure;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.jspecify.annotations.Nullable;

/**
 * The folder that a job writes to, with what it notes there so that it can be resumed: what it was to do, and what is
 * done. While it is open no other driver has it. For one run.
 */
public final class OutputFolder implements AutoCloseable {
    private final Path output;
    private final FileSystem fs;
    private final Configuration conf;
    private final FolderLock lock;

    private OutputFolder(Path output, FileSystem fs, Configuration conf, FolderLock lock) {
        this.output = output;
        this.fs = fs;
        this.conf = conf;
        this.lock = lock;
    }

    /**
     * Opens it for a job.
     *
     * @param lost what to do when another driver takes the folder for abandoned
     * @throws UsageFailure if it holds something that is not Clew's, or another driver works on it
     */
    public static OutputFolder open(Settings settings, Configuration conf, Messages messages, Runnable lost)
            throws IOException {
        Path output = new Path(settings.output());
        FileSystem fs = output.getFileSystem(conf);
        if (fs.exists(output)) {
            if (!fs.getFileStatus(output).isDirectory()) {
                throw new UsageFailure(output + " is a file; name a folder for --output");
            }
            if (!fs.exists(new Path(output, Names.NOTES)) && fs.listStatus(output).length > 0) {
                throw new UsageFailure("the folder " + output + " is not empty; name a new one for --output");
            }
        }
        return new OutputFolder(output, fs, conf, FolderLock.take(output, fs, settings.job(), messages, lost));
    }

    /** The fingerprint of a job; equal for one that does the same with the same files. */
    static String describe(Settings settings, List<?> inputs) {
        Map<String, String> options = new TreeMap<>(settings.options());
        options.remove("output");
        StringBuilder text = new StringBuilder("clew " + Version.read() + " " + settings.job() + " " + options + "\n");
        inputs.forEach(input -> text.append(input).append('\n'));
        return text.toString();
    }

    /**
     * Whether an earlier run of the same job has left something. Where none has, it is noted what this one is to do.
     *
     * @param inputs what is read, with whatever shows that it has changed
     * @throws UsageFailure if the folder holds another job
     */
    public boolean isBegun(Settings settings, List<?> inputs) throws IOException {
        String description = describe(settings, inputs);
        String earlier = read(Names.PLAN);
        if (earlier == null) {
            write(Names.PLAN, description);
            return false;
        }
        if (!earlier.equals(description)) {
            throw new UsageFailure("the folder " + output + " holds another job, or its input has changed since; name "
                    + "another one for --output or delete it");
        }
        return true;
    }

    /** Whether everything was done before. */
    public boolean isFinished() throws IOException {
        return fs.exists(new Path(output, Names.SUCCESS));
    }

    /** Removes everything that was done; what is to be done stays. */
    public void clear() throws IOException {
        for (FileStatus inside : fs.listStatus(output)) {
            if (!inside.getPath().getName().equals(Names.NOTES)) {
                fs.delete(inside.getPath(), true);
            }
        }
        fs.delete(new Path(output, Names.DONE), true);
    }

    /** Forgets what killed attempts have left. */
    public void removeAttempts() throws IOException {
        fs.delete(new Path(output, "_temporary"), true);
    }

    /** The whole address, for tasks, whose processes have another current folder. */
    public String address() {
        return fs.makeQualified(output).toString();
    }

    /** What files are opened with. */
    public Configuration configuration() {
        return conf;
    }

    /** Writes a small file in one go. */
    public void write(String name, String text) throws IOException {
        write(fs, new Path(output, name), text);
    }

    static void write(FileSystem fs, Path file, String text) throws IOException {
        Path draft = new Path(file.getParent(), "." + file.getName() + ".new");
        try (OutputStream out = fs.create(draft)) {
            out.write(text.getBytes(StandardCharsets.UTF_8));
        }
        fs.delete(file, false);
        if (!fs.rename(draft, file)) {
            throw new IOException("cannot write " + file);
        }
    }

    /** The content of a small file; null where it is not there. */
    public @Nullable String read(String name) throws IOException {
        return read(fs, new Path(output, name));
    }

    static @Nullable String read(FileSystem fs, Path file) throws IOException {
        if (!fs.exists(file)) {
            return null;
        }
        try (FSDataInputStream in = fs.open(file)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    /** How the parts ended whose notes are there, by their names; drafts that killed attempts have left do not count. */
    public Map<String, PartResult> results() throws IOException {
        Map<String, PartResult> results = new TreeMap<>();
        Path notes = new Path(output, Names.DONE);
        for (FileStatus note : fs.exists(notes) ? fs.listStatus(notes) : new FileStatus[0]) {
            String text = note.getPath().getName().startsWith(".") ? null : read(fs, note.getPath());
            PartResult result = text == null ? null : PartResult.parse(text);
            if (result != null) {
                results.put(note.getPath().getName(), result);
            }
        }
        return results;
    }

    /** How the parts ended of which every file is there; a driver may be killed while a task's files are moved. */
    public Map<String, PartResult> finishedParts() throws IOException {
        Map<String, PartResult> finished = new TreeMap<>();
        for (Map.Entry<String, PartResult> part : results().entrySet()) {
            if (isWhole(part.getKey(), part.getValue())) {
                finished.put(part.getKey(), part.getValue());
            }
        }
        return finished;
    }

    private boolean isWhole(String part, PartResult result) throws IOException {
        return fs.exists(new Path(output, part))
                && (result.deferred() == 0 || fs.exists(new Path(output, Names.deferred(part))))
                && (result.tally().unreadable() == 0 || fs.exists(new Path(output, Names.invalid(part))));
    }

    /** Lets others have it; a folder that nothing came into is removed. */
    @Override
    public void close() throws IOException {
        lock.close();
    }
}
