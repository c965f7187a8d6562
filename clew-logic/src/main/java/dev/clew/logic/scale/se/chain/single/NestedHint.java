package dev.clew.logic.scale.se.chain.single;

/** A chain inside a chain: how much it adds, and which other one is equal to it. Immutable. */
public final class NestedHint {
    private final int complexity;
    private final int[][] lines;

    public NestedHint(int complexity, int[][] lines) {
        this.complexity = complexity;
        this.lines = lines;
    }

    public int complexity() {
        return complexity;
    }

    /** Whether both have the same keys in the same order behind the same chain ends; causes do not count. */
    public boolean isSameAs(NestedHint other) {
        if (this == other) {
            return true;
        }
        if (lines.length != other.lines.length) {
            return false;
        }
        for (int i = 0; i < lines.length; i++) {
            if (!sameKeys(lines[i], other.lines[i])) {
                return false;
            }
        }
        return true;
    }

    private static boolean sameKeys(int[] a, int[] b) {
        if (a.length != b.length) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            if (a[i] >> 3 != b[i] >> 3) {
                return false;
            }
        }
        return true;
    }
}
