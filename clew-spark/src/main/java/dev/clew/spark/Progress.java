package dev.clew.spark;

import dev.clew.desk.bulk.ProgressLine;

/** A line on the terminal that says how far a job is, as {@code clew solve} shows it. */
final class Progress {
    private static final long PATIENCE_MILLIS = 1000;
    private static final long INTERVAL_MILLIS = 500;

    private final Messages messages;
    private final JobMeter meter;
    private volatile boolean ended;

    private Progress(Messages messages, JobMeter meter) {
        this.messages = messages;
        this.meter = meter;
    }

    /** Begins; nothing is shown without a terminal. */
    static Progress start(Messages messages, JobMeter meter) {
        Progress progress = new Progress(messages, meter);
        if (messages.isTerminal()) {
            Thread thread = new Thread(progress::run, "clew-progress");
            thread.setDaemon(true);
            thread.start();
        }
        return progress;
    }

    private void run() {
        try {
            Thread.sleep(PATIENCE_MILLIS);
            while (!ended) {
                draw();
                Thread.sleep(INTERVAL_MILLIS);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private synchronized void draw() {
        if (!ended) {
            messages.progress(ProgressLine.of(meter.puzzles(), meter.seconds(), meter.sinceLatest(), meter.share()));
        }
    }

    /** Ends it and wipes the line. */
    synchronized void close() {
        ended = true;
        messages.clearProgress();
    }
}
