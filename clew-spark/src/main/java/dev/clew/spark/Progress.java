package dev.clew.spark;

import java.util.Locale;
import java.util.function.DoubleSupplier;
import java.util.function.LongSupplier;

/** A line on the terminal that says how far a job is, as {@code clew solve} shows it. */
public final class Progress implements AutoCloseable {
    private static final long INTERVAL_MILLIS = 500;

    private final Messages messages;
    private final LongSupplier done;
    private final DoubleSupplier share;
    private final long start = System.nanoTime();
    private volatile boolean ended;

    private Progress(Messages messages, LongSupplier done, DoubleSupplier share) {
        this.messages = messages;
        this.done = done;
        this.share = share;
    }

    /**
     * Begins; nothing is shown where nobody sits at a terminal.
     *
     * @param done how many puzzles are done
     * @param share the part of the job that is done, or 0
     */
    public static Progress start(Messages messages, LongSupplier done, DoubleSupplier share) {
        Progress progress = new Progress(messages, done, share);
        if (messages.isTerminal()) {
            Thread thread = new Thread(progress::run, "clew-progress");
            thread.setDaemon(true);
            thread.start();
        }
        return progress;
    }

    private void run() {
        try {
            while (!ended) {
                Thread.sleep(INTERVAL_MILLIS);
                draw();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private synchronized void draw() {
        if (!ended) {
            double seconds = (System.nanoTime() - start) / 1e9;
            messages.progress(line(done.getAsLong(), seconds, share.getAsDouble()));
        }
    }

    /** What is true of a job. */
    static String line(long done, double seconds, double share) {
        double rest = share == 0 ? 0 : seconds / share - seconds;
        return String.format(Locale.ROOT, "%,d puzzles, %,.0f/s, %.0f s", done, done / seconds, seconds)
                + (rest < 1 ? "" : String.format(Locale.ROOT, ", about %.0f s to go", Math.ceil(rest)));
    }

    /** How long it took so far. */
    public double seconds() {
        return (System.nanoTime() - start) / 1e9;
    }

    @Override
    public synchronized void close() {
        ended = true;
        messages.clearProgress();
    }
}
