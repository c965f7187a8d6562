package dev.clew.logic.scale.se.producer;

import dev.clew.core.Budget;

/** X-Wing (3.2), Swordfish (3.8) and Jellyfish (5.2): columns as base lines first, then rows. */
public final class Fish implements Producer {
    private final int size;
    private final String name;
    private final double rating;

    /** Fish of a size. */
    public Fish(int size, String name, double rating) {
        this.size = size;
        this.name = name;
        this.rating = rating;
    }

    /** Sees every fish in order. */
    @FunctionalInterface
    public interface Visitor {
        /** In N base lines of a type a digit is confined to N cover lines; true ends the scan. */
        boolean fish(int type, int base, int cover, int digit);
    }

    @Override
    public void find(SeGrid grid, Budget.Meter meter, HintSink sink) {
        scan(grid, size, new Offers(grid, sink));
    }

    /** Scans for fish of a size. */
    public static void scan(SeGrid grid, int size, Visitor visitor) {
        for (int type = Houses.COLUMN; type >= Houses.ROW; type--) {
            if (scanType(grid, type, size, visitor)) {
                return;
            }
        }
    }

    private static boolean scanType(SeGrid grid, int type, int size, Visitor visitor) {
        int[] fitting = new int[9];
        for (int digit = 0; digit < 9; digit++) {
            fitting[digit] = fitting(grid, type, size, digit);
        }
        for (int i = 0; i < Tuples.count(size); i++) {
            int base = Tuples.ofNine(size, i);
            for (int digit = 0; digit < 9; digit++) {
                if ((base & ~fitting[digit]) == 0) {
                    int cover = cover(grid, type, base, digit);
                    if (Integer.bitCount(cover) == size && visitor.fish(type, base, cover, digit)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /** The lines that can be base lines; none where too many cells hold the digit already. */
    private static int fitting(SeGrid grid, int type, int size, int digit) {
        int lines = 0;
        for (int line = 0; line < 9 && grid.held(digit) + 2 * size <= 9; line++) {
            int count = Integer.bitCount(grid.positions(type * 9 + line, digit));
            lines |= count >= 2 && count <= size ? 1 << line : 0;
        }
        return lines;
    }

    private static int cover(SeGrid grid, int type, int base, int digit) {
        int cover = 0;
        for (int rest = base; rest != 0; rest &= rest - 1) {
            cover |= grid.positions(type * 9 + Integer.numberOfTrailingZeros(rest), digit);
        }
        return cover;
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
        public boolean fish(int type, int base, int cover, int digit) {
            Hint found = new Hint(name, rating);
            int across = Houses.ROW + Houses.COLUMN - type;
            for (int rest = cover; rest != 0; rest &= rest - 1) {
                int line = across * 9 + Integer.numberOfTrailingZeros(rest);
                for (int other = grid.positions(line, digit) & ~base; other != 0; other &= other - 1) {
                    found.remove(grid, Houses.cell(line, Integer.numberOfTrailingZeros(other)), 1 << digit);
                }
            }
            return found.isWorthy() && sink.accept(found.because(new SimplePatterns.FishIn(type, base, cover, digit)));
        }
    }
}
