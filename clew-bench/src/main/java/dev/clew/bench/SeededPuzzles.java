package dev.clew.bench;

import dev.clew.core.Budget;
import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.core.SeededRandom;
import dev.clew.core.Shape;
import dev.clew.core.Solver;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Puzzles with one solution from a seed: the same on every machine, so that figures can be compared. */
final class SeededPuzzles {
    private SeededPuzzles() {}

    /** The first puzzles that the test takes, each with as few clues as the order of removal allows. */
    static List<Position> classic(long seed, int count, Predicate<Position> test) {
        SeededRandom seeds = new SeededRandom(seed);
        List<Position> puzzles = new ArrayList<>();
        for (long index = 0; puzzles.size() < count; index++) {
            Position puzzle = minimal(seeds.derive(index));
            if (test.test(puzzle)) {
                puzzles.add(puzzle);
            }
        }
        return puzzles;
    }

    private static Position minimal(SeededRandom random) {
        Shape shape = Shape.CLASSIC_9;
        int[] values = grid(random);
        for (int cell : random.permutation(shape.cells())) {
            int value = values[cell];
            values[cell] = 0;
            if (!isUnique(values)) {
                values[cell] = value;
            }
        }
        return Position.of(Puzzle.of(shape, values));
    }

    private static boolean isUnique(int[] values) {
        Position position = Position.of(Puzzle.of(Shape.CLASSIC_9, values));
        return Solver.standard().count(position, 2, Budget.unlimited()).solutions() == 1;
    }

    /** Three boxes that share no house are filled at random; what is left always has a solution. */
    private static int[] grid(SeededRandom random) {
        Shape shape = Shape.CLASSIC_9;
        int[] values = new int[shape.cells()];
        for (int box : new int[] {18, 22, 26}) {
            int[] order = random.permutation(shape.size());
            for (int place = 0; place < shape.size(); place++) {
                values[shape.cellAt(box, place)] = order[place] + 1;
            }
        }
        return Solver.standard()
                .solutions(Position.of(Puzzle.of(shape, values)), Budget.unlimited())
                .next()
                .toArray();
    }
}
