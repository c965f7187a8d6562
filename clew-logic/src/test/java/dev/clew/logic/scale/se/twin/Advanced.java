package dev.clew.logic.scale.se.twin;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/** Specification 4.9: what the rules of a level say about the reduced candidates of a spread. */
final class Advanced {
    private final List<Producer> rules;

    Advanced(List<Producer> rules) {
        this.rules = rules;
    }

    List<Node> deductions(TwinGrid reference, TwinGrid current, Map<Integer, Node> off) {
        List<Node> made = new ArrayList<>();
        for (Producer rule : rules) {
            Sink sink = new Sink(false);
            rule.find(current, sink);
            for (TwinHint hint : sink.hints) {
                List<Node> parents = hint.ruleParents(reference, current).stream()
                        .map(parent -> off.get(Node.key(parent[0], parent[1], false)))
                        .toList();
                if (!parents.isEmpty()) {
                    ChainHint nested = hint instanceof ChainHint chain ? chain : null;
                    for (int cell : order(hint.removed)) {
                        for (int digit : TwinGrid.digitsOf(hint.removed.get(cell))) {
                            made.add(new Node(cell, digit, false, Node.ADVANCED, parents, nested));
                        }
                    }
                }
            }
            if (!made.isEmpty()) {
                break;
            }
        }
        return made;
    }

    /** The order of a hash table of cells: by residue, then as they were noted. */
    private static List<Integer> order(Map<Integer, Integer> removed) {
        List<Integer> cells = new ArrayList<>(removed.keySet());
        int buckets = cells.size() <= 12 ? 16 : cells.size() <= 24 ? 32 : 64;
        cells.sort(Comparator.comparingInt(cell -> cell % buckets));
        return cells;
    }
}
