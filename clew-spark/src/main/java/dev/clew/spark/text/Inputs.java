package dev.clew.spark.text;

import dev.clew.spark.Run;
import dev.clew.spark.Settings;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * What a job reads, cut into ranges. Immutable.
 *
 * @param files the files
 * @param ranges their ranges, in order
 * @param split how many bytes a range has
 */
public record Inputs(List<InputFile> files, List<ByteRange> ranges, long split) {
    /** Small enough that a lost task costs seconds, large enough that the engines are busy. */
    public static final long SPLIT = 32L << 20;

    /** A rating takes milliseconds where a solution takes less than one thousandth of that. */
    public static final long RATE_SPLIT = 1L << 20;

    private static final long SMALLEST_SPLIT = 1 << 10;
    private static final long LARGEST_SPLIT = 1L << 40;

    /** Finds the files. */
    public static Inputs of(Run run) throws IOException {
        Settings settings = run.settings();
        boolean rates = settings.job().equals("rate") || settings.job().equals("stats");
        long split = settings.number("split", SMALLEST_SPLIT, LARGEST_SPLIT, rates ? RATE_SPLIT : SPLIT);
        List<InputFile> files = InputFile.find(settings.inputs(), run.configuration());
        return new Inputs(files, ByteRange.of(files, split), split);
    }

    /** The fingerprint of these, which shows that a file has changed. */
    public List<?> description() {
        List<Object> all = new ArrayList<>(files);
        all.add("split " + split);
        return all;
    }

    /** Says which of them are gzip. */
    void sayPacked(Run run) {
        run.sayPacked(files.stream().filter(InputFile::packed).count(), files.size());
    }
}
