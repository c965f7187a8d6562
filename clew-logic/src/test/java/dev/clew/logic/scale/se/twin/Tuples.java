package dev.clew.logic.scale.se.twin;

import java.util.ArrayList;
import java.util.List;

/** All k-tuples out of n positions in colex order: by increasing binary number. */
final class Tuples {
    private Tuples() {}

    /** The tuples, each ascending. */
    static List<int[]> colex(int n, int k) {
        List<int[]> tuples = new ArrayList<>();
        collect(n, k, new int[k], tuples);
        return tuples;
    }

    /** The largest position grows slowest, so that it is chosen first. */
    private static void collect(int below, int k, int[] chosen, List<int[]> tuples) {
        if (k == 0) {
            tuples.add(chosen.clone());
            return;
        }
        for (int top = k - 1; top < below; top++) {
            chosen[k - 1] = top;
            collect(top, k - 1, chosen, tuples);
        }
    }

    static int mask(int[] tuple) {
        int mask = 0;
        for (int each : tuple) {
            mask |= 1 << each;
        }
        return mask;
    }
}
