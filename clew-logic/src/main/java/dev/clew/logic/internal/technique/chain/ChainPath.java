package dev.clew.logic.internal.technique.chain;

import dev.clew.core.Candidate;
import dev.clew.logic.fact.LinkGraph;
import dev.clew.logic.proof.Branch;
import dev.clew.logic.proof.Cases;
import dev.clew.logic.proof.Claim;
import dev.clew.logic.proof.Slot;

/** A path through a {@link LinkGraph}, kept for the proof when the graph has long been another. Immutable. */
final class ChainPath {
    private final Candidate[] candidates;
    /** The house that makes the link from the node before strong; where a node is on. */
    private final int[] houses;

    private final boolean on;

    private ChainPath(LinkGraph graph, int[] states, boolean closed) {
        this.candidates = new Candidate[states.length];
        this.houses = new int[states.length];
        this.on = Consequences.isOn(states[0]);
        for (int i = 0; i < states.length; i++) {
            int node = Consequences.node(states[i]);
            candidates[i] = graph.candidate(node);
            if (Consequences.isOn(states[i]) && (i > 0 || closed)) {
                int before = Consequences.node(states[(i + states.length - 1) % states.length]);
                houses[i] = graph.strongHouse(before, node);
            }
        }
    }

    /** A path with two ends. */
    static ChainPath of(LinkGraph graph, int[] states) {
        return new ChainPath(graph, states, false);
    }

    /** A path whose last state links on to its first. */
    static ChainPath closed(LinkGraph graph, int[] states) {
        return new ChainPath(graph, states, true);
    }

    /** The first state leads to the last, or else its opposite holds. */
    Cases eitherOr() {
        return Cases.eitherOr(forth());
    }

    /** A closed path walked both ways. */
    Cases loop() {
        return on ? Cases.onOff(forth(), back()) : Cases.onOff(back(), forth());
    }

    private Branch forth() {
        Branch.Builder branch = Branch.from(claim(0, on));
        for (int i = 1; i < candidates.length; i++) {
            add(branch, i, isOn(i), houses[i]);
        }
        return branch.concluding();
    }

    /** From the first state's opposite to the last state's, the one before it, and so on. */
    private Branch back() {
        Branch.Builder branch = Branch.from(claim(0, !on));
        for (int i = candidates.length - 1; i > 0; i--) {
            add(branch, i, !isOn(i), houses[(i + 1) % candidates.length]);
        }
        return branch.concluding();
    }

    private boolean isOn(int index) {
        return on == (index % 2 == 0);
    }

    private void add(Branch.Builder branch, int index, boolean holds, int house) {
        if (holds) {
            branch.last(claim(index, true), slot(candidates[index], house));
        } else {
            branch.sees(claim(index, false));
        }
    }

    private Claim claim(int index, boolean holds) {
        return holds ? Claim.on(candidates[index]) : Claim.off(candidates[index]);
    }

    private static Slot slot(Candidate candidate, int house) {
        return house == LinkGraph.IN_CELL
                ? new Slot.InCell(candidate.cell())
                : new Slot.InHouse(house, candidate.value());
    }
}
