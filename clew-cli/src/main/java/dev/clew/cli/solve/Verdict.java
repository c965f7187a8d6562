package dev.clew.cli.solve;

/** How it stands with a puzzle. */
public enum Verdict {
    /** It has exactly one solution. */
    UNIQUE("unique"),
    /** It has a solution; nobody asked for more. */
    FOUND("found"),
    /** It has more than one solution. */
    MULTIPLE("multiple"),
    /** Every possibility was tried and none is a solution. */
    NONE("none"),
    /** It cannot be read, or contradicts itself for all to see. */
    INVALID("invalid"),
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

    /** Whether the exit code may still say that all is well. */
    public boolean isGood() {
        return this == UNIQUE || this == FOUND;
    }
}
