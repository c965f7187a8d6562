package dev.clew.generate;

import dev.clew.core.SeededRandom;
import dev.clew.core.Shape;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Regions of a jigsaw: they begin as boxes, or as rows where there are none, and exchange cells along their borders, each
 * exchange only where both regions stay in one piece. Mutable, for one use.
 */
final class RandomRegions {
    /** Enough exchanges for every border to have moved. */
    private static final int TRIES_PER_CELL = 60;

    private final int size;
    private final SeededRandom random;
    private final int[] regionOf;

    RandomRegions(int size, SeededRandom random) {
        this.size = size;
        this.random = random;
        this.regionOf = new int[size * size];
        Shape start = Shape.hasClassic(size) ? Shape.classic(size) : Shape.latin(size);
        for (int cell = 0; cell < regionOf.length; cell++) {
            regionOf[cell] = start.region(cell) < 0 ? start.row(cell) : start.region(cell);
        }
    }

    /** The shape with these regions after the exchanges. */
    Shape shape() {
        for (int i = 0; i < TRIES_PER_CELL * regionOf.length; i++) {
            exchange(random.nextInt(regionOf.length), random.nextInt(regionOf.length));
        }
        StringBuilder letters = new StringBuilder();
        for (int region : regionOf) {
            letters.append((char) ('A' + region));
        }
        return Shape.jigsaw(letters.toString());
    }

    private void exchange(int one, int other) {
        int a = regionOf[one];
        int b = regionOf[other];
        if (a == b || !touches(one, b) || !touches(other, a)) {
            return;
        }
        regionOf[one] = b;
        regionOf[other] = a;
        if (!isConnected(one) || !isConnected(other)) {
            regionOf[one] = a;
            regionOf[other] = b;
        }
    }

    private boolean touches(int cell, int region) {
        for (int side = 0; side < 4; side++) {
            int next = neighbour(cell, side);
            if (next >= 0 && regionOf[next] == region) {
                return true;
            }
        }
        return false;
    }

    /** Whether all cells of a cell's region can be reached from it. */
    private boolean isConnected(int start) {
        boolean[] seen = new boolean[regionOf.length];
        Deque<Integer> open = new ArrayDeque<>();
        open.add(start);
        seen[start] = true;
        int count = 0;
        while (!open.isEmpty()) {
            int cell = open.remove();
            count++;
            for (int side = 0; side < 4; side++) {
                int next = neighbour(cell, side);
                if (next >= 0 && !seen[next] && regionOf[next] == regionOf[start]) {
                    seen[next] = true;
                    open.add(next);
                }
            }
        }
        return count == size;
    }

    /** The cell above, below, to the left or to the right; -1 beyond the border. */
    private int neighbour(int cell, int side) {
        int row = cell / size + (side == 0 ? -1 : side == 1 ? 1 : 0);
        int column = cell % size + (side == 2 ? -1 : side == 3 ? 1 : 0);
        return row < 0 || row >= size || column < 0 || column >= size ? -1 : row * size + column;
    }
}
