package dev.clew.bench.peer;

import dev.clew.core.CellSet;
import dev.clew.core.Digits;
import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.core.Shape;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;

/** The rules of a puzzle in the two forms that peers take: cells that differ, and candidates of which one is true. */
final class Groups {
    private Groups() {}

    /** The groups of cells that all differ: houses and distinct groups. */
    static List<int[]> different(Shape shape) {
        List<int[]> groups = new ArrayList<>();
        for (int house = 0; house < shape.houses(); house++) {
            groups.add(shape.houseCells(house).toArray());
        }
        for (CellSet group : shape.distinctGroups()) {
            groups.add(group.toArray());
        }
        return groups;
    }

    /** What each cell can hold in view of the clues that it sees. */
    static Digits[] candidates(Puzzle puzzle) {
        return Position.of(puzzle).candidates();
    }

    /** Lists the candidates (cell × size + value - 1) of every cell and every value in a house: one of each is true. */
    static void exactlyOne(Puzzle puzzle, Consumer<int[]> groups) {
        Shape shape = puzzle.shape();
        Digits[] candidates = candidates(puzzle);
        for (int cell = 0; cell < shape.cells(); cell++) {
            int base = cell * shape.size() - 1;
            groups.accept(candidates[cell].stream().map(value -> base + value).toArray());
        }
        for (int house = 0; house < shape.houses(); house++) {
            int[] cells = shape.houseCells(house).toArray();
            for (int value = 1; value <= shape.size(); value++) {
                groups.accept(places(shape, candidates, cells, value));
            }
        }
    }

    /** Lists the candidates of every value in a distinct group: at most one of each is true. */
    static void atMostOne(Puzzle puzzle, Consumer<int[]> groups) {
        Digits[] candidates = candidates(puzzle);
        for (CellSet group : puzzle.shape().distinctGroups()) {
            for (int value = 1; value <= puzzle.shape().size(); value++) {
                groups.accept(places(puzzle.shape(), candidates, group.toArray(), value));
            }
        }
    }

    private static int[] places(Shape shape, Digits[] candidates, int[] cells, int value) {
        return Arrays.stream(cells)
                .filter(cell -> candidates[cell].contains(value))
                .map(cell -> cell * shape.size() + value - 1)
                .toArray();
    }
}
