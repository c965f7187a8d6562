package dev.clew.spark.text;

import dev.clew.generate.Version;
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

/** What a job notes in its output folder, so that it can be taken up: what it was to do, and what is done. */
final class Plan {
    private final Path output;
    private final FileSystem fs;

    Plan(String output, Configuration conf) throws IOException {
        this.output = new Path(output);
        this.fs = this.output.getFileSystem(conf);
    }

    /** What tells a job from others; equal for one that does the same with the same files. */
    static String describe(Settings settings, List<InputFile> files, long split) {
        Map<String, String> options = new TreeMap<>(settings.options());
        options.keySet().removeAll(List.of("output", "split"));
        StringBuilder text = new StringBuilder("clew " + Version.read() + " " + settings.job() + " " + options + "\n");
        text.append("split ").append(split).append('\n');
        for (InputFile file : files) {
            text.append(file).append('\n');
        }
        return text.toString();
    }

    /**
     * Whether an earlier run of the same job has left something to go on with.
     *
     * @throws UsageFailure if the folder holds something else
     */
    boolean isBegun(String description) throws IOException {
        if (!fs.exists(output) || fs.listStatus(output).length == 0) {
            return false;
        }
        String earlier = read(Names.NOTES + "/plan");
        if (earlier == null) {
            throw new UsageFailure("the folder " + output + " is not empty; name a new one for --output");
        }
        if (!earlier.equals(description)) {
            throw new UsageFailure("the folder " + output + " holds another job, or its input has changed since; name "
                    + "another one for --output or delete it");
        }
        return true;
    }

    /** Whether everything was done before. */
    boolean isFinished() throws IOException {
        return fs.exists(new Path(output, Names.SUCCESS));
    }

    /** Removes everything that was done. */
    void clear() throws IOException {
        fs.delete(output, true);
    }

    /** Forgets what killed attempts have left. */
    void removeAttempts() throws IOException {
        fs.delete(new Path(output, "_temporary"), true);
    }

    void write(String name, String text) throws IOException {
        Path draft = new Path(output, name + ".new");
        try (OutputStream out = fs.create(draft, true)) {
            out.write(text.getBytes(StandardCharsets.UTF_8));
        }
        fs.delete(new Path(output, name), false);
        fs.rename(draft, new Path(output, name));
    }

    @Nullable
    String read(String name) throws IOException {
        Path file = new Path(output, name);
        if (!fs.exists(file)) {
            return null;
        }
        try (FSDataInputStream in = fs.open(file)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    /** The results of the parts that are done, by their names: the note and the part are both there. */
    Map<String, PartResult> done() throws IOException {
        Map<String, PartResult> results = new TreeMap<>();
        Path notes = new Path(output, Names.NOTES + "/done");
        for (FileStatus note : fs.exists(notes) ? fs.listStatus(notes) : new FileStatus[0]) {
            String part = note.getPath().getName();
            String text = read(Names.result(part));
            PartResult result = text == null ? null : PartResult.parse(text);
            if (result != null && fs.exists(new Path(output, part))) {
                results.put(part, result);
            }
        }
        return results;
    }
}
