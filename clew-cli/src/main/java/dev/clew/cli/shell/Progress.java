package dev.clew.cli.shell;

import dev.clew.desk.bulk.ProgressLine;

/**
 * A line on standard error that says how far a long job is; only on a terminal, only after a second, and removed at the
 * end. Thread-safe.
 */
public final class Progress implements AutoCloseable {
    private static final long PATIENCE_MILLIS = 1000;
    private static final long INTERVAL_MILLIS = 250;

    /** The spread of fewer times is meaningless. */
    private static final int FEWEST_PIECES = 5;

    /** Tells how much of the job is done. */
    public interface Extent {
        /**
         * The share that is done, or 0 if unknown; for any thread.
         *
         * @param done how many puzzles are done
         */
        double share(long done);
    }

    private final Terminal terminal;
    private final Extent extent;
    private final long start = System.nanoTime();
    private volatile long done;
    private volatile long latest = start;
    private volatile String remark = "";
    private volatile boolean ended;
    /** The times of single pieces: how many, their mean, and the sum of the squares of what they differ from it. */
    private long pieces;

    private double mean;
    private double squares;

    private Progress(Terminal terminal, Extent extent) {
        this.terminal = terminal;
        this.extent = extent;
    }

    /** Begins; where standard error is not a terminal nothing will ever be shown. */
    public static Progress start(Terminal terminal, Extent extent) {
        Progress progress = new Progress(terminal, extent);
        if (terminal.reportsToPerson()) {
            progress.new Ticker().start();
        }
        return progress;
    }

    /** Counts more puzzles; for one thread. */
    @SuppressWarnings("NonAtomicVolatileUpdate") // one writer; the ticker only reads
    public void advance(long puzzles) {
        done += puzzles;
        latest = System.nanoTime();
    }

    /** Takes note of how long one piece of the work took; for any thread. */
    public synchronized void took(double seconds) {
        pieces++;
        double before = seconds - mean;
        mean += before / pieces;
        squares += before * (seconds - mean);
    }

    /** The standard deviation of the times over their mean; 0 while there are too few. */
    private synchronized double variation() {
        return pieces < FEWEST_PIECES || mean == 0 ? 0 : Math.sqrt(squares / (pieces - 1)) / mean;
    }

    /** Adds a remark to the line, in place of an earlier one. */
    public void remark(String words) {
        remark = ", " + words;
    }

    /** A class and not a lambda: the first lambda of a process costs milliseconds that every start would pay. */
    private final class Ticker extends Thread {
        Ticker() {
            super("clew-progress");
            setDaemon(true);
        }

        @Override
        public void run() {
            try {
                Thread.sleep(PATIENCE_MILLIS);
                // Ctrl-C ends the process at once; the screen should be clean then, too.
                Runtime.getRuntime().addShutdownHook(new Thread(Progress.this::close));
                while (!ended) {
                    draw();
                    Thread.sleep(INTERVAL_MILLIS);
                }
            } catch (InterruptedException | IllegalStateException e) {
                ended = true;
            }
        }
    }

    /** The terminal's lock, so that no line is drawn after the progress line was ended. */
    private void draw() {
        long now = System.nanoTime();
        long count = done;
        double since = (now - latest) / 1e9;
        String line = ProgressLine.of(count, (now - start) / 1e9, since, extent.share(count), variation()) + remark;
        synchronized (terminal) {
            if (!ended) {
                terminal.drawProgress(line);
            }
        }
    }

    /** Ends it and wipes the line. */
    @Override
    public void close() {
        synchronized (terminal) {
            ended = true;
            terminal.clearProgress();
        }
    }
}
