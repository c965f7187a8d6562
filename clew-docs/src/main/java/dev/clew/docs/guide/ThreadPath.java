package dev.clew.docs.guide;

import dev.clew.core.Position;
import dev.clew.core.Shape;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;

/** Finds the thread's way out of a grid: from blank to blank, up, down or across; what is filled is a wall. */
final class ThreadPath {
    private ThreadPath() {}

    /** The shortest way from a cell to one that is suitable, without the first cell; empty where walls close it in. */
    static Optional<int[]> find(Position position, int from, IntPredicate isExit) {
        Shape shape = position.shape();
        int[] before = new int[shape.cells()];
        Arrays.fill(before, -1);
        before[from] = from;
        Deque<Integer> open = new ArrayDeque<>(List.of(from));
        while (!open.isEmpty()) {
            int cell = open.remove();
            if (isExit.test(cell)) {
                return Optional.of(trace(before, from, cell));
            }
            for (int next : neighbours(shape, cell)) {
                if (before[next] < 0 && position.value(next) == 0) {
                    before[next] = cell;
                    open.add(next);
                }
            }
        }
        return Optional.empty();
    }

    private static List<Integer> neighbours(Shape shape, int cell) {
        List<Integer> cells = new ArrayList<>();
        int size = shape.size();
        if (shape.row(cell) + 1 < size) {
            cells.add(cell + size);
        }
        if (shape.column(cell) + 1 < size) {
            cells.add(cell + 1);
        }
        if (shape.column(cell) > 0) {
            cells.add(cell - 1);
        }
        if (shape.row(cell) > 0) {
            cells.add(cell - size);
        }
        return cells;
    }

    private static int[] trace(int[] before, int from, int to) {
        List<Integer> way = new ArrayList<>();
        for (int cell = to; cell != from; cell = before[cell]) {
            way.add(cell);
        }
        Collections.reverse(way);
        return way.stream().mapToInt(Integer::intValue).toArray();
    }
}
