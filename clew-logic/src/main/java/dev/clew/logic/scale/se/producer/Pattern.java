package dev.clew.logic.scale.se.producer;

import dev.clew.core.Candidate;
import dev.clew.logic.proof.Proof;
import java.util.List;

/** Why a step holds: what its producer saw, from which the proof is built on demand. Immutable. */
public interface Pattern {
    /**
     * The proof of a step.
     *
     * @param grid the grid on which it was found
     * @param targets what it removes, or the one candidate that it places
     */
    Proof proof(SeGrid grid, List<Candidate> targets);
}
