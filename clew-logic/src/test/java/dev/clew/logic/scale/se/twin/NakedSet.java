package dev.clew.logic.scale.se.twin;

import java.util.ArrayList;
import java.util.List;

/** Specification 3.7. */
final class NakedSet implements Producer {
    private final int n;
    private final String name;
    private final double rating;

    NakedSet(int n, String name, double rating) {
        this.n = n;
        this.name = name;
        this.rating = rating;
    }

    @Override
    public void find(TwinGrid grid, Sink sink) {
        for (int type : Geo.BCR) {
            for (int number = 0; number < 9; number++) {
                int region = Geo.region(type, number);
                if (grid.emptyCount(region) >= 2 * n) {
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
        for (int position : tuple) {
            int cell = Geo.cell(region, position);
            if (grid.count(cell) < 2) {
                return;
            }
            union |= grid.mask(cell);
        }
        if (Integer.bitCount(union) != n) {
            return;
        }
        Hint hint = new Hint(name, rating, region, tuple, union);
        for (int position = 0; position < 9; position++) {
            if ((Tuples.mask(tuple) & 1 << position) == 0) {
                hint.remove(grid, Geo.cell(region, position), union);
            }
        }
        sink.offer(hint);
    }

    private static final class Hint extends TwinHint {
        private final int region;
        private final int[] tuple;
        private final int digits;

        Hint(String name, double rating, int region, int[] tuple, int digits) {
            super(name, rating);
            this.region = region;
            this.tuple = tuple;
            this.digits = digits;
        }

        @Override
        List<int[]> ruleParents(TwinGrid reference, TwinGrid current) {
            List<int[]> parents = new ArrayList<>();
            for (int position : tuple) {
                int cell = Geo.cell(region, position);
                for (int digit : TwinGrid.digitsOf(reference.mask(cell) & ~digits)) {
                    parents.add(new int[] {cell, digit});
                }
            }
            return parents;
        }
    }
}
