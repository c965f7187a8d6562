package dev.clew.spark.text;

import dev.clew.desk.bulk.Tally;
import dev.clew.spark.JobWork;
import dev.clew.spark.Run;
import dev.clew.spark.Settings;
import dev.clew.spark.output.Names;
import dev.clew.spark.output.PartResult;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.util.SerializableConfiguration;
import scala.Tuple2;

/**
 * Solve, rate and canon from text to text: the driver's side. Ranges whose answers are there stay; the rest is done in
 * tasks. What rate has put aside is dealt to tasks of its own afterwards. For one run.
 */
public final class TextJob {
    private static final int READERS_A_CORE = 4;

    private final Run run;
    private final Settings settings;
    private final JavaSparkContext spark;
    private final Broadcast<SerializableConfiguration> conf;

    /** A job with what it was asked for. */
    public TextJob(Run run) {
        this.run = run;
        this.settings = run.settings();
        this.spark = run.context();
        this.conf = run.broadcastConfiguration();
    }

    /** Does it; whether every puzzle had the answer that was asked for. */
    public boolean run() throws IOException {
        Inputs inputs = Inputs.of(run);
        inputs.sayPacked(run);
        Map<String, PartResult> done = begin(inputs);
        if (!run.folder().isFinished()) {
            TaskOutput.begin(run.folder().address(), run.configuration());
            done.putAll(answerRanges(inputs.ranges(), done));
            done.putAll(answerDeferred(inputs.files(), done));
            TaskOutput.end(run.folder().address(), run.configuration());
        }
        return summarise(done);
    }

    /** What is done already; canonical forms begin again. */
    private Map<String, PartResult> begin(Inputs inputs) throws IOException {
        if (!run.folder().isBegun(settings, inputs.description())) {
            return new TreeMap<>();
        }
        if (settings.job().equals("canon") && !run.folder().isFinished()) {
            run.beginAnew(inputs.description());
            return new TreeMap<>();
        }
        Map<String, PartResult> done = new TreeMap<>(run.folder().finishedParts());
        run.messages()
                .say(String.format(
                        Locale.ROOT,
                        "an earlier run is resumed: %,d of %,d byte ranges are done",
                        done.keySet().stream()
                                .filter(part -> !Names.isSpread(part))
                                .count(),
                        inputs.ranges().size()));
        run.folder().removeAttempts();
        return done;
    }

    private Map<String, PartResult> answerRanges(List<ByteRange> ranges, Map<String, PartResult> done) {
        List<ByteRange> rest = new ArrayList<>(ranges);
        rest.removeIf(range -> done.containsKey(Names.part(range.number())));
        if (rest.isEmpty()) {
            return Map.of();
        }
        RangeTask task = new RangeTask(run.located(), conf, run.meter());
        List<PartResult> found = spark.parallelize(rest, rest.size()).map(task).collect();
        Map<String, PartResult> results = new TreeMap<>();
        for (int i = 0; i < rest.size(); i++) {
            results.put(Names.part(rest.get(i).number()), found.get(i));
        }
        return results;
    }

    /** Which task gets a puzzle depends on the number of tasks, which is noted for a run that resumes. */
    private Map<String, PartResult> answerDeferred(List<InputFile> files, Map<String, PartResult> done)
            throws IOException {
        long deferred = done.values().stream().mapToLong(PartResult::deferred).sum();
        if (deferred == 0) {
            return Map.of();
        }
        int tasks = tasks(deferred);
        Set<Integer> there = new HashSet<>();
        List<Integer> rest = new ArrayList<>();
        for (int task = 0; task < tasks; task++) {
            (done.containsKey(Names.spread(task)) ? there : rest).add(task);
        }
        if (rest.isEmpty()) {
            return Map.of();
        }
        run.meter().dealAside();
        List<String> paths = files.stream().map(InputFile::path).toList();
        SpreadTask task = new SpreadTask(
                run.located(), conf, new ArrayList<>(paths), there, run.meter().counter());
        List<PartResult> found =
                deal(done, tasks).mapPartitionsWithIndex(task, true).collect();
        Map<String, PartResult> results = new TreeMap<>();
        for (int i = 0; i < rest.size(); i++) {
            results.put(Names.spread(rest.get(i)), found.get(i));
        }
        return results;
    }

    /** The lines of what was put aside, dealt to tasks. Few tasks read it, since it is quickly read. */
    private JavaRDD<String[]> deal(Map<String, PartResult> done, int tasks) {
        List<String> files = new ArrayList<>();
        List<Map<Long, Long>> counts = new ArrayList<>();
        done.forEach((part, result) -> {
            if (result.deferred() > 0) {
                files.add(run.folder().address() + "/" + Names.deferred(part));
                counts.add(result.aside());
            }
        });
        List<TaskDealer> dealers = TaskDealer.of(counts, tasks);
        List<Tuple2<String, TaskDealer>> aside = new ArrayList<>();
        for (int i = 0; i < files.size(); i++) {
            aside.add(new Tuple2<>(files.get(i), dealers.get(i)));
        }
        return spark.parallelize(aside, Math.min(aside.size(), READERS_A_CORE * spark.defaultParallelism()))
                .flatMapToPair(new AsideReader(conf))
                .partitionBy(new ByNumber(tasks))
                .values();
    }

    private int tasks(long deferred) throws IOException {
        String noted = run.folder().read(Names.TASKS);
        if (noted != null) {
            return Integer.parseInt(noted.strip());
        }
        int tasks = TaskDealer.tasks(deferred, spark);
        run.folder().write(Names.TASKS, tasks + "\n");
        return tasks;
    }

    private boolean summarise(Map<String, PartResult> done) {
        Tally tally = Tally.EMPTY;
        long deferred = 0;
        for (PartResult result : done.values()) {
            tally = tally.plus(result.tally());
            deferred += result.deferred();
        }
        run.messages().say(tally.summary(JobWork.verb(settings), 0, run.meter().seconds()));
        if (deferred > 0) {
            run.messages()
                    .say(String.format(Locale.ROOT, "%,d expensive puzzles were spread over all tasks", deferred));
        }
        return run.end(tally);
    }
}
