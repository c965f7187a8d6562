package dev.clew.logic.scale.se.twin;

/** Specification 3.1 and 3.4. */
final class Singles {
    private Singles() {}

    static void hidden(TwinGrid grid, Sink sink) {
        for (boolean lastEmpty : new boolean[] {true, false}) {
            for (int type : Geo.BCR) {
                for (int number = 0; number < 9; number++) {
                    for (int digit = 1; digit <= 9; digit++) {
                        int region = Geo.region(type, number);
                        int positions = grid.positions(region, digit);
                        if (Integer.bitCount(positions) == 1 && (grid.emptyCount(region) == 1) == lastEmpty) {
                            double rating = lastEmpty ? 1.0 : type == Geo.BLOCK ? 1.2 : 1.5;
                            int cell = Geo.cell(region, Integer.numberOfTrailingZeros(positions));
                            if (sink.offer(new TwinHint("Hidden Single", rating, cell, digit))) {
                                return;
                            }
                        }
                    }
                }
            }
        }
    }

    static void naked(TwinGrid grid, Sink sink) {
        for (int cell = 0; cell < 81; cell++) {
            if (grid.count(cell) == 1) {
                int digit = grid.digits(cell).get(0);
                if (sink.offer(new TwinHint("Naked Single", 2.3, cell, digit))) {
                    return;
                }
            }
        }
    }
}
