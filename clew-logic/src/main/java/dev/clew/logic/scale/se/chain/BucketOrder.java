package dev.clew.logic.scale.se.chain;

import dev.clew.logic.scale.se.chain.single.NestedHint;
import org.jspecify.annotations.Nullable;

/**
 * The eliminations of one hint in the order in which a hash table of cells gives them back: by the cell's residue, then
 * as they were put in. The order of the new nodes, and so the ratings, depend on it.
 */
final class BucketOrder {
    private final int[] cells;
    private final int[] masks;
    private int count;

    BucketOrder(int capacity) {
        cells = new int[capacity];
        masks = new int[capacity];
    }

    /** Adds a cell that is not there yet, unless nothing is removed from it. */
    void add(int cell, int mask) {
        if (mask != 0) {
            cells[count] = cell;
            masks[count++] = mask;
        }
    }

    boolean isEmpty() {
        return count == 0;
    }

    /** Adds the off nodes to a spread, if there are parents. */
    void addTo(Spread spread, int[] parents, int parentCount, @Nullable NestedHint nested) {
        if (parentCount == 0) {
            return;
        }
        int residues = count <= 12 ? 15 : count <= 24 ? 31 : 63;
        for (int i = 1; i < count; i++) {
            int cell = cells[i];
            int mask = masks[i];
            int at = i;
            for (; at > 0 && (cells[at - 1] & residues) > (cell & residues); at--) {
                cells[at] = cells[at - 1];
                masks[at] = masks[at - 1];
            }
            cells[at] = cell;
            masks[at] = mask;
        }
        for (int i = 0; i < count; i++) {
            for (int rest = masks[i]; rest != 0; rest &= rest - 1) {
                int candidate = cells[i] * 9 + Integer.numberOfTrailingZeros(rest);
                spread.advance(candidate, parents, parentCount, nested);
            }
        }
    }
}
