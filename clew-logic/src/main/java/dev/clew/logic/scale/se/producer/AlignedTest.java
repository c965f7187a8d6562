package dev.clew.logic.scale.se.producer;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Tests two or three cells and the cells that see them all: which candidates occur in no allowed combination. */
final class AlignedTest {
    private final SeGrid grid;
    private final int[] excluders = new int[20];
    private int count;

    AlignedTest(SeGrid grid) {
        this.grid = grid;
    }

    @Nullable
    Hint pair(int p, int q, long low, long high) {
        collect(low, high, grid.digits(p) | grid.digits(q));
        if (count == 0) {
            return null;
        }
        int allowedP = 0;
        int allowedQ = 0;
        boolean seen = Houses.sees(p, q);
        for (int rest = grid.digits(p); rest != 0; rest &= rest - 1) {
            int a = rest & -rest;
            int b = grid.digits(q) & ~(seen ? a : 0) & ~forbidden(a);
            allowedP |= b != 0 ? a : 0;
            allowedQ |= b;
        }
        Hint hint = new Hint("Aligned Pair Exclusion", 6.2);
        hint.remove(grid, p, ~allowedP).remove(grid, q, ~allowedQ);
        return hint.isWorthy() ? hint.because(new AlignedPattern(List.of(p, q))) : null;
    }

    @Nullable
    Hint triplet(int p, int q, int t, long low, long high) {
        collect(low, high, grid.digits(p) | grid.digits(q) | grid.digits(t));
        if (count == 0 && !isPair(p, q) && !isPair(p, t) && !isPair(q, t)) {
            return null;
        }
        int[] allowed = {0, 0, 0};
        boolean pq = Houses.sees(p, q);
        int pt = Houses.sees(p, t) ? SeGrid.ALL : 0;
        int qt = Houses.sees(q, t) ? SeGrid.ALL : 0;
        for (int restP = grid.digits(p); restP != 0; restP &= restP - 1) {
            int a = restP & -restP;
            for (int restQ = grid.digits(q) & ~(pq ? a : 0); restQ != 0; restQ &= restQ - 1) {
                int b = restQ & -restQ;
                int c = grid.digits(t) & ~(a & pt) & ~(b & qt) & ~forbidden(a | b);
                if (c != 0) {
                    allowed[0] |= a;
                    allowed[1] |= b;
                    allowed[2] |= c;
                }
            }
        }
        if (allowed[0] == grid.digits(p) && allowed[1] == grid.digits(q) && allowed[2] == grid.digits(t)) {
            return null;
        }
        Hint hint = new Hint("Aligned Triplet Exclusion", 7.5);
        hint.remove(grid, p, ~allowed[0]).remove(grid, q, ~allowed[1]).remove(grid, t, ~allowed[2]);
        return hint.because(new AlignedPattern(List.of(p, q, t)));
    }

    /** Without excluders, a digit has no combination only if the other two cells are a naked pair with it. */
    private boolean isPair(int a, int b) {
        return grid.digits(a) == grid.digits(b) && grid.count(a) == 2 && Houses.sees(a, b);
    }

    /** Keeps the cells that can lose all their candidates to these digits. */
    private void collect(long low, long high, int digits) {
        count = 0;
        for (long rest = low; rest != 0; rest &= rest - 1) {
            collect(grid.digits(Long.numberOfTrailingZeros(rest)), digits);
        }
        for (long rest = high; rest != 0; rest &= rest - 1) {
            collect(grid.digits(64 + Long.numberOfTrailingZeros(rest)), digits);
        }
    }

    private void collect(int excluder, int digits) {
        if ((excluder & ~digits) == 0) {
            excluders[count++] = excluder;
        }
    }

    /** The last digits that, with those chosen already, take all candidates of an excluder. */
    private int forbidden(int chosen) {
        int forbidden = 0;
        for (int i = 0; i < count; i++) {
            int left = excluders[i] & ~chosen;
            forbidden |= left == 0 ? SeGrid.ALL : (left & left - 1) == 0 ? left : 0;
        }
        return forbidden;
    }
}
