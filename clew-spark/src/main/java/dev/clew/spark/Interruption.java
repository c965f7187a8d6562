package dev.clew.spark;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.apache.hadoop.util.ShutdownHookManager;
import org.apache.spark.SparkContext;

/**
 * What Ctrl-C and a polite kill do: the work on the executors ends, and the folder is left so that another run can have
 * it. Thread-safe.
 */
final class Interruption implements AutoCloseable {
    /** How it ends for a shell: as after Ctrl-C. */
    static final int CODE = 130;

    /** Before Spark's own, which closes the session, and Hadoop's, which closes the file systems. */
    private static final int PRIORITY = 100;

    private static final long PATIENCE_SECONDS = 20;

    private final SparkContext spark;
    private final Messages messages;
    private final String advice;
    private final CountDownLatch ended = new CountDownLatch(1);
    private final Runnable hook = this::interrupt;
    private volatile boolean interrupted;

    private Interruption(SparkContext spark, Messages messages, String advice) {
        this.spark = spark;
        this.messages = messages;
        this.advice = advice;
    }

    /** Begins to listen. */
    static Interruption watch(SparkContext spark, Settings settings, Messages messages) {
        String advice = Jobs.isContinued(settings)
                ? "what is finished stays, and the same command continues from there"
                : "the same command begins again";
        Interruption interruption = new Interruption(spark, messages, advice);
        ShutdownHookManager.get().addShutdownHook(interruption.hook, PRIORITY, PATIENCE_SECONDS + 1, TimeUnit.SECONDS);
        return interruption;
    }

    private void interrupt() {
        interrupted = true;
        messages.say("interrupted; " + advice);
        Sessions.cancel(spark);
        try {
            if (!ended.await(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                messages.say("the job has not ended within " + PATIENCE_SECONDS + " s; the process ends anyway");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Whether the process was told to end. */
    boolean isInterrupted() {
        return interrupted;
    }

    @Override
    public void close() {
        if (!ShutdownHookManager.get().isShutdownInProgress()) {
            ShutdownHookManager.get().removeShutdownHook(hook);
        }
        ended.countDown();
    }
}
