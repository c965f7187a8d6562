package dev.clew.generate;

/**
 * Makes the puzzle of a seed, the same one at any time and on any thread. Implementations are immutable.
 *
 * @since 0.2.0
 */
public sealed interface PuzzleMaker permits Generator, BareGenerator {
    /** Makes the puzzle of a seed. */
    default Result make(long seed) {
        return make(seed, 0);
    }

    /**
     * Makes the puzzle of a seed, beginning with a later attempt.
     *
     * @param firstAttempt how many attempts to leave out
     */
    Result make(long seed, int firstAttempt);
}
