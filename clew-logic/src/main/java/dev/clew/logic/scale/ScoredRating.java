package dev.clew.logic.scale;

/**
 * A rating with a level and a score, by which puzzles can be ordered. Implementations are immutable.
 *
 * @since 0.2.0
 */
public interface ScoredRating extends Rating {
    /** The level, in the scale's own word for it. */
    String levelName();

    /** A number to sort by: the more, the harder. */
    int score();

    /** The techniques on the way, for people. */
    String techniques();

    /** Whether the way needs a technique, by id. */
    boolean uses(String technique);
}
