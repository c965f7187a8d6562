package dev.clew.logic.scale.se.chain;

/** Walks breadth-first through a node and its ancestors, each key once. Mutable, for one thread. */
final class Ancestors {
    private final int[] stamps = new int[1458];
    private int stamp;
    private final short[] found = new short[1460];
    private int count;

    /** Walks, and returns how many nodes were found. */
    int from(Spread spread, int node) {
        stamp++;
        count = 0;
        visit(spread, node);
        for (int at = 0; at < count; at++) {
            int next = found[at];
            for (int i = spread.parentStart(next); i < spread.parentStart(next + 1); i++) {
                visit(spread, spread.parent(i));
            }
        }
        return count;
    }

    private void visit(Spread spread, int node) {
        int key = spread.keys[node];
        if (stamps[key] != stamp) {
            stamps[key] = stamp;
            found[count++] = (short) node;
        }
    }

    /** The i-th node of the last walk. */
    int node(int i) {
        return found[i];
    }
}
