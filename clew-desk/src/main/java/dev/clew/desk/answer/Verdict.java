package dev.clew.desk.answer;

import dev.clew.core.Contradiction;
import dev.clew.core.Outcome;
import dev.clew.logic.review.Differences;

/** The state of a puzzle: one word for one thing, on every surface. */
public enum Verdict {
    /** It has exactly one solution. */
    UNIQUE("unique"),
    /** It has a solution; more was not asked for. */
    FOUND("found"),
    /** It has more than one solution. */
    MULTIPLE("multiple"),
    /** It has no solution: it breaks the rules, which the reason names, or the search found none. */
    NONE("none"),
    /** It has exactly one solution, but what a player entered or what the text gives as the solution contradicts it. */
    WRONG("wrong"),
    /** The text is not a puzzle. */
    INVALID("invalid"),
    /** It is a puzzle, but of a kind that this cannot be done with. */
    UNSUPPORTED("unsupported"),
    /** The budget ended before the answer was known. */
    BUDGET("budget");

    private final String id;

    Verdict(String id) {
        this.id = id;
    }

    /** The verdict for an outcome of the solver. */
    public static Verdict of(Outcome outcome) {
        if (outcome instanceof Outcome.Unique) {
            return UNIQUE;
        }
        if (outcome instanceof Outcome.Multiple) {
            return MULTIPLE;
        }
        return outcome instanceof Outcome.None ? NONE : BUDGET;
    }

    /** The word for it in JSON and CSV. */
    public String id() {
        return id;
    }

    /** Whether all is well. */
    public boolean isGood() {
        return this == UNIQUE || this == FOUND;
    }

    /** The outcome as a sentence. */
    public static String sentence(Outcome outcome) {
        if (outcome instanceof Outcome.Multiple multiple) {
            return "More than one solution: " + Differences.first(multiple.first(), multiple.second()) + ".";
        }
        if (outcome instanceof Outcome.None none) {
            return sentence(none.reason());
        }
        return outcome instanceof Outcome.Unique
                ? "Exactly one solution."
                : "The budget ended before the answer was known.";
    }

    /** Why there is no solution, as a sentence. */
    public static String sentence(Contradiction reason) {
        String text = reason.message();
        return Character.toUpperCase(text.charAt(0)) + text.substring(1) + ".";
    }
}
