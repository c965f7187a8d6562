package dev.clew.web.api;

import dev.clew.core.Contradiction;
import dev.clew.core.Outcome;
import dev.clew.logic.advice.Differences;

/** The word for an outcome, and a sentence about it. Immutable. */
record Verdict(String word, String message) {
    static Verdict of(Outcome outcome) {
        if (outcome instanceof Outcome.Unique) {
            return new Verdict("unique", "Exactly one solution.");
        }
        if (outcome instanceof Outcome.Multiple multiple) {
            String example = Differences.first(multiple.first(), multiple.second());
            return new Verdict("multiple", "More than one solution: " + example + ".");
        }
        if (outcome instanceof Outcome.None none) {
            return new Verdict("none", sentence(none.reason()));
        }
        return new Verdict("budget", "The time for this request ended before the answer was known.");
    }

    static String sentence(Contradiction reason) {
        String text = reason.message();
        return Character.toUpperCase(text.charAt(0)) + text.substring(1) + ".";
    }
}
