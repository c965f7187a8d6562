package dev.clew.core;

/**
 * What the pencil marks of a position say.
 *
 * @since 0.2.0
 */
public enum MarkMeaning {
    /**
     * Candidates as a program wrote them: what a marked cell does not list is excluded, and a solution that needs it is
     * none.
     */
    EXACT_CANDIDATES,
    /**
     * Candidates as a player keeps them: what a marked cell does not list is excluded, but people sometimes strike one
     * too many, so hints put back what the solution needs.
     */
    CANDIDATES,
    /** A few things worth remembering: what a cell does not list is as possible as before. */
    NOTES;

    /** Whether a value that a marked cell does not list is excluded there. */
    public boolean isEvidence() {
        return this != NOTES;
    }
}
