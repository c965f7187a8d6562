package dev.clew.cli.pipeline;

/** The last step of the work: on one thread and in the order of the puzzles, so that it may remember them. */
@FunctionalInterface
public interface Finish<R> {
    /** Makes a report of what the threads found out. */
    Report apply(R result);

    /** What stands below the last line; empty for nothing. */
    default String footer() {
        return "";
    }

    /** A file that all puzzles share, complete after the last of them; empty for none. */
    default byte[] file() {
        return new byte[0];
    }

    /** The message on standard error after the last puzzle; empty for nothing. */
    default String farewell() {
        return "";
    }
}
