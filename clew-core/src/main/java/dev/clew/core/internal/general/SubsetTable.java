package dev.clew.core.internal.general;

/**
 * Superset → its subsets, as bit sets of positions: for a house whose open positions are a superset, every group of two
 * or more of them that is not all of them. Immutable and thread-safe.
 *
 * <p>Subsets come in ascending order, so a subset without its lowest position comes before it. A table for n positions
 * has fewer than 3ⁿ entries: each position is outside the superset, in it alone, or in the subset too.
 */
final class SubsetTable {
    /** The most positions for which a table is made: 3¹² = 531,441 entries. */
    static final int MAX_POSITIONS = 12;

    private final int[] starts;
    private final char[] subsets;

    /** A table over that many positions. */
    SubsetTable(int positions) {
        if (positions > MAX_POSITIONS) {
            throw new IllegalArgumentException("No table of subsets for " + positions + " positions");
        }
        int supersets = 1 << positions;
        this.starts = new int[supersets + 1];
        for (int superset = 0; superset < supersets; superset++) {
            int size = Integer.bitCount(superset);
            // All subsets, less the empty one, the single ones and the whole.
            starts[superset + 1] = starts[superset] + Math.max(0, (1 << size) - size - 2);
        }
        this.subsets = new char[starts[supersets]];
        for (int superset = 0; superset < supersets; superset++) {
            fill(superset);
        }
    }

    private void fill(int superset) {
        int next = starts[superset];
        for (int subset = nextSubset(superset, 0); subset != superset; subset = nextSubset(superset, subset)) {
            if (Integer.bitCount(subset) >= 2) {
                subsets[next++] = (char) subset;
            }
        }
    }

    /** The next larger subset: the borrow runs through the gaps of the superset. */
    private static int nextSubset(int superset, int subset) {
        return (subset - superset) & superset;
    }

    /** Where the subsets of a superset begin. */
    int start(int superset) {
        return starts[superset];
    }

    /** Where they end. */
    int end(int superset) {
        return starts[superset + 1];
    }

    /** The subset at an index between {@link #start} and {@link #end}. */
    int subset(int index) {
        return subsets[index];
    }
}
