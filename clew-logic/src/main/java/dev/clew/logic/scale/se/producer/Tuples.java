package dev.clew.logic.scale.se.producer;

/** Sets of k out of n as bits, in the order of their binary numbers, in which all scans run. */
public final class Tuples {
    private static final int[][] OF_NINE = new int[10][];

    static {
        for (int k = 0; k <= 9; k++) {
            OF_NINE[k] = list(9, k);
        }
    }

    private Tuples() {}

    /** How many sets of k out of nine there are. */
    public static int count(int k) {
        return OF_NINE[k].length;
    }

    /** The i-th set of k out of nine. */
    public static int ofNine(int k, int i) {
        return OF_NINE[k][i];
    }

    /** All sets of k out of at most 20. */
    public static int[] list(int n, int k) {
        int count = 0;
        for (int set = 0; set < 1 << n; set++) {
            count += Integer.bitCount(set) == k ? 1 : 0;
        }
        int[] sets = new int[count];
        int i = 0;
        for (int set = 0; set < 1 << n; set++) {
            if (Integer.bitCount(set) == k) {
                sets[i++] = set;
            }
        }
        return sets;
    }
}
