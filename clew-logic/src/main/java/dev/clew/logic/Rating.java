package dev.clew.logic;

/**
 * How hard a step is on a profile's scale. Immutable.
 *
 * @param level the class
 * @param score the points
 */
public record Rating(Level level, int score) {}
