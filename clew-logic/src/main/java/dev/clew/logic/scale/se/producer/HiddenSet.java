package dev.clew.logic.scale.se.producer;

import dev.clew.core.Budget;
import org.jspecify.annotations.Nullable;

/** Hidden pairs (3.4), triplets (4.0) and quads (5.4); direct pairs (2.0) and triplets (2.5), which place a digit. */
public final class HiddenSet implements Producer {
    private final int size;
    private final boolean direct;
    private final String name;
    private final double rating;

    /** Hidden sets of a size. */
    public HiddenSet(int size, boolean direct, String name, double rating) {
        this.size = size;
        this.direct = direct;
        this.name = name;
        this.rating = rating;
    }

    /** Sees every hidden set in order. */
    @FunctionalInterface
    public interface Visitor {
        /** These digits have these positions of a region to themselves; true ends the scan. */
        boolean hidden(int region, int digits, int positions);
    }

    @Override
    public void find(SeGrid grid, Budget.Meter meter, HintSink sink) {
        scan(grid, size, direct ? size : 2 * size, new Offers(grid, sink));
    }

    /** Scans the regions with more than some empty cells for sets of a size. */
    public static void scan(SeGrid grid, int size, int moreThan, Visitor visitor) {
        for (int i = 0; i < 27; i++) {
            int region = Houses.columnsBeforeRows(i);
            if (grid.open(region) > moreThan && scanRegion(grid, region, size, visitor)) {
                return;
            }
        }
    }

    private static boolean scanRegion(SeGrid grid, int region, int size, Visitor visitor) {
        int fitting = 0;
        for (int digit = 0; digit < 9; digit++) {
            int count = Integer.bitCount(grid.positions(region, digit));
            fitting |= count >= 2 && count <= size ? 1 << digit : 0;
        }
        if (Integer.bitCount(fitting) < size) {
            return false;
        }
        for (int i = 0; i < Tuples.count(size); i++) {
            int digits = Tuples.ofNine(size, i);
            if ((digits & ~fitting) == 0) {
                int positions = union(grid, region, digits);
                if (Integer.bitCount(positions) == size && visitor.hidden(region, digits, positions)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static int union(SeGrid grid, int region, int digits) {
        int positions = 0;
        for (int rest = digits; rest != 0; rest &= rest - 1) {
            positions |= grid.positions(region, Integer.numberOfTrailingZeros(rest));
        }
        return positions;
    }

    /** Offers the steps that do something. */
    private final class Offers implements Visitor {
        private final SeGrid grid;
        private final HintSink sink;

        Offers(SeGrid grid, HintSink sink) {
            this.grid = grid;
            this.sink = sink;
        }

        @Override
        public boolean hidden(int region, int digits, int positions) {
            Hint hint = direct ? placement(region, digits, positions) : elimination(region, digits, positions);
            return hint != null && sink.accept(hint);
        }

        private @Nullable Hint elimination(int region, int digits, int positions) {
            Hint found = new Hint(name, rating);
            for (int rest = positions; rest != 0; rest &= rest - 1) {
                found.remove(grid, Houses.cell(region, Integer.numberOfTrailingZeros(rest)), ~digits);
            }
            return found.isWorthy() ? found.because(new SimplePatterns.HiddenIn(region, digits, positions)) : null;
        }

        private @Nullable Hint placement(int region, int digits, int positions) {
            for (int rest = SeGrid.ALL & ~digits; rest != 0; rest &= rest - 1) {
                int digit = Integer.numberOfTrailingZeros(rest);
                int all = grid.positions(region, digit);
                int outside = all & ~positions;
                if (outside != 0 && (outside & outside - 1) == 0 && outside != all) {
                    int cell = Houses.cell(region, Integer.numberOfTrailingZeros(outside));
                    Pattern why = new SimplePatterns.DirectHidden(region, digits, positions);
                    return Hint.placing(name, rating, cell, digit, why);
                }
            }
            return null;
        }
    }
}
