package dev.clew.logic.scale.se.producer.deadly;

import dev.clew.core.Budget;
import dev.clew.logic.scale.se.SeProfile;
import dev.clew.logic.scale.se.producer.Hint;
import dev.clew.logic.scale.se.producer.HintSink;
import dev.clew.logic.scale.se.producer.Houses;
import dev.clew.logic.scale.se.producer.Producer;
import dev.clew.logic.scale.se.producer.SeGrid;

/**
 * Unique rectangles and loops, from 4.5 up: the scan for loops. Every valid loop is given to {@link LoopHints}, which
 * keeps the best step; the first of equals stands, so that the order of the scan decides.
 */
public final class UniqueLoop implements Producer {
    private final SeProfile profile;

    /** Loops as a profile finds them. */
    public UniqueLoop(SeProfile profile) {
        this.profile = profile;
    }

    @Override
    public void find(SeGrid grid, Budget.Meter meter, HintSink sink) {
        Scan scan = new Scan(grid);
        for (int start = 0; start < 81 && !scan.hints.isUnbeatable() && meter.spend(); start++) {
            if (grid.count(start) == 2) {
                scan.from(start);
            }
        }
        Hint best = scan.hints.best();
        if (best != null) {
            sink.accept(best);
        }
    }

    private final class Scan {
        private final SeGrid grid;
        private final LoopHints hints;
        private final int[] path = new int[81];
        private final boolean[] onPath = new boolean[81];
        private int start;
        private int pair;

        Scan(SeGrid grid) {
            this.grid = grid;
            this.hints = new LoopHints(grid, profile);
        }

        void from(int cell) {
            start = cell;
            pair = grid.digits(cell);
            path[0] = cell;
            onPath[cell] = true;
            extend(1, 2, 0, -1, regions(cell), 0);
            onPath[cell] = false;
        }

        /**
         * Goes on from the end of the path. A region may hold one cell of even and one of odd number; a path that breaks
         * this can become no valid loop and is left at once, which changes nothing in what is found.
         */
        private void extend(int length, int budget, int extras, int lastType, int even, int odd) {
            int end = path[length - 1];
            int level = extras;
            for (int type = 0; type < 3; type++) {
                if (type == lastType) {
                    continue;
                }
                int region = Houses.region(end, type);
                for (int position = 0; position < 9; position++) {
                    int next = Houses.cell(region, position);
                    int digits = grid.digits(next);
                    if (next == start && length >= 4) {
                        close(length, even, odd);
                    } else if ((digits & pair) == pair && !onPath[next]) {
                        int with = level | digits & ~pair;
                        level = profile == SeProfile.S ? with : level;
                        boolean fat = digits != pair;
                        if (!fat || Integer.bitCount(with) == 1 || budget > 0) {
                            step(next, length, fat ? budget - 1 : budget, with, type, even, odd);
                        }
                    }
                }
            }
        }

        private void step(int next, int length, int budget, int extras, int type, int even, int odd) {
            int regions = regions(next);
            boolean isEven = length % 2 == 0;
            if (((isEven ? even : odd) & regions) != 0) {
                return;
            }
            path[length] = next;
            onPath[next] = true;
            extend(length + 1, budget, extras, type, isEven ? even | regions : even, isEven ? odd : odd | regions);
            onPath[next] = false;
        }

        private void close(int length, int even, int odd) {
            if (even == odd) {
                hints.add(path, length);
            }
        }

        private static int regions(int cell) {
            return 1 << Houses.region(cell, 0) | 1 << Houses.region(cell, 1) | 1 << Houses.region(cell, 2);
        }
    }
}
