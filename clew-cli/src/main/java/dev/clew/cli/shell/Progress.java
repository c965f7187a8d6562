package dev.clew.cli.shell;

import java.util.Locale;

/**
 * A line on standard error that says how far a long job is; only on a terminal, only after a second, and gone at the
 * end. Thread-safe.
 */
public final class Progress implements AutoCloseable {
    private static final long PATIENCE_MILLIS = 1000;
    private static final long INTERVAL_MILLIS = 250;
    private static final String ERASE = "\r\u001b[K";

    /** Tells how much of the job is done. */
    public interface Extent {
        /** The part that is done, or 0 where nobody knows; for any thread. */
        double share();
    }

    private final Terminal terminal;
    private final Extent extent;
    private final long start = System.nanoTime();
    private volatile long done;
    private volatile String remark = "";
    private volatile boolean ended;
    private boolean visible;

    private Progress(Terminal terminal, Extent extent) {
        this.terminal = terminal;
        this.extent = extent;
    }

    /** Begins; where standard error is no terminal nothing will ever be shown. */
    public static Progress start(Terminal terminal, Extent extent) {
        Progress progress = new Progress(terminal, extent);
        if (terminal.reportsToPerson()) {
            terminal.show(progress);
            progress.new Ticker().start();
        }
        return progress;
    }

    /** Counts more puzzles; for one thread. */
    @SuppressWarnings("NonAtomicVolatileUpdate") // one writer; the ticker only reads
    public void advance(long puzzles) {
        done += puzzles;
    }

    /** Adds a remark to the line, in place of an earlier one. */
    public void remark(String words) {
        remark = ", " + words;
    }

    /** A class and no lambda: the first lambda of a process costs milliseconds that every start would pay. */
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

    private synchronized void draw() {
        if (!ended) {
            double seconds = (System.nanoTime() - start) / 1e9;
            visible = true;
            terminal.writeError(ERASE
                    + String.format(Locale.ROOT, "%,d puzzles, %,.0f/s, %.0f s", done, done / seconds, seconds)
                    + rest(seconds)
                    + remark);
        }
    }

    private String rest(double seconds) {
        double share = extent.share();
        return share == 0 ? "" : String.format(Locale.ROOT, ", about %.0f s to go", seconds / share - seconds);
    }

    synchronized void clear() {
        if (visible) {
            visible = false;
            terminal.writeError(ERASE);
        }
    }

    /** Ends it and wipes the line. */
    @Override
    public void close() {
        ended = true;
        clear();
        terminal.show(null);
    }
}
