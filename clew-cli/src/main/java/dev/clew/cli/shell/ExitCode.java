package dev.clew.cli.shell;

/** What the exit code says. */
public final class ExitCode {
    /** Every puzzle has exactly one solution, or the job was done. */
    public static final int GOOD = 0;

    /** All puzzles were processed, but not all are good. */
    public static final int SOME_BAD = 1;

    /** The command line makes no sense. */
    public static final int USAGE = 2;

    /** Something could not be read or written. */
    public static final int INPUT_OUTPUT = 3;

    private ExitCode() {}
}
