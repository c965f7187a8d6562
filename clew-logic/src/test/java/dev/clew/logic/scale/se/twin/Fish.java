package dev.clew.logic.scale.se.twin;

import java.util.ArrayList;
import java.util.List;

/** Specification 3.8. */
final class Fish implements Producer {
    private final int n;
    private final String name;
    private final double rating;

    Fish(int n, String name, double rating) {
        this.n = n;
        this.name = name;
        this.rating = rating;
    }

    @Override
    public void find(TwinGrid grid, Sink sink) {
        for (int type : new int[] {Geo.COLUMN, Geo.ROW}) {
            for (int[] tuple : Tuples.colex(9, n)) {
                for (int digit = 1; digit <= 9; digit++) {
                    if (grid.holding(digit) + 2 * n <= 9) {
                        test(grid, type, tuple, digit, sink);
                        if (sink.isFull()) {
                            return;
                        }
                    }
                }
            }
        }
    }

    private void test(TwinGrid grid, int type, int[] tuple, int digit, Sink sink) {
        int union = 0;
        for (int line : tuple) {
            int positions = grid.positions(Geo.region(type, line), digit);
            if (Integer.bitCount(positions) < 2) {
                return;
            }
            union |= positions;
        }
        if (Integer.bitCount(union) != n) {
            return;
        }
        Hint hint = new Hint(name, rating, type, tuple, union, digit);
        int coverType = type == Geo.COLUMN ? Geo.ROW : Geo.COLUMN;
        for (int line = 0; line < 9; line++) {
            if ((union & 1 << line) != 0) {
                for (int position = 0; position < 9; position++) {
                    if ((Tuples.mask(tuple) & 1 << position) == 0) {
                        hint.remove(grid, Geo.cell(Geo.region(coverType, line), position), 1 << digit);
                    }
                }
            }
        }
        sink.offer(hint);
    }

    private static final class Hint extends TwinHint {
        private final int type;
        private final int[] tuple;
        private final int cover;
        private final int digit;

        Hint(String name, double rating, int type, int[] tuple, int cover, int digit) {
            super(name, rating);
            this.type = type;
            this.tuple = tuple;
            this.cover = cover;
            this.digit = digit;
        }

        @Override
        List<int[]> ruleParents(TwinGrid reference, TwinGrid current) {
            List<int[]> parents = new ArrayList<>();
            for (int line : tuple) {
                for (int position = 0; position < 9; position++) {
                    int cell = Geo.cell(Geo.region(type, line), position);
                    if ((cover & 1 << position) == 0 && reference.has(cell, digit) && !current.has(cell, digit)) {
                        parents.add(new int[] {cell, digit});
                    }
                }
            }
            return parents;
        }
    }
}
