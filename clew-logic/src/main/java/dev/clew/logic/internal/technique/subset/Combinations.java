package dev.clew.logic.internal.technique.subset;

import dev.clew.core.Budget.Meter;

/**
 * Chooses k of several masks whose union has exactly k bits, in lexicographic order: k cells with k values between them,
 * or k values with k places. Branches whose union has grown too large are cut. For one pass on one thread.
 */
final class Combinations {
    /** Takes a choice. */
    interface Visitor {
        /** The chosen indices and their union; false to stop. The array is used again. */
        boolean visit(int[] chosen, long union);
    }

    private final long[] masks;
    private final int count;
    private final int[] chosen;
    private final Meter meter;
    private final Visitor visitor;

    private Combinations(long[] masks, int count, int size, Meter meter, Visitor visitor) {
        this.masks = masks;
        this.count = count;
        this.chosen = new int[size];
        this.meter = meter;
        this.visitor = visitor;
    }

    /** Visits every choice of {@code size} among the first {@code count} masks; false when stopped on the way. */
    static boolean visit(long[] masks, int count, int size, Meter meter, Visitor visitor) {
        return count < size || new Combinations(masks, count, size, meter, visitor).choose(0, 0, 0);
    }

    private boolean choose(int depth, int from, long union) {
        if (depth == chosen.length) {
            return Long.bitCount(union) != depth || visitor.visit(chosen, union);
        }
        if (!meter.spend()) {
            return false;
        }
        for (int i = from; i <= count - (chosen.length - depth); i++) {
            long grown = union | masks[i];
            if (Long.bitCount(grown) <= chosen.length) {
                chosen[depth] = i;
                if (!choose(depth + 1, i + 1, grown)) {
                    return false;
                }
            }
        }
        return true;
    }
}
