package dev.clew.spark.text;

import dev.clew.desk.bulk.Tally;
import dev.clew.spark.JobMeter;
import dev.clew.spark.Settings;
import dev.clew.spark.output.Names;
import dev.clew.spark.output.PartResult;
import java.io.IOException;
import org.apache.spark.api.java.function.Function;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.util.LongAccumulator;
import org.apache.spark.util.SerializableConfiguration;

/** Answers the lines of a byte range. Travels to the executors. */
final class RangeTask implements Function<ByteRange, PartResult> {
    private static final long serialVersionUID = 1;

    private final Settings settings;
    private final Broadcast<SerializableConfiguration> conf;
    private final LongAccumulator puzzles;
    private final LongAccumulator aside;

    RangeTask(Settings settings, Broadcast<SerializableConfiguration> conf, JobMeter meter) {
        this.settings = settings;
        this.conf = conf;
        this.puzzles = meter.counter();
        this.aside = meter.aside();
    }

    @Override
    public PartResult call(ByteRange range) throws IOException {
        PartWriter writer = new PartWriter(settings, conf.value().value());
        Estimate estimate = settings.job().equals("rate") ? new Estimate() : null;
        PartResult result = writer.write(Names.part(range.number()), (out, sides) -> {
            LineAnswerer lines =
                    new LineAnswerer(writer.work(), range.path(), range.input(), estimate, sides, puzzles::add);
            try (RangeStream in = RangeStream.open(range, conf.value().value())) {
                Tally tally = writer.answer(in, in.offset(), lines, out);
                lines.countOthers(tally);
                return tally;
            }
        });
        aside.add(result.deferred());
        return result;
    }
}
