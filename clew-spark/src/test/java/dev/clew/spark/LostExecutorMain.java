package dev.clew.spark;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerExecutorRemoved;
import org.apache.spark.scheduler.SparkListenerStageSubmitted;
import org.apache.spark.scheduler.SparkListenerTaskStart;
import org.apache.spark.sql.SparkSession;

/**
 * The driver of {@link LostExecutorTest}: rates on two executors, waits until both are inside a task, kills one, and
 * lets the other continue.
 */
final class LostExecutorMain {
    static final int LINES = 160;

    private LostExecutorMain() {}

    public static void main(String[] args) throws Exception {
        Path folder = Path.of(args[0]).getParent();
        SparkSession spark = SparkSession.builder()
                .master("local-cluster[2,1,1024]")
                .appName("clew lost executor")
                .config("spark.ui.enabled", "false")
                .config("spark.executor.extraClassPath", Spawn.classPath())
                .config("spark.executor.memory", "512m")
                .config("spark.driver.bindAddress", "127.0.0.1")
                .config("spark.driver.host", "127.0.0.1")
                .config("spark.hadoop.fs.gate.impl", GateFileSystem.class.getName())
                .getOrCreate();
        spark.sparkContext().setLogLevel("ERROR");
        Watch watch = new Watch();
        spark.sparkContext().addSparkListener(watch);
        Thread killer = new Thread(() -> killOne(folder, watch), "killer");
        killer.setDaemon(true);
        killer.start();
        Settings settings =
                CommandLine.parse(List.of("rate", "gate://" + args[0], "--output", args[1], "--split", "1024"));
        Jobs.run(settings, spark, new Messages(System.out, false));
        spark.stop();
        System.out.println(watch.retried.get() ? "an attempt was retried" : "nothing was retried");
    }

    private static void killOne(Path folder, Watch watch) {
        try {
            List<Long> waiting = waiting(folder);
            while (waiting.size() < 2) {
                Thread.sleep(20);
                waiting = waiting(folder);
            }
            int tasks = watch.tasks.get();
            int pending = tasks - watch.started.get();
            System.out.println(5 * pending >= tasks ? "a fifth is pending" : pending + " of " + tasks + " are pending");
            ProcessHandle.of(waiting.get(0)).orElseThrow().destroyForcibly();
            watch.removed.await();
            System.out.println("an executor was lost");
            Files.writeString(folder.resolve(GateFileSystem.OPEN), "");
        } catch (IOException | InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The processes that wait at the gate. */
    private static List<Long> waiting(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.startsWith(GateFileSystem.WAITING))
                    .map(name -> Long.valueOf(name.substring(GateFileSystem.WAITING.length())))
                    .toList();
        }
    }

    /** What happens to tasks and executors. */
    private static final class Watch extends SparkListener {
        private final AtomicInteger tasks = new AtomicInteger();
        private final AtomicInteger started = new AtomicInteger();
        private final CountDownLatch removed = new CountDownLatch(1);
        private final AtomicBoolean retried = new AtomicBoolean();

        @Override
        public void onStageSubmitted(SparkListenerStageSubmitted stage) {
            tasks.compareAndSet(0, stage.stageInfo().numTasks());
        }

        @Override
        public void onTaskStart(SparkListenerTaskStart start) {
            started.incrementAndGet();
            retried.compareAndSet(false, start.taskInfo().attemptNumber() > 0);
        }

        @Override
        public void onExecutorRemoved(SparkListenerExecutorRemoved event) {
            removed.countDown();
        }
    }
}
