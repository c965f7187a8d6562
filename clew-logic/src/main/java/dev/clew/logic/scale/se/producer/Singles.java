package dev.clew.logic.scale.se.producer;

import org.jspecify.annotations.Nullable;

/** Hidden singles (1.0 as the last empty cell of a region, 1.2 in a block, 1.5 in a line) and naked singles (2.3). */
public final class Singles {
    /** The rating of the hardest single. */
    public static final double MOST = 2.3;

    private Singles() {}

    /** The first hidden single; last empty cells come before all others. */
    public static @Nullable Hint hidden(SeGrid grid) {
        Hint last = hidden(grid, true);
        return last != null ? last : hidden(grid, false);
    }

    private static @Nullable Hint hidden(SeGrid grid, boolean last) {
        for (int i = 0; i < 27; i++) {
            int region = Houses.columnsBeforeRows(i);
            int open = grid.open(region);
            if (open == 0 || (open == 1) != last) {
                continue;
            }
            for (int digit = 0; digit < 9; digit++) {
                int positions = grid.positions(region, digit);
                if (positions != 0 && (positions & positions - 1) == 0) {
                    double rating = last ? 1.0 : region < 9 ? 1.2 : 1.5;
                    int cell = Houses.cell(region, Integer.numberOfTrailingZeros(positions));
                    return Hint.placing("Hidden Single", rating, cell, digit);
                }
            }
        }
        return null;
    }

    /** The first empty cell with one candidate. */
    public static @Nullable Hint naked(SeGrid grid) {
        for (int cell = 0; cell < 81; cell++) {
            int digits = grid.digits(cell);
            if (digits != 0 && (digits & digits - 1) == 0) {
                return Hint.placing("Naked Single", MOST, cell, Integer.numberOfTrailingZeros(digits));
            }
        }
        return null;
    }

    /** Whether singles alone solve the rest; places what they give. */
    public static boolean finish(SeGrid grid) {
        while (grid.empty() > 0) {
            Hint hint = naked(grid);
            hint = hint != null ? hint : hidden(grid, false);
            hint = hint != null ? hint : hidden(grid, true);
            if (hint == null) {
                return false;
            }
            hint.applyTo(grid);
        }
        return true;
    }
}
