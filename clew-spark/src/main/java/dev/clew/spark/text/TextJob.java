package dev.clew.spark.text;

import dev.clew.desk.bulk.Tally;
import dev.clew.spark.Run;
import dev.clew.spark.Settings;
import dev.clew.spark.Works;
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
import org.apache.spark.util.SerializableConfiguration;

/**
 * Solve, rate and canon from text to text: the driver's side. Ranges whose answers are there stay; the rest is done in
 * tasks. What rate has put aside is dealt to tasks of its own afterwards. For one run.
 */
public final class TextJob {
    private final Run run;
    private final Settings settings;
    private final JavaSparkContext spark;

    /** A job with what it was asked for. */
    public TextJob(Run run) {
        this.run = run;
        this.settings = run.settings();
        this.spark = run.context();
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
                        "an earlier run is taken up: %,d of %,d byte ranges are done",
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
        Map<String, PartResult> results = new TreeMap<>();
        if (!rest.isEmpty()) {
            RangeTask task = new RangeTask(
                    run.located(),
                    new SerializableConfiguration(run.configuration()),
                    run.meter().counter());
            List<PartResult> found =
                    spark.parallelize(rest, rest.size()).map(task).collect();
            for (int i = 0; i < rest.size(); i++) {
                results.put(Names.part(rest.get(i).number()), found.get(i));
            }
        }
        return results;
    }

    /** Which task gets a puzzle depends on the number of tasks, which is noted for whoever goes on. */
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
        if (there.size() == tasks) {
            return Map.of();
        }
        JavaRDD<Deferred> dealt = Dealing.deal(
                spark.textFile(run.folder().address() + "/" + Names.deferred("part-*"))
                        .map(Deferred::parse),
                tasks);
        List<String> paths = files.stream().map(InputFile::path).toList();
        SpreadTask task = new SpreadTask(
                run.located(),
                new SerializableConfiguration(run.configuration()),
                new ArrayList<>(paths),
                there,
                run.meter().counter());
        dealt.mapPartitionsWithIndex(task, true).collect();
        return run.folder().finishedParts();
    }

    private int tasks(long deferred) throws IOException {
        String noted = run.folder().read(Names.TASKS);
        if (noted != null) {
            return Integer.parseInt(noted.strip());
        }
        int tasks = Dealing.tasks(deferred, spark);
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
        run.messages().say(tally.summary(Works.verb(settings), 0, run.meter().seconds()));
        if (deferred > 0) {
            run.messages()
                    .say(String.format(Locale.ROOT, "%,d expensive puzzles were spread over all tasks", deferred));
        }
        run.sayInvalid(tally);
        run.sayCosts();
        return tally.isAllGood();
    }
}
