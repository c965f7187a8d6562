package dev.clew.desk.answer;

/** What an answer costs, for a service with many clients. */
public enum Effort {
    /** Next to nothing. */
    INSTANT,
    /** One search for two solutions, which is next to nothing on the classic grid. */
    SOLVING,
    /** A count or a canonical form, which may take long. */
    LONG,
    /** Work with techniques. */
    REASONING,
    /** Attempts at a new puzzle. */
    MAKING
}
