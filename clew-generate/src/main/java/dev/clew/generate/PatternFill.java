package dev.clew.generate;

import dev.clew.core.CellSet;
import dev.clew.core.SeededRandom;

/**
 * Looks for values in given cells that leave one solution: from those of a full grid, one clue is changed at a time,
 * and a change stays if there is a solution and not more of them than before.
 */
final class PatternFill {
    /** Where counting stops; more solutions than that make no difference. */
    private static final int MOST_SOLUTIONS = 300;

    private PatternFill() {}

    /** Opens all other cells of a full grid and changes clues; false if the moves end before one solution is left. */
    static boolean run(Workbench bench, CellSet pattern, int moves, SeededRandom random) {
        for (int cell = 0; cell < bench.shape().cells(); cell++) {
            if (!pattern.contains(cell)) {
                bench.open(cell);
            }
        }
        int[] cells = pattern.toArray();
        int count = bench.count(MOST_SOLUTIONS);
        for (int i = 0; i < moves && count != 1 && cells.length > 0 && !bench.isCapped(); i++) {
            count = change(bench, cells[random.nextInt(cells.length)], count, random);
        }
        return count == 1 && !bench.isCapped();
    }

    private static int change(Workbench bench, int cell, int count, SeededRandom random) {
        int old = bench.value(cell);
        int[] values = bench.freeValues(cell, random);
        for (int value : values) {
            if (value != old) {
                bench.set(cell, value);
                int now = bench.count(count + 1);
                if (now >= 1 && now <= count) {
                    return now;
                }
                bench.set(cell, old);
                return count;
            }
        }
        return count;
    }
}
