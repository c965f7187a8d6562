package dev.clew.logic.scale.se.chain;

import dev.clew.logic.scale.se.producer.SeGrid;

/**
 * Digits that led to no contradiction on their own when last examined, and still have the same places. What a digit
 * leads to on its own depends on its places alone, as long as no cell has a single candidate: such a cell is left out.
 * Mutable, for one thread.
 */
final class QuietDigits {
    private final int[] rows = new int[81];
    private int known;
    private int quiet;

    /** Turns to a grid: forgets the digits whose places have changed, and assumes the rest to be quiet. */
    void begin(SeGrid grid) {
        int same = known;
        for (int digit = 0; digit < 9; digit++) {
            for (int row = 0; row < 9; row++) {
                int places = grid.positions(9 + row, digit);
                if (rows[digit * 9 + row] != places) {
                    rows[digit * 9 + row] = places;
                    same &= ~(1 << digit);
                }
            }
        }
        boolean isUsable = !hasSingle(grid);
        quiet = isUsable ? same : 0;
        known = isUsable ? SeGrid.ALL : 0;
    }

    private static boolean hasSingle(SeGrid grid) {
        for (int cell = 0; cell < 81; cell++) {
            if (grid.count(cell) == 1) {
                return true;
            }
        }
        return false;
    }

    /** The digits that need not be looked at. */
    int digits() {
        return quiet;
    }

    /** This candidate, on or off, leads to a contradiction. */
    void disturb(int candidate) {
        known &= ~(1 << candidate % 9);
    }

    /** Not all digits were looked at. */
    void forget() {
        known = 0;
    }
}
