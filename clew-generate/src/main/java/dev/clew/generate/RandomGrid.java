package dev.clew.generate;

import dev.clew.core.Budget;
import dev.clew.core.SeededRandom;
import dev.clew.core.Shape;

/**
 * Random full grids. Cells that do not see each other across units are filled freely: the boxes on the diagonal, or one
 * row. Then cells get random values that the engine can complete, until one solution is left or the engine's order of
 * search is fixed; the engine completes the grid, and the values get random names: so every value is equally likely in
 * every cell, no order of search shows, and a seed makes the same grid when engines change.
 */
final class RandomGrid {
    private RandomGrid() {}

    /** Fills the workbench; false when a limit was hit or the beginning has no completion. */
    static boolean fill(Workbench bench, SeededRandom random) {
        Shape shape = bench.shape();
        Budget.Meter meter = bench.gridBudget().start();
        bench.clear();
        fillFreely(bench, random);
        int chosen = 0;
        boolean settled = false;
        int[] order = random.permutation(shape.cells());
        for (int i = 0; i < order.length && !bench.isCapped() && !settled; i++) {
            if (!bench.isSet(order[i])) {
                choose(bench, order[i], random, meter);
                settled = isSettled(bench, ++chosen, meter);
            }
        }
        return !bench.isCapped() && bench.isSolvable(meter) && complete(bench, random);
    }

    /** Whether the grid that comes of it does not hang on the order in which an engine of today happens to search. */
    private static boolean isSettled(Workbench bench, int chosen, Budget.Meter meter) {
        int some = Math.max(1, bench.shape().size() / 2);
        return chosen % some == 0 && (bench.hasLastingOrder() || bench.count(2, meter) == 1);
    }

    private static void fillFreely(Workbench bench, SeededRandom random) {
        Shape shape = bench.shape();
        int size = shape.size();
        boolean boxes = shape.boxRows() > 0
                && shape.houses() == 3 * size
                && shape.distinctGroups().isEmpty();
        int rows = boxes ? shape.boxRows() : 1;
        int columns = boxes ? shape.boxColumns() : size;
        for (int box = 0; box < (boxes ? Math.min(size / rows, size / columns) : 1); box++) {
            int[] values = random.permutation(size);
            for (int i = 0; i < size; i++) {
                bench.set((box * rows + i / columns) * size + box * columns + i % columns, values[i] + 1);
            }
        }
    }

    /** Sets a cell to a random value that leaves a solution. */
    private static void choose(Workbench bench, int cell, SeededRandom random, Budget.Meter meter) {
        int[] values = bench.freeValues(cell, random);
        for (int value : values) {
            bench.set(cell, value);
            // An only value needs no question: it is right if anything is.
            if (values.length == 1 || bench.isSolvable(meter) || bench.isCapped()) {
                return;
            }
        }
        bench.open(cell);
    }

    private static boolean complete(Workbench bench, SeededRandom random) {
        int[] names = random.permutation(bench.shape().size());
        int[] solution = new int[bench.shape().cells()];
        bench.copySolution(solution);
        for (int cell = 0; cell < solution.length; cell++) {
            bench.set(cell, names[solution[cell] - 1] + 1);
        }
        return true;
    }
}
