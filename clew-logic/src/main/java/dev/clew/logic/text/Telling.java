package dev.clew.logic.text;

/** What can be said about a step with one kind of evidence. Each depth ends with a full stop. */
interface Telling {
    /** Hints at the pattern without any number. */
    String nudge();

    /** Names the technique and a place, no conclusion's cell and no digit. */
    String where();

    /** Gives the argument and names every conclusion. */
    String why();

    /** The evidence in notation; empty where the conclusion says it all. */
    String pattern();
}
