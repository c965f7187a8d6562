package dev.clew.logic.scale.se.twin;

import java.util.ArrayList;
import java.util.List;

/** Specification 3.2 and 3.6: pointing and claiming, direct or not. */
final class Locking implements Producer {
    private static final int[][] TYPE_PAIRS = {
        {Geo.BLOCK, Geo.COLUMN}, {Geo.BLOCK, Geo.ROW}, {Geo.COLUMN, Geo.BLOCK}, {Geo.ROW, Geo.BLOCK}
    };

    private final boolean direct;
    private final TwinProfile profile;

    Locking(boolean direct, TwinProfile profile) {
        this.direct = direct;
        this.profile = profile;
    }

    @Override
    public void find(TwinGrid grid, Sink sink) {
        for (int[] types : TYPE_PAIRS) {
            if (profile == TwinProfile.K) {
                for (int digit = 1; digit <= 9; digit++) {
                    for (int a = 0; a < 9; a++) {
                        for (int b = 0; b < 9; b++) {
                            test(grid, Geo.region(types[0], a), Geo.region(types[1], b), digit, sink);
                        }
                    }
                }
            } else {
                for (int a = 0; a < 9; a++) {
                    for (int b = 0; b < 9; b++) {
                        for (int digit = 1; digit <= 9; digit++) {
                            test(grid, Geo.region(types[0], a), Geo.region(types[1], b), digit, sink);
                        }
                    }
                }
            }
        }
    }

    private void test(TwinGrid grid, int a, int b, int digit, Sink sink) {
        int positions = grid.positions(a, digit);
        if (sink.isFull()
                || Integer.bitCount(positions) < 2
                || outside(grid, a, b, digit).size() > 0) {
            return;
        }
        if (direct) {
            place(grid, a, b, digit, sink);
        } else {
            eliminate(grid, a, b, digit, sink);
        }
    }

    /** The cells of one region with the digit that lie outside of the other. */
    private static List<Integer> outside(TwinGrid grid, int region, int other, int digit) {
        List<Integer> cells = new ArrayList<>();
        for (int position = 0; position < 9; position++) {
            int cell = Geo.cell(region, position);
            if (grid.has(cell, digit) && !Geo.contains(other, cell)) {
                cells.add(cell);
            }
        }
        return cells;
    }

    private static void place(TwinGrid grid, int a, int b, int digit, Sink sink) {
        boolean pointing = Geo.type(a) == Geo.BLOCK;
        for (int number = 0; number < 9; number++) {
            int e = Geo.region(Geo.type(a), number);
            List<Integer> outside = outside(grid, e, b, digit);
            if (e != a && intersects(e, b) && Integer.bitCount(grid.positions(e, digit)) >= 2 && outside.size() == 1) {
                String name = pointing ? "Direct Pointing" : "Direct Claiming";
                sink.offer(new TwinHint(name, pointing ? 1.7 : 1.9, outside.get(0), digit));
                return;
            }
        }
    }

    private static boolean intersects(int a, int b) {
        for (int position = 0; position < 9; position++) {
            if (Geo.contains(a, Geo.cell(b, position))) {
                return true;
            }
        }
        return false;
    }

    private static void eliminate(TwinGrid grid, int a, int b, int digit, Sink sink) {
        TwinHint hint = new LockingHint(a, b, digit);
        for (int position = 0; position < 9; position++) {
            int cell = Geo.cell(b, position);
            if (!Geo.contains(a, cell)) {
                hint.remove(grid, cell, 1 << digit);
            }
        }
        sink.offer(hint);
    }

    private static final class LockingHint extends TwinHint {
        private final int a;
        private final int b;
        private final int digit;

        LockingHint(int a, int b, int digit) {
            super(Geo.type(a) == Geo.BLOCK ? "Pointing" : "Claiming", Geo.type(a) == Geo.BLOCK ? 2.6 : 2.8);
            this.a = a;
            this.b = b;
            this.digit = digit;
        }

        @Override
        List<int[]> ruleParents(TwinGrid reference, TwinGrid current) {
            List<int[]> parents = new ArrayList<>();
            for (int position = 0; position < 9; position++) {
                int cell = Geo.cell(a, position);
                if (reference.has(cell, digit) && !current.has(cell, digit) && !Geo.contains(b, cell)) {
                    parents.add(new int[] {cell, digit});
                }
            }
            return parents;
        }
    }
}
