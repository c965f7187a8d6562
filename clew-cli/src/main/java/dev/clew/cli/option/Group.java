package dev.clew.cli.option;

import java.util.Locale;

/** What a command is for, in the order of the help. */
public enum Group {
    /** Solutions, and puzzles in other forms. */
    SOLVE,
    /** How people solve, and how hard that is. */
    UNDERSTAND,
    /** New puzzles and equivalent ones. */
    MAKE,
    /** The page and the API. */
    SERVE,
    /** How fast it is. */
    MEASURE,
    /** What helps with the command line itself. */
    SHELL;

    /** Its name in the help. */
    public String title() {
        return name().toLowerCase(Locale.ROOT);
    }
}
