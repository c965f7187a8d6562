package dev.clew.logic.scale.se.twin;

import java.util.ArrayList;
import java.util.List;

/** Specification 3.3 and 3.9: hidden sets, direct or not. */
final class HiddenSet implements Producer {
    private final int n;
    private final boolean direct;
    private final String name;
    private final double rating;

    HiddenSet(int n, boolean direct, String name, double rating) {
        this.n = n;
        this.direct = direct;
        this.name = name;
        this.rating = rating;
    }

    @Override
    public void find(TwinGrid grid, Sink sink) {
        for (int type : Geo.BCR) {
            for (int number = 0; number < 9; number++) {
                int region = Geo.region(type, number);
                if (grid.emptyCount(region) > (direct ? n : 2 * n)) {
                    for (int[] tuple : Tuples.colex(9, n)) {
                        test(grid, region, tuple, sink);
                        if (sink.isFull()) {
                            return;
                        }
                    }
                }
            }
        }
    }

    private void test(TwinGrid grid, int region, int[] tuple, Sink sink) {
        int union = 0;
        for (int each : tuple) {
            int positions = grid.positions(region, each + 1);
            if (Integer.bitCount(positions) < 2) {
                return;
            }
            union |= positions;
        }
        if (Integer.bitCount(union) != n) {
            return;
        }
        int digits = Tuples.mask(tuple) << 1;
        if (direct) {
            place(grid, region, digits, union, sink);
        } else {
            Hint hint = new Hint(name, rating, region, digits);
            for (int position = 0; position < 9; position++) {
                if ((union & 1 << position) != 0) {
                    hint.remove(grid, Geo.cell(region, position), ~digits);
                }
            }
            sink.offer(hint);
        }
    }

    private void place(TwinGrid grid, int region, int digits, int union, Sink sink) {
        for (int x = 1; x <= 9; x++) {
            int positions = grid.positions(region, x);
            if ((digits & 1 << x) == 0
                    && Integer.bitCount(positions) >= 2
                    && Integer.bitCount(positions & ~union) == 1) {
                int cell = Geo.cell(region, Integer.numberOfTrailingZeros(positions & ~union));
                sink.offer(new TwinHint(name, rating, cell, x));
                return;
            }
        }
    }

    private static final class Hint extends TwinHint {
        private final int region;
        private final int digits;

        Hint(String name, double rating, int region, int digits) {
            super(name, rating);
            this.region = region;
            this.digits = digits;
        }

        @Override
        List<int[]> ruleParents(TwinGrid reference, TwinGrid current) {
            List<int[]> parents = new ArrayList<>();
            for (int position = 0; position < 9; position++) {
                int cell = Geo.cell(region, position);
                if ((current.mask(cell) & digits) == 0) {
                    for (int digit : TwinGrid.digitsOf(reference.mask(cell) & digits)) {
                        parents.add(new int[] {cell, digit});
                    }
                }
            }
            return parents;
        }
    }
}
