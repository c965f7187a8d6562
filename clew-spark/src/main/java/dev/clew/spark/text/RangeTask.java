package dev.clew.spark.text;

import dev.clew.spark.Settings;
import java.io.IOException;
import org.apache.spark.api.java.function.Function;
import org.apache.spark.util.LongAccumulator;
import org.apache.spark.util.SerializableConfiguration;

/** Answers the lines of a byte range. Travels to the executors. */
final class RangeTask implements Function<ByteRange, PartResult> {
    private static final long serialVersionUID = 1;

    private final Settings settings;
    private final SerializableConfiguration conf;
    private final LongAccumulator puzzles;
    private final LongAccumulator bytes;

    RangeTask(Settings settings, SerializableConfiguration conf, LongAccumulator puzzles, LongAccumulator bytes) {
        this.settings = settings;
        this.conf = conf;
        this.puzzles = puzzles;
        this.bytes = bytes;
    }

    @Override
    public PartResult call(ByteRange range) throws IOException {
        PartWriter writer = new PartWriter(settings, conf.value());
        String part = Names.part(range.number());
        Estimate estimate = settings.job().equals("rate") ? new Estimate() : null;
        LineAnswerer lines = new LineAnswerer(writer.work(), range.path(), range.input(), estimate);
        PartResult result = writer.write(part, lines, out -> {
            try (RangeStream in = RangeStream.open(range, conf.value())) {
                return PartResult.of(writer.answer(in, in.offset(), lines, out), lines.deferrals());
            }
        });
        puzzles.add(result.tally().puzzles());
        bytes.add(range.length());
        return result;
    }
}
