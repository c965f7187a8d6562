package dev.clew.logic.scale;

/**
 * How hard a step is on a scale. Immutable.
 *
 * @param level the scale's own word for it
 * @param weight a number to sort by: the more, the harder
 * @since 0.2.0
 */
public record Grade(String level, int weight) {}
