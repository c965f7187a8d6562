package dev.clew.logic.scale.se.chain;

import dev.clew.core.Budget;
import dev.clew.core.Candidate;
import dev.clew.logic.proof.Branch;
import dev.clew.logic.proof.Claim;
import dev.clew.logic.proof.Proof;
import dev.clew.logic.proof.Reason;
import dev.clew.logic.scale.se.chain.single.Cause;
import dev.clew.logic.scale.se.chain.single.LinePattern;
import dev.clew.logic.scale.se.producer.SeGrid;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/**
 * A spread made again for a proof: what some of its nodes depend on becomes a branch, every node once, and what one
 * rule saw is proven once. Mutable, for one thread.
 */
final class SpreadBranch {
    private final Spread spread = new Spread();
    private final Deductions log = new Deductions();
    private final IdentityHashMap<Deductions.Deduction, Proof> proofs = new IdentityHashMap<>();
    private final int[] claims = new int[1460];

    SpreadBranch(SeGrid grid, ChainLevel level, int assumption) {
        spread.begin(grid, level.mode(), assumption);
        RuleSet rules = level.rules();
        spread.run(rules == null ? null : rules.start(log), Budget.unlimited().start());
    }

    boolean isContradiction() {
        return spread.isContradiction();
    }

    /** The branch that leads to a node. */
    Branch to(int key) {
        return branch(List.of(spread.node(key))).concluding();
    }

    /** The branch that leads to the contradiction: nothing is left for a slot, or the assumption refutes itself. */
    Branch toContradiction() {
        int on = spread.contradictionOn;
        List<Integer> ends = new ArrayList<>(List.of(spread.contradictionOff));
        if (spread.cause(on) == Cause.NONE) {
            return branch(ends).concluding();
        }
        for (int i = spread.parentStart(on); i < spread.parentStart(on + 1); i++) {
            ends.add(spread.parent(i));
        }
        return branch(ends).emptying(LinePattern.slot(spread.keys[on], spread.cause(on)));
    }

    /** Everything behind some nodes, in the order of derivation. */
    private Branch.Builder branch(List<Integer> ends) {
        Ancestors walk = new Ancestors();
        TreeSet<Integer> nodes = new TreeSet<>();
        for (int end : ends) {
            int count = walk.from(spread, end);
            for (int i = 0; i < count; i++) {
                nodes.add(walk.node(i));
            }
        }
        Map<Seen, List<Candidate>> seen = seen(nodes);
        Map<Seen, Integer> proven = new HashMap<>();
        Branch.Builder branch = Branch.from(LinePattern.claim(spread.keys[0]));
        for (int node : nodes.tailSet(1)) {
            if (spread.cause(node) != Cause.ADVANCED) {
                branch.then(LinePattern.claim(spread.keys[node]), link(node), from(node));
                claims[node] = branch.index();
                continue;
            }
            Seen what = seen(node);
            if (!proven.containsKey(what)) {
                branch.then(Claim.off(seen.getOrDefault(what, List.of())), new Reason.Nested(what.proof), from(node));
                proven.put(what, branch.index());
            }
            claims[node] = proven.getOrDefault(what, 0);
        }
        return branch;
    }

    private Reason link(int node) {
        int key = spread.keys[node];
        return (key & 1) != 0 ? new Reason.Last(LinePattern.slot(key, spread.cause(node))) : new Reason.Sees();
    }

    /**
     * What a rule saw.
     *
     * @param proof the proof
     * @param parents the nodes that it depends on
     */
    private record Seen(Proof proof, List<Integer> parents) {}

    private Seen seen(int node) {
        Deductions.Deduction deduction = log.of(node);
        Proof proof = proofs.computeIfAbsent(deduction, it -> it.pattern().proof(it.grid(), List.of()));
        List<Integer> parents = new ArrayList<>();
        for (int i = spread.parentStart(node); i < spread.parentStart(node + 1); i++) {
            parents.add(spread.parent(i));
        }
        return new Seen(proof, parents);
    }

    /** All that is needed of what each rule saw. */
    private Map<Seen, List<Candidate>> seen(TreeSet<Integer> nodes) {
        Map<Seen, List<Candidate>> together = new HashMap<>();
        for (int node : nodes) {
            if (spread.cause(node) == Cause.ADVANCED) {
                together.computeIfAbsent(seen(node), what -> new ArrayList<>())
                        .add(LinePattern.claim(spread.keys[node]).first());
            }
        }
        return together;
    }

    /** The claims that a node follows from. */
    private Integer[] from(int node) {
        TreeSet<Integer> from = new TreeSet<>();
        for (int i = spread.parentStart(node); i < spread.parentStart(node + 1); i++) {
            int parent = spread.parent(i);
            from.add(parent == 0 ? 0 : claims[parent]);
        }
        return from.toArray(Integer[]::new);
    }
}
