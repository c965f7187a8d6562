package dev.clew.logic.scale.se.producer;

/** Hidden singles (1.0 as the last empty cell of a region, 1.2 in a block, 1.5 in a line) and naked singles (2.3). */
public final class Singles {
    /** The rating of the hardest single. */
    public static final double MOST = 2.3;

    private Singles() {}

    /** Hidden singles; last empty cells come before all others. */
    public static void hidden(SeGrid grid, HintSink sink) {
        if (!hidden(grid, true, sink)) {
            hidden(grid, false, sink);
        }
    }

    private static boolean hidden(SeGrid grid, boolean last, HintSink sink) {
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
                    Pattern why = new SimplePatterns.LastPlace(region);
                    if (sink.accept(Hint.placing("Hidden Single", rating, cell, digit, why))) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /** Empty cells with one candidate. */
    public static boolean naked(SeGrid grid, HintSink sink) {
        for (int cell = 0; cell < 81; cell++) {
            int digits = grid.digits(cell);
            if (digits != 0 && (digits & digits - 1) == 0) {
                int digit = Integer.numberOfTrailingZeros(digits);
                Pattern why = new SimplePatterns.LastCandidate();
                if (sink.accept(Hint.placing("Naked Single", MOST, cell, digit, why))) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether singles alone solve what remains; places what they give. */
    public static boolean finish(SeGrid grid) {
        while (grid.empty() > 0) {
            HintSink.First first = new HintSink.First();
            boolean found = naked(grid, first) || hidden(grid, false, first) || hidden(grid, true, first);
            Hint hint = first.hint();
            if (!found || hint == null) {
                return false;
            }
            hint.applyTo(grid);
        }
        return true;
    }
}
