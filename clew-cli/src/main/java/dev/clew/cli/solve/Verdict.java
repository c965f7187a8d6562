package dev.clew.cli.solve;

import dev.clew.cli.shell.Terminal;
import dev.clew.cli.stream.Tally;

/** How it stands with a puzzle. */
public enum Verdict {
    /** It has exactly one solution. */
    UNIQUE("unique"),
    /** It has a solution; nobody asked for more. */
    FOUND("found"),
    /** It has more than one solution. */
    MULTIPLE("multiple"),
    /** It has no solution: it breaks the rules, which the reason names, or the search found none. */
    NONE("none"),
    /** The text is not a puzzle. */
    INVALID("invalid"),
    /** It is a puzzle, but of a kind that the command cannot work on. */
    UNSUPPORTED("unsupported"),
    /** The budget ended before the answer was known. */
    BUDGET("budget");

    private final String id;

    Verdict(String id) {
        this.id = id;
    }

    /** The word for it in JSON and CSV. */
    public String id() {
        return id;
    }

    /** What stands on a line in place of an answer: {@code !multiple}, or {@code !none: reason}. */
    public String mark(String reason) {
        return reason.isEmpty() ? "!" + id : "!" + id + ": " + Terminal.oneLine(reason);
    }

    /** How it counts in the summary of a run. */
    public Tally tally() {
        return switch (this) {
            case UNIQUE, FOUND -> Tally.GOOD;
            case MULTIPLE -> Tally.SEVERAL;
            case NONE -> Tally.NONE;
            case INVALID -> Tally.UNREADABLE;
            case UNSUPPORTED -> Tally.OTHER;
            case BUDGET -> Tally.UNDECIDED;
        };
    }

    /** Whether the exit code may still say that all is well. */
    public boolean isGood() {
        return this == UNIQUE || this == FOUND;
    }
}
