package dev.clew.logic.scale.se;

/**
 * Which puzzles are given up early, with a rating of 20.0.
 *
 * @since 0.2.0
 */
public enum SeFilter {
    /** None. */
    NONE,
    /** Those that need a harder step after the first placement. */
    PEARL,
    /** Those that need a harder step than the first one. */
    DIAMOND
}
