package dev.clew.core;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/** Grids and puzzles of any shape from a seed. */
public final class TestPuzzles {
    /** Vincent's challenge: 39 givens, solvable without a guess. */
    public static final String VINCENT =
            "73...4...2...7..3.9..3..4..5716432898237..164469821.7...5..7....9..1...8...4....6";

    /** The puzzle on the guide's cover. */
    public static final String COVER =
            "1...34..8.7.68..3...821.7.4.54.9.68.91.5.8.2..8.3....53.59.6871..6....4...1.7.2..";

    /** A jigsaw of 9 regions, none of them a box. */
    public static final String JIGSAW_REGIONS = "AAABBBCCC" + "AAABBBCCC" + "AABBBCCCD" + "AEEEFDDDD" + "EEEFFFDDD"
            + "EEEFFGGGD" + "HHHFFGGGG" + "HHHHFIIGG" + "HHIIIIIII";

    private TestPuzzles() {}

    /** A line of 81 characters as a puzzle. */
    public static Puzzle classic(String line) {
        return Puzzle.of(
                Shape.CLASSIC_9,
                line.chars()
                        .map(c -> Math.max(0, c - '0'))
                        .map(v -> v > 9 ? 0 : v)
                        .toArray());
    }

    /** A full grid: the engine's first solution around a few random values, with the values renamed at random. */
    public static Grid grid(Shape shape, Random random) {
        while (true) {
            int[] values = new int[shape.cells()];
            for (int i = 0; i < shape.size() / 2; i++) {
                values[random.nextInt(values.length)] = 1 + random.nextInt(shape.size());
            }
            Position start = Position.of(Puzzle.of(shape, values));
            Solutions solutions =
                    Solver.standard().solutions(start, Budget.unlimited().withNodes(20_000));
            if (start.contradiction().isEmpty() && solutions.hasNext()) {
                return renamed(solutions.next(), random);
            }
        }
    }

    private static Grid renamed(Grid grid, Random random) {
        List<Integer> names = new ArrayList<>(
                IntStream.rangeClosed(1, grid.shape().size()).boxed().toList());
        Collections.shuffle(names, random);
        return Grid.of(
                grid.shape(),
                IntStream.of(grid.toArray()).map(v -> names.get(v - 1)).toArray());
    }

    /** The grid with clues taken out at random as long as the solution stays the only one, up to a number of them. */
    public static Puzzle puzzle(Grid grid, Random random, int mostBlanks) {
        int[] values = grid.toArray();
        int blanks = 0;
        for (int cell : shuffledCells(grid.shape(), random)) {
            if (blanks == mostBlanks) {
                break;
            }
            int value = values[cell];
            values[cell] = 0;
            Position candidate = Position.of(Puzzle.of(grid.shape(), values));
            if (Solver.standard().count(candidate, 2, Budget.unlimited()).solutions() == 1) {
                blanks++;
            } else {
                values[cell] = value;
            }
        }
        return Puzzle.of(grid.shape(), values);
    }

    /** The grid with that many clues taken out at random, whatever that does to uniqueness. */
    public static Puzzle blanked(Grid grid, Random random, int blanks) {
        int[] values = grid.toArray();
        shuffledCells(grid.shape(), random).stream().limit(blanks).forEach(cell -> values[cell] = 0);
        return Puzzle.of(grid.shape(), values);
    }

    private static List<Integer> shuffledCells(Shape shape, Random random) {
        List<Integer> cells =
                new ArrayList<>(IntStream.range(0, shape.cells()).boxed().toList());
        Collections.shuffle(cells, random);
        return cells;
    }

    /** A 9×9 grid with a house and a group of one's own. */
    public static Shape ownShape() {
        return Shape.builder()
                .house(4, 11, 25, 27, 40, 53, 55, 69, 76)
                .distinct(0, 8, 72, 80)
                .build();
    }
}
