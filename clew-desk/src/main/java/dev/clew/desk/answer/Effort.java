package dev.clew.desk.answer;

/** What an answer takes, for a service that has many people to serve. */
public enum Effort {
    /** Next to nothing. */
    INSTANT,
    /** One search for two solutions, which is next to nothing on the classic grid. */
    SOLVING,
    /** A search that may be long. */
    SEARCHING,
    /** Work with techniques. */
    REASONING,
    /** Attempts at a new puzzle. */
    MAKING
}
