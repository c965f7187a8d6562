package dev.clew.logic.internal.explanation;

import dev.clew.logic.internal.words.Phrase;
import java.util.List;

/** The explanation of a step with one form of evidence. Each depth ends with a full stop. */
public interface Explanation {
    /** Hints at the pattern without any number. */
    String nudge();

    /** Names the technique and a place, no conclusion's cell and no digit. */
    Phrase where();

    /**
     * Gives the argument, the pattern first, clause by clause; with a space between two they make sentences. What a short
     * version can do without is marked as detail.
     */
    List<Phrase> because();

    /** Ends the argument and states every conclusion. */
    Phrase therefore();

    /** The evidence in notation; empty where the conclusion says it all. */
    String pattern();
}
