package dev.clew.spark.text;

import dev.clew.desk.bulk.Tally;
import dev.clew.spark.Messages;
import dev.clew.spark.Progress;
import dev.clew.spark.Settings;
import dev.clew.spark.Works;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.apache.spark.api.java.JavaPairRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.util.LongAccumulator;
import org.apache.spark.util.SerializableConfiguration;
import scala.Tuple2;

/**
 * Solve, rate and canon from text to text: the driver's side. Ranges whose answers are there stay; the rest is done in
 * tasks. What rate has put aside is dealt to tasks of its own afterwards. For one run.
 */
public final class TextJob {
    /** Small enough that a lost task costs seconds, large enough that the engines are busy. */
    static final long SPLIT = 32L << 20;

    private static final long SMALLEST_SPLIT = 1 << 10;
    private static final long LARGEST_SPLIT = 1L << 40;

    /** Puzzles that a task gets of those that were put aside. */
    private static final long ASIDE_EACH = 500;

    private final Settings settings;
    private final JavaSparkContext spark;
    private final Messages messages;
    private final Configuration conf;
    private final Plan plan;
    private final LongAccumulator puzzles;
    private final LongAccumulator bytes;

    /** A job with what it was asked for. */
    public TextJob(Settings settings, JavaSparkContext spark, Messages messages) throws IOException {
        this.settings = settings;
        this.spark = spark;
        this.messages = messages;
        this.conf = spark.hadoopConfiguration();
        this.plan = new Plan(settings.output(), conf);
        this.puzzles = spark.sc().longAccumulator("puzzles");
        this.bytes = spark.sc().longAccumulator("bytes");
    }

    /** Does it, and returns how the puzzles ended. */
    public Tally run() throws IOException {
        long split = split(settings);
        List<InputFile> files = InputFile.find(settings.inputs(), conf);
        List<ByteRange> ranges = ByteRange.of(files, split);
        sayPacked(files);
        Map<String, PartResult> done = begin(Plan.describe(settings, files, split), ranges.size());
        long total = ranges.stream().mapToLong(ByteRange::length).sum();
        try (Progress progress =
                Progress.start(messages, puzzles::value, () -> total == 0 ? 0 : (double) bytes.value() / total)) {
            if (!plan.isFinished()) {
                TaskOutput.begin(settings.output(), conf);
                done.putAll(answerRanges(ranges, done));
                done.putAll(answerDeferred(files, done));
                TaskOutput.end(settings.output(), conf);
            }
            return summarise(done, progress.seconds());
        }
    }

    /** How many bytes a range has. */
    static long split(Settings settings) {
        return settings.number("split", SMALLEST_SPLIT, LARGEST_SPLIT, SPLIT);
    }

    private void sayPacked(List<InputFile> files) {
        long packed = files.stream().filter(InputFile::packed).count();
        if (packed > 0) {
            messages.say(String.format(
                    Locale.ROOT,
                    "%,d of %,d files are gzip, which cannot be cut: each is one task",
                    packed,
                    files.size()));
        }
    }

    /** What is done already; canonical forms begin again. */
    private Map<String, PartResult> begin(String description, int ranges) throws IOException {
        boolean begun = plan.isBegun(description);
        if (begun && settings.job().equals("canon") && !plan.isFinished()) {
            messages.say("an earlier run did not end; canon begins again");
            plan.clear();
            begun = false;
        }
        Map<String, PartResult> done = begun ? new TreeMap<>(plan.done()) : new TreeMap<>();
        if (begun) {
            messages.say(String.format(
                    Locale.ROOT,
                    "an earlier run is taken up: %,d of %,d byte ranges are done",
                    rangesIn(done),
                    ranges));
            plan.removeAttempts();
        } else {
            plan.write(Names.NOTES + "/plan", description);
        }
        return done;
    }

    private static long rangesIn(Map<String, PartResult> done) {
        return done.keySet().stream().filter(part -> !part.startsWith("part-x")).count();
    }

    /** For tasks, whose processes have another current folder. */
    private Settings located() throws IOException {
        Path output = new Path(settings.output());
        return settings.withOutput(
                output.getFileSystem(conf).makeQualified(output).toString());
    }

    private Map<String, PartResult> answerRanges(List<ByteRange> ranges, Map<String, PartResult> done)
            throws IOException {
        List<ByteRange> rest = new ArrayList<>(ranges);
        rest.removeIf(range -> done.containsKey(Names.part(range.number())));
        Map<String, PartResult> results = new TreeMap<>();
        if (!rest.isEmpty()) {
            RangeTask task = new RangeTask(located(), new SerializableConfiguration(conf), puzzles, bytes);
            List<PartResult> found =
                    spark.parallelize(rest, rest.size()).map(task).collect();
            for (int i = 0; i < rest.size(); i++) {
                results.put(Names.part(rest.get(i).number()), found.get(i));
            }
        }
        return results;
    }

    /** Which task gets a puzzle follows from its place and the number of tasks, which is noted for whoever goes on. */
    private Map<String, PartResult> answerDeferred(List<InputFile> files, Map<String, PartResult> done)
            throws IOException {
        long deferred = done.values().stream().mapToLong(PartResult::deferred).sum();
        if (deferred == 0) {
            return Map.of();
        }
        int tasks = tasks(deferred);
        Set<Integer> there = new HashSet<>();
        for (int task = 0; task < tasks; task++) {
            if (done.containsKey(Names.spread(task))) {
                there.add(task);
            }
        }
        JavaPairRDD<Integer, Deferred> dealt = spark.textFile(settings.output() + "/" + Names.deferred("part-*"))
                .map(Deferred::parse)
                .mapToPair(puzzle -> new Tuple2<>(puzzle.task(tasks), puzzle))
                .partitionBy(new ByNumber(tasks));
        List<String> paths = files.stream().map(InputFile::path).toList();
        SpreadTask task =
                new SpreadTask(located(), new SerializableConfiguration(conf), new ArrayList<>(paths), there, puzzles);
        dealt.mapPartitionsWithIndex(task, true).collect();
        return plan.done();
    }

    private int tasks(long deferred) throws IOException {
        String noted = plan.read(Names.NOTES + "/tasks");
        if (noted != null) {
            return Integer.parseInt(noted.strip());
        }
        long least = Math.min(deferred, 3L * spark.defaultParallelism());
        int tasks = (int) Math.min(Integer.MAX_VALUE, Math.max(least, deferred / ASIDE_EACH));
        plan.write(Names.NOTES + "/tasks", tasks + "\n");
        return tasks;
    }

    private Tally summarise(Map<String, PartResult> done, double seconds) {
        Tally tally = Tally.EMPTY;
        long deferred = 0;
        for (PartResult result : done.values()) {
            tally = tally.plus(result.tally());
            deferred += result.deferred();
        }
        messages.say(tally.summary(Works.verb(settings), 0, seconds));
        if (deferred > 0) {
            messages.say(String.format(Locale.ROOT, "%,d expensive puzzles were spread over all tasks", deferred));
        }
        if (tally.unreadable() > 0) {
            messages.say("what is not a puzzle is listed with file and position in " + settings.output() + "/"
                    + Names.INVALID);
        }
        return tally;
    }
}
