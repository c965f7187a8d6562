package dev.clew.logic.scale.se.chain;

import dev.clew.core.Candidate;
import dev.clew.logic.proof.Branch;
import dev.clew.logic.proof.Cases;
import dev.clew.logic.proof.Proof;
import dev.clew.logic.proof.Slot;
import dev.clew.logic.scale.se.chain.single.Cause;
import dev.clew.logic.scale.se.producer.Houses;
import dev.clew.logic.scale.se.producer.Pattern;
import dev.clew.logic.scale.se.producer.ProofParts;
import dev.clew.logic.scale.se.producer.SeGrid;
import java.util.ArrayList;
import java.util.List;

/**
 * What the spreads of some assumptions have in common, or the contradiction in one of them. Immutable; the proof makes
 * these few spreads again.
 *
 * @param level the level
 * @param assumptions the assumptions; twice the same for a contradiction
 * @param conclusion the node that is concluded
 * @param split {@link Cause#NAKED} if the assumptions are the candidates of a cell, the type of the region if they are the
 *     places of a digit, {@link Cause#NONE} if they are a candidate on and off, or one alone
 */
record SpreadPattern(ChainLevel level, List<Integer> assumptions, int conclusion, int split) implements Pattern {
    @Override
    public Proof proof(SeGrid grid, List<Candidate> targets) {
        int first = assumptions.get(0);
        if (split == Cause.NONE && first == assumptions.get(1)) {
            return Cases.eitherOr(new SpreadBranch(grid, level, first).toContradiction());
        }
        List<Branch> branches = new ArrayList<>();
        for (int assumption : assumptions) {
            branches.add(new SpreadBranch(grid, level, assumption).to(conclusion));
        }
        return split == Cause.NONE
                ? Cases.onOff(branches.get(0), branches.get(1))
                : Cases.oneOf(slot(first >> 1), branches);
    }

    private Slot slot(int candidate) {
        int cell = candidate / 9;
        return split == Cause.NAKED
                ? new Slot.InCell(cell)
                : ProofParts.place(Houses.region(cell, split), candidate % 9);
    }
}
