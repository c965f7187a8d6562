package dev.clew.logic.technique;

import dev.clew.core.Candidate;
import dev.clew.logic.board.Conclusion;

/**
 * Takes conclusions, without steps; each may be reported more than once.
 *
 * @since 0.2.0
 */
public interface ConclusionSink {
    /** A value is placed in an open cell. */
    void place(int cell, int value);

    /** A value is removed from a cell, which may have lost it already. */
    void remove(int cell, int value);

    /** Takes the conclusion of a step. */
    default void take(Conclusion conclusion) {
        Candidate candidate = conclusion.candidate();
        if (conclusion.isRemoval()) {
            remove(candidate.cell(), candidate.value());
        } else {
            place(candidate.cell(), candidate.value());
        }
    }
}
