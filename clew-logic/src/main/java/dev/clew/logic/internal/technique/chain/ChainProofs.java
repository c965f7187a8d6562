package dev.clew.logic.internal.technique.chain;

import dev.clew.logic.fact.LinkGraph;
import dev.clew.logic.proof.Branch;
import dev.clew.logic.proof.Cases;
import dev.clew.logic.proof.Claim;

/** Writes paths through a {@link LinkGraph} as evidence. */
final class ChainProofs {
    private ChainProofs() {}

    /** The claims of a path, each following from the one before. */
    static Branch branch(LinkGraph graph, int[] path) {
        Branch.Builder branch = Branch.from(claim(graph, path[0]));
        for (int i = 1; i < path.length; i++) {
            Claim claim = claim(graph, path[i]);
            if (claim.on()) {
                branch.last(claim, graph.slot(Walk.node(path[i - 1]), Walk.node(path[i])));
            } else {
                branch.sees(claim);
            }
        }
        return branch.concluding();
    }

    /** A path whose last state links on to its first, walked both ways. */
    static Cases loop(LinkGraph graph, int[] path) {
        int[] back = new int[path.length];
        for (int i = 0; i < path.length; i++) {
            back[i] = Walk.opposite(path[(path.length - i) % path.length]);
        }
        Branch forth = branch(graph, path);
        return Walk.isOn(path[0]) ? Cases.onOff(forth, branch(graph, back)) : Cases.onOff(branch(graph, back), forth);
    }

    private static Claim claim(LinkGraph graph, int state) {
        return Walk.isOn(state)
                ? Claim.on(graph.candidate(Walk.node(state)))
                : Claim.off(graph.candidate(Walk.node(state)));
    }
}
