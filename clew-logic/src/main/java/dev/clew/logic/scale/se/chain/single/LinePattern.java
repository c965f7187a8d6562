package dev.clew.logic.scale.se.chain.single;

import dev.clew.core.Candidate;
import dev.clew.logic.proof.Branch;
import dev.clew.logic.proof.Cases;
import dev.clew.logic.proof.Claim;
import dev.clew.logic.proof.Proof;
import dev.clew.logic.proof.Slot;
import dev.clew.logic.scale.se.producer.Houses;
import dev.clew.logic.scale.se.producer.Pattern;
import dev.clew.logic.scale.se.producer.ProofParts;
import dev.clew.logic.scale.se.producer.SeGrid;
import java.util.List;

/**
 * A forcing chain or a cycle as its line from the end back to the start. Immutable.
 *
 * @param line the nodes, as {@code node key * 8 + cause}
 * @param isCycle whether the end is the start again
 */
public record LinePattern(List<Integer> line, boolean isCycle) implements Pattern {
    @Override
    public Proof proof(SeGrid grid, List<Candidate> targets) {
        return isCycle ? Cases.onOff(forwards(1), backwards()) : Cases.eitherOr(forwards(0));
    }

    private int key(int i) {
        return line.get(i) >> 3;
    }

    private Branch forwards(int end) {
        int start = line.size() - 1;
        Branch.Builder branch = Branch.from(claim(key(start)));
        for (int i = start - 1; i >= end; i--) {
            Claim claim = claim(key(i));
            if (claim.on()) {
                branch.last(claim, slot(key(i), line.get(i) & 7));
            } else {
                branch.sees(claim);
            }
        }
        return branch.concluding();
    }

    /** The other way round a cycle: what was off is on, by the strong links that led to the nodes before. */
    private Branch backwards() {
        Branch.Builder branch = Branch.from(claim(key(0)).opposite());
        for (int i = 1; i < line.size() - 1; i++) {
            Claim claim = claim(key(i)).opposite();
            if (claim.on()) {
                branch.last(claim, slot(key(i - 1), line.get(i - 1) & 7));
            } else {
                branch.sees(claim);
            }
        }
        return branch.concluding();
    }

    /** What the key of a node claims. */
    public static Claim claim(int key) {
        Candidate candidate = ProofParts.candidate((key >> 1) / 9, (key >> 1) % 9);
        return (key & 1) != 0 ? Claim.on(candidate) : Claim.off(candidate);
    }

    /** The slot whose last candidate a node is for a cause. */
    public static Slot slot(int key, int cause) {
        int cell = (key >> 1) / 9;
        return cause == Cause.NAKED
                ? new Slot.InCell(cell)
                : ProofParts.place(Houses.region(cell, cause), (key >> 1) % 9);
    }
}
