package dev.clew.bench;

import dev.clew.core.Budget;
import dev.clew.core.Count;
import dev.clew.core.Digits;
import dev.clew.core.Grid;
import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.core.SeededRandom;
import dev.clew.core.Shape;
import dev.clew.core.Solver;

/**
 * Large puzzles from a seed, out of pattern grids whose rows, columns and values are shuffled: the same on every machine
 * as long as the budget of a check is counted in nodes.
 */
final class BigPuzzles {
    private BigPuzzles() {}

    /** A pattern grid: every row is the one above, moved by a box or at a new band by one, then all is shuffled. */
    static Grid grid(Shape shape, SeededRandom random) {
        int size = shape.size();
        int[] rows = shuffledLines(size, shape.boxRows(), random);
        int[] columns = shuffledLines(size, shape.boxColumns(), random);
        int[] names = random.permutation(size);
        int[] values = new int[shape.cells()];
        for (int cell = 0; cell < values.length; cell++) {
            int row = rows[cell / size];
            int shift = shape.boxColumns() * (row % shape.boxRows()) + row / shape.boxRows();
            values[cell] = names[(columns[cell % size] + shift) % size] + 1;
        }
        return Grid.of(shape, values);
    }

    /** Lines in a random order that keeps those of a band together. */
    private static int[] shuffledLines(int size, int band, SeededRandom random) {
        int[] lines = new int[size];
        int next = 0;
        for (int which : random.permutation(size / band)) {
            for (int line : random.permutation(band)) {
                lines[next++] = which * band + line;
            }
        }
        return lines;
    }

    /** A pattern grid of which that part is blank, whatever that does to uniqueness. */
    static Puzzle blanked(Shape shape, int percentBlank, SeededRandom random) {
        int[] values = grid(shape, random).toArray();
        int[] order = random.permutation(values.length);
        for (int i = 0; i < values.length * percentBlank / 100; i++) {
            values[order[i]] = 0;
        }
        return Puzzle.of(shape, values);
    }

    /**
     * A pattern grid with clues taken out in a random order while the solution stays the only one. A clue stays when the
     * proof would take more than the budget, and all stay once few enough are left.
     */
    static Puzzle reduced(Shape shape, int fewestClues, Budget check, SeededRandom random) {
        int[] values = grid(shape, random).toArray();
        int clues = values.length;
        for (int cell : random.permutation(values.length)) {
            if (clues > fewestClues && isForced(shape, values, cell, check)) {
                values[cell] = 0;
                clues--;
            }
        }
        return Puzzle.of(shape, values);
    }

    /** Whether the other clues leave no other value for a cell. */
    private static boolean isForced(Shape shape, int[] values, int cell, Budget check) {
        int[] others = values.clone();
        others[cell] = 0;
        Digits[] removed = new Digits[values.length];
        removed[cell] = Digits.of(values[cell]);
        Position without = Position.of(Puzzle.of(shape, others)).withRemoved(removed);
        return Solver.standard().count(without, 1, check).equals(new Count(0, Count.Ending.COMPLETE));
    }
}
