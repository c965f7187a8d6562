package dev.clew.generate;

/**
 * How much work may go into a puzzle. Limits count work and never time, so that they cut every run at the same place.
 * Immutable.
 *
 * @param attempts how many seeds are tried for one puzzle
 * @param gridNodes nodes of the search for one full grid
 * @param checkNodes nodes of one proof of uniqueness
 * @param ratingNodes units of work of one rating
 * @param moves how many changes of a clue are tried in one attempt at a pattern
 * @param looks how many puzzles near a draft are looked at in one attempt
 * @since 0.2.0
 */
public record Caps(int attempts, long gridNodes, long checkNodes, long ratingNodes, int moves, int looks) {
    /** Limits that ordinary targets stay below. */
    public static Caps standard() {
        return new Caps(10_000, 20_000, 5_000, 200_000, 400, 3_000);
    }

    /** These limits with another number of attempts. */
    public Caps withAttempts(int most) {
        return new Caps(most, gridNodes, checkNodes, ratingNodes, moves, looks);
    }
}
