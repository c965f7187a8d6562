package dev.clew.logic.scale.se.producer;

import dev.clew.core.Budget;

/** Naked pairs (3.0), triplets (3.6) and quads (5.0). */
public final class NakedSet implements Producer {
    private final int size;
    private final String name;
    private final double rating;

    /** Naked sets of a size. */
    public NakedSet(int size, String name, double rating) {
        this.size = size;
        this.name = name;
        this.rating = rating;
    }

    /** Sees every naked set in order. */
    @FunctionalInterface
    public interface Visitor {
        /** The cells at these positions of a region have these digits alone; true ends the scan. */
        boolean naked(int region, int positions, int digits);
    }

    @Override
    public void find(SeGrid grid, Budget.Meter meter, HintSink sink) {
        scan(grid, size, new Offers(grid, sink));
    }

    /** Scans the regions with enough empty cells for sets of a size. */
    public static void scan(SeGrid grid, int size, Visitor visitor) {
        for (int i = 0; i < 27; i++) {
            int region = Houses.columnsBeforeRows(i);
            if (grid.open(region) >= 2 * size && scanRegion(grid, region, size, visitor)) {
                return;
            }
        }
    }

    private static boolean scanRegion(SeGrid grid, int region, int size, Visitor visitor) {
        int fitting = 0;
        for (int position = 0; position < 9; position++) {
            int count = grid.count(Houses.cell(region, position));
            fitting |= count >= 2 && count <= size ? 1 << position : 0;
        }
        if (Integer.bitCount(fitting) < size) {
            return false;
        }
        for (int i = 0; i < Tuples.count(size); i++) {
            int positions = Tuples.ofNine(size, i);
            if ((positions & ~fitting) == 0) {
                int digits = union(grid, region, positions);
                if (Integer.bitCount(digits) == size && visitor.naked(region, positions, digits)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static int union(SeGrid grid, int region, int positions) {
        int digits = 0;
        for (int rest = positions; rest != 0; rest &= rest - 1) {
            digits |= grid.digits(Houses.cell(region, Integer.numberOfTrailingZeros(rest)));
        }
        return digits;
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
        public boolean naked(int region, int positions, int digits) {
            Hint found = new Hint(name, rating);
            for (int rest = SeGrid.ALL & ~positions; rest != 0; rest &= rest - 1) {
                found.remove(grid, Houses.cell(region, Integer.numberOfTrailingZeros(rest)), digits);
            }
            return found.isWorthy()
                    && sink.accept(found.because(new SimplePatterns.NakedIn(region, positions, digits)));
        }
    }
}
