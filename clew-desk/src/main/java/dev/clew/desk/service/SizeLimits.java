package dev.clew.desk.service;

/**
 * How large what a request brings may be. Immutable.
 *
 * @param values the most values of a grid that is solved or converted
 * @param logicValues the most values of a grid that techniques look at
 * @param batch the most puzzles of one request
 */
public record SizeLimits(int values, int logicValues, int batch) {
    /** What everybody is served. */
    public static final SizeLimits STANDARD = new SizeLimits(36, 25, 100);
}
