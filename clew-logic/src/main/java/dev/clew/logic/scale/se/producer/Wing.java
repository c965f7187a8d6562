package dev.clew.logic.scale.se.producer;

import dev.clew.core.Budget;
import dev.clew.logic.scale.se.SeProfile;

/** XY-Wing (4.2), or XYZ-Wing (4.4), whose pivot holds the eliminated digit too. */
public final class Wing implements Producer {
    private final SeProfile profile;
    private final boolean xyz;

    /** Wings with a pivot of two candidates, or of three. */
    public Wing(SeProfile profile, boolean xyz) {
        this.profile = profile;
        this.xyz = xyz;
    }

    @Override
    public void find(SeGrid grid, Budget.Meter meter, HintSink sink) {
        for (int pivot = 0; pivot < 81; pivot++) {
            if (grid.count(pivot) == (xyz ? 3 : 2) && from(grid, pivot, sink)) {
                return;
            }
        }
    }

    private boolean from(SeGrid grid, int pivot, HintSink sink) {
        int digits = grid.digits(pivot);
        for (int i = 0; i < 20; i++) {
            int p = Houses.peer(profile, pivot, i);
            int left = digits & ~grid.digits(p);
            if (grid.count(p) == 2 && left != 0 && (left & left - 1) == 0) {
                for (int j = 0; j < 20; j++) {
                    int q = Houses.peer(profile, pivot, j);
                    if (grid.count(q) == 2 && fits(digits, grid.digits(p), grid.digits(q))) {
                        Hint hint = hint(grid, pivot, p, q);
                        if (hint.isWorthy() && sink.accept(hint)) {
                            return true;
                        }
                    }
                }
            }
        }
        return false;
    }

    private boolean fits(int pivot, int p, int q) {
        return Integer.bitCount(pivot | p | q) == 3 && Integer.bitCount(pivot & p & q) == (xyz ? 1 : 0);
    }

    private Hint hint(SeGrid grid, int pivot, int p, int q) {
        Hint hint = xyz ? new Hint("XYZ-Wing", 4.4) : new Hint("XY-Wing", 4.2);
        int z = grid.digits(p) & grid.digits(q);
        for (int i = 0; i < 20; i++) {
            int cell = Houses.peer(p, i);
            if (Houses.sees(cell, q) && cell != pivot && (!xyz || Houses.sees(cell, pivot))) {
                hint.remove(grid, cell, z);
            }
        }
        return hint.because(new SimplePatterns.WingOf(pivot, p, q));
    }
}
