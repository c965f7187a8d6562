package dev.clew.logic.scale.se.twin;

/** The two programs whose behaviour the specification describes. */
public enum TwinProfile {
    /** SE 1.2.1 on its command line. */
    S,
    /** The later program, limited to the techniques of the first. */
    K
}
