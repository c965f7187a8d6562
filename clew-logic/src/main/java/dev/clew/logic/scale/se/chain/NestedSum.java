package dev.clew.logic.scale.se.chain;

import dev.clew.logic.scale.se.chain.single.NestedHint;
import java.util.ArrayList;
import java.util.List;

/** What the chains inside a chain add to its complexity; equal ones count once. Mutable, for one thread. */
final class NestedSum {
    private final Ancestors walk;
    private final List<NestedHint> seen = new ArrayList<>();

    NestedSum(Ancestors walk) {
        this.walk = walk;
    }

    int of(Spread[] spreads, int[] nodes, int size) {
        seen.clear();
        int sum = 0;
        for (int i = 0; i < size; i++) {
            if (spreads[i].hasNested()) {
                int count = walk.from(spreads[i], nodes[i]);
                for (int at = 0; at < count; at++) {
                    NestedHint hint = spreads[i].nested(walk.node(at));
                    sum += hint == null || isSeen(hint) ? 0 : hint.complexity();
                }
            }
        }
        return sum;
    }

    private boolean isSeen(NestedHint hint) {
        for (int i = 0; i < seen.size(); i++) {
            if (seen.get(i).isSameAs(hint)) {
                return true;
            }
        }
        seen.add(hint);
        return false;
    }
}
