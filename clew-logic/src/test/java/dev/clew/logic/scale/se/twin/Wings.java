package dev.clew.logic.scale.se.twin;

import java.util.List;

/** Specification 3.12a: XY-Wing and XYZ-Wing. */
final class Wings implements Producer {
    private final boolean xyz;
    private final TwinProfile profile;

    Wings(boolean xyz, TwinProfile profile) {
        this.xyz = xyz;
        this.profile = profile;
    }

    @Override
    public void find(TwinGrid grid, Sink sink) {
        for (int pivot = 0; pivot < 81; pivot++) {
            if (grid.count(pivot) == (xyz ? 3 : 2)) {
                List<Integer> peers = Geo.peers(pivot, profile);
                for (int p : peers) {
                    if (grid.count(p) == 2 && Integer.bitCount(grid.mask(pivot) & ~grid.mask(p)) == 1) {
                        for (int q : peers) {
                            if (grid.count(q) == 2) {
                                test(grid, pivot, p, q, sink);
                                if (sink.isFull()) {
                                    return;
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    private void test(TwinGrid grid, int pivot, int p, int q, Sink sink) {
        int union = grid.mask(pivot) | grid.mask(p) | grid.mask(q);
        int inAll = grid.mask(pivot) & grid.mask(p) & grid.mask(q);
        if (Integer.bitCount(union) != 3 || Integer.bitCount(inAll) != (xyz ? 1 : 0)) {
            return;
        }
        int z = grid.mask(p) & grid.mask(q);
        TwinHint hint = xyz ? new TwinHint("XYZ-Wing", 4.4) : new TwinHint("XY-Wing", 4.2);
        for (int cell = 0; cell < 81; cell++) {
            if (Geo.sees(cell, p) && Geo.sees(cell, q) && cell != pivot && (!xyz || Geo.sees(cell, pivot))) {
                hint.remove(grid, cell, z);
            }
        }
        sink.offer(hint);
    }
}
