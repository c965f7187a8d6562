package dev.clew.logic.text;

import java.util.List;

/** What can be said about a step with one kind of evidence. Each depth ends with a full stop. */
interface Telling {
    /** Hints at the pattern without any number. */
    String nudge();

    /** Names the technique and a place, no conclusion's cell and no digit. */
    Phrase where();

    /** Gives the argument, clause by clause; with a space between two they make sentences. */
    List<Phrase> because();

    /** Ends the argument and names every conclusion. */
    Phrase therefore();

    /** The evidence in notation; empty where the conclusion says it all. */
    String pattern();
}
