package dev.clew.logic.scale.se;

/**
 * Which program's behaviour is matched where the two differ. Immutable and thread-safe.
 *
 * <p>They differ in how unique loops are found, in graves with several extra candidates and in the order of locked
 * candidates; about one rating in a thousand depends on it.
 *
 * @since 0.2.0
 */
public enum SeProfile {
    /** Sukaku Explainer 1.18, limited to the techniques of the older program: what ratings are quoted from today. */
    K,
    /** Sudoku Explainer 1.2.1 with its command line. */
    S
}
