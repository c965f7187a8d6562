package dev.clew.spark;

import java.io.PrintStream;

/** Where a job writes its messages: lines on standard error. Thread-safe. */
public final class Messages {
    private static final String ERASE = "\r\u001b[K";

    private final PrintStream out;
    private final boolean terminal;
    private boolean drawn;

    /** Messages to a stream, which may be a terminal. */
    public Messages(PrintStream out, boolean terminal) {
        this.out = out;
        this.terminal = terminal;
    }

    /** Whether a person sees them at once. */
    boolean isTerminal() {
        return terminal;
    }

    /** Says a line. */
    public synchronized void say(String line) {
        clearProgress();
        out.println("clew: " + line);
        out.flush();
    }

    synchronized void progress(String line) {
        out.print(ERASE + line);
        out.flush();
        drawn = true;
    }

    synchronized void clearProgress() {
        if (drawn) {
            out.print(ERASE);
            out.flush();
            drawn = false;
        }
    }
}
