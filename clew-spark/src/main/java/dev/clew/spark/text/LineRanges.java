package dev.clew.spark.text;

import dev.clew.core.format.PuzzleText;
import dev.clew.spark.Run;
import java.io.IOException;
import java.io.Serializable;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import org.apache.hadoop.conf.Configuration;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.util.SerializableConfiguration;

/** The lines of text files, for the jobs that go by rows. */
public final class LineRanges {
    private LineRanges() {}

    /**
     * Makes rows of the lines of a file.
     *
     * @param <T> what a row is
     */
    public interface Reader<T> extends Serializable {
        /**
         * The rows of a part of a file.
         *
         * @param header the first line of the file
         */
        Iterator<T> rows(String path, String header, Iterator<PuzzleText> lines);
    }

    /** All lines of the inputs, as a reader makes rows of them; a partition for each byte range. */
    public static <T> JavaRDD<T> read(Run run, Inputs inputs, Reader<T> reader) throws IOException {
        inputs.sayPacked(run);
        Configuration conf = run.configuration();
        Map<String, String> headers = new HashMap<>();
        for (InputFile file : inputs.files()) {
            headers.put(file.path(), header(file, conf));
        }
        Broadcast<SerializableConfiguration> shipped = run.broadcastConfiguration();
        return run.context()
                .parallelize(inputs.ranges(), Math.max(1, inputs.ranges().size()))
                .flatMap(range -> reader.rows(
                        range.path(),
                        headers.getOrDefault(range.path(), ""),
                        new RangeLines(RangeStream.open(range, shipped.value().value()))));
    }

    private static String header(InputFile file, Configuration conf) throws IOException {
        ByteRange start = new ByteRange(0, 0, file.path(), 0, file.packed() ? file.length() : 1, file.packed());
        try (RangeStream in = RangeStream.open(start, conf)) {
            RangeLines lines = new RangeLines(in);
            return lines.hasNext() ? lines.next().text() : "";
        }
    }
}
