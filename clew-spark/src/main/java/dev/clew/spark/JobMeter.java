package dev.clew.spark;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.stream.LongStream;
import org.apache.spark.SparkContext;
import org.apache.spark.executor.TaskMetrics;
import org.apache.spark.scheduler.AccumulableInfo;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerExecutorMetricsUpdate;
import org.apache.spark.scheduler.SparkListenerJobEnd;
import org.apache.spark.scheduler.SparkListenerJobStart;
import org.apache.spark.scheduler.SparkListenerStageSubmitted;
import org.apache.spark.scheduler.SparkListenerTaskEnd;
import org.apache.spark.util.LongAccumulator;
import scala.Tuple4;
import scala.collection.immutable.Seq;
import scala.jdk.javaapi.CollectionConverters;

/**
 * Follows a job: puzzles done, the part of the stage that is done, and what its tasks cost. Tasks count their puzzles with
 * {@link #counter}, also in the middle of a task, which executors report every few seconds. Thread-safe.
 */
public final class JobMeter extends SparkListener implements AutoCloseable {
    private static final String COUNTER = "puzzles";

    /** A puzzle that was put aside takes about this many times as long as another one. */
    private static final double EXPENSIVE = 6;

    private static final long PATIENCE_MILLIS = 2000;

    private final SparkContext spark;
    private final LongAccumulator counter;
    private final LongAccumulator aside;
    private final long start = System.nanoTime();

    /** Puzzles in tasks that run, by the numbers of the tasks. */
    private final Map<Long, Long> running = new HashMap<>();

    private long[] taskMillis = new long[64];
    private int tasks;
    private long cpuNanos;
    private long failedAttempts;
    private int openJobs;
    private long stageStart = start;
    private long stageTasks;
    private long stageDone;
    private long latest = start;
    private boolean dealt;

    private JobMeter(SparkContext spark) {
        this.spark = spark;
        this.counter = spark.longAccumulator(COUNTER);
        this.aside = spark.longAccumulator("puzzles put aside");
    }

    /** Begins to follow what a session does. */
    static JobMeter start(SparkContext spark) {
        JobMeter meter = new JobMeter(spark);
        spark.addSparkListener(meter);
        return meter;
    }

    /** What tasks count their puzzles with. */
    public LongAccumulator counter() {
        return counter;
    }

    /** What tasks count the puzzles with that they put aside for a later stage. */
    public LongAccumulator aside() {
        return aside;
    }

    /** Notes that the stage for what was put aside begins, so that it is not counted as still to come. */
    public synchronized void dealAside() {
        dealt = true;
    }

    /** How long it took so far. */
    public double seconds() {
        return (System.nanoTime() - start) / 1e9;
    }

    synchronized long puzzles() {
        return counter.value()
                + running.values().stream().mapToLong(Long::longValue).sum();
    }

    synchronized double sinceLatest() {
        return (System.nanoTime() - latest) / 1e9;
    }

    /** The part of all the time that has passed, as far as the running stage and what it puts aside show; 0 where it cannot. */
    synchronized double share() {
        if (stageDone == 0) {
            return 0;
        }
        double all = seconds();
        double here = (System.nanoTime() - stageStart) / 1e9;
        double stage = here * stageTasks / stageDone;
        double later = dealt ? 0 : stage * EXPENSIVE * aside.value() / Math.max(1, counter.value());
        return all / (all + stage - here + later);
    }

    @Override
    public synchronized void onJobStart(SparkListenerJobStart event) {
        openJobs++;
    }

    @Override
    public synchronized void onJobEnd(SparkListenerJobEnd event) {
        openJobs--;
        notifyAll();
    }

    @Override
    public synchronized void onStageSubmitted(SparkListenerStageSubmitted event) {
        stageStart = System.nanoTime();
        stageTasks = event.stageInfo().numTasks();
        stageDone = 0;
    }

    @Override
    public synchronized void onTaskEnd(SparkListenerTaskEnd event) {
        running.remove(event.taskInfo().taskId());
        if (!event.taskInfo().successful()) {
            failedAttempts++;
            return;
        }
        stageDone++;
        latest = System.nanoTime();
        if (tasks == taskMillis.length) {
            taskMillis = Arrays.copyOf(taskMillis, 2 * tasks);
        }
        taskMillis[tasks++] = event.taskInfo().duration();
        TaskMetrics metrics = event.taskMetrics();
        cpuNanos += metrics == null ? 0 : metrics.executorCpuTime();
    }

    @Override
    public synchronized void onExecutorMetricsUpdate(SparkListenerExecutorMetricsUpdate event) {
        for (Tuple4<Object, Object, Object, Seq<AccumulableInfo>> task :
                CollectionConverters.asJava(event.accumUpdates())) {
            for (AccumulableInfo info : CollectionConverters.asJava(task._4())) {
                if (info.id() == counter.id() && info.update().isDefined()) {
                    Object puzzles = info.update().get();
                    Long before = running.put((Long) task._1(), (Long) puzzles);
                    latest = puzzles.equals(before) ? latest : System.nanoTime();
                }
            }
        }
    }

    /** What the tasks cost, on one line. Events come a little late, so it waits for the last ones. */
    public synchronized String summary() {
        long patience = System.currentTimeMillis() + PATIENCE_MILLIS;
        try {
            while (openJobs > 0 && System.currentTimeMillis() < patience) {
                wait(PATIENCE_MILLIS);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        long[] millis = LongStream.of(taskMillis).limit(tasks).sorted().toArray();
        double median = tasks == 0 ? 0 : millis[tasks / 2] / 1e3;
        double longest = tasks == 0 ? 0 : millis[tasks - 1] / 1e3;
        return String.format(
                        Locale.ROOT,
                        "%,d %s, %.1f s in all (%.1f s of processor time), median %.1f s, longest %.1f s",
                        tasks,
                        tasks == 1 ? "task" : "tasks",
                        LongStream.of(millis).sum() / 1e3,
                        cpuNanos / 1e9,
                        median,
                        longest)
                + (failedAttempts == 0
                        ? ""
                        : String.format(Locale.ROOT, "; attempts that failed: %,d", failedAttempts));
    }

    @Override
    public void close() {
        spark.removeSparkListener(this);
    }
}
