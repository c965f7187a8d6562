package dev.clew.desk.solve;

/** Whether a puzzle has more solutions than were found. */
public enum MoreSolutions {
    /** All were found. */
    NONE,
    /** There is at least one more. */
    MORE,
    /** Nobody looked, or the budget ended first. */
    UNKNOWN
}
