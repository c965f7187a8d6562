package dev.clew.logic.proof;

import dev.clew.core.Candidate;

/**
 * The candidate is the only one left in its slot, so it is placed. Immutable.
 *
 * @param candidate the candidate
 * @param slot a cell, or the value in a house
 * @since 0.2.0
 */
public record Single(Candidate candidate, Slot slot) implements Proof {
    static final String KIND = "single";

    @Override
    public String kind() {
        return KIND;
    }

    @Override
    public void tell(PartSink parts) {
        parts.candidate("candidate", candidate);
        parts.slot("slot", slot);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
        return visitor.single(this);
    }
}
