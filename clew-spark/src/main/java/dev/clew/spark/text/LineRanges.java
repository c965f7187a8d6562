package dev.clew.spark.text;

import dev.clew.core.format.PuzzleText;
import dev.clew.spark.Settings;
import dev.clew.spark.UsageFailure;
import java.io.IOException;
import java.io.Serializable;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.apache.hadoop.conf.Configuration;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.util.SerializableConfiguration;

/** The lines of text files as rows of path, position and line, for the jobs that go by rows. */
public final class LineRanges {
    private LineRanges() {}

    /** Makes rows of the lines of a file. */
    public interface Reader extends Serializable {
        /**
         * The rows of a part of a file.
         *
         * @param header the first line of the file
         */
        Iterator<Row> rows(String path, String header, Iterator<PuzzleText> lines);
    }

    /** All lines of the inputs, as a reader makes rows of them. */
    public static JavaRDD<Row> read(Settings settings, JavaSparkContext spark, Reader reader) throws IOException {
        Configuration conf = spark.hadoopConfiguration();
        List<InputFile> files = InputFile.find(settings.inputs(), conf);
        List<ByteRange> ranges = ByteRange.of(files, TextJob.split(settings));
        if (ranges.isEmpty()) {
            throw new UsageFailure("no puzzle found in " + String.join(", ", settings.inputs()));
        }
        Map<String, String> headers = new HashMap<>();
        for (InputFile file : files) {
            headers.put(file.path(), header(file, conf));
        }
        SerializableConfiguration shipped = new SerializableConfiguration(conf);
        return spark.parallelize(ranges, ranges.size())
                .flatMap(range -> reader.rows(
                        range.path(),
                        headers.getOrDefault(range.path(), ""),
                        new RangeLines(RangeStream.open(range, shipped.value()))));
    }

    private static String header(InputFile file, Configuration conf) throws IOException {
        ByteRange start = new ByteRange(0, 0, file.path(), 0, file.packed() ? file.length() : 1, file.packed());
        try (RangeStream in = RangeStream.open(start, conf)) {
            RangeLines lines = new RangeLines(in);
            return lines.hasNext() ? lines.next().text() : "";
        }
    }

    /** A row of a line. */
    public static Row row(String path, PuzzleText line, String puzzle) {
        return RowFactory.create(path, line.firstLine(), puzzle);
    }
}
