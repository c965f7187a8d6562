package dev.clew.cli;

import dev.clew.core.Budget;
import dev.clew.core.Grid;
import dev.clew.core.Outcome;
import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.core.SeededRandom;
import dev.clew.core.Shape;
import dev.clew.core.Solver;
import dev.clew.core.symmetry.Symmetries;
import dev.clew.generate.BareGenerator;
import dev.clew.generate.Caps;
import dev.clew.generate.ShapeChoice;
import dev.clew.generate.Target;
import java.util.ArrayList;
import java.util.List;

/** Positions of every kind, the same each time: classic, variant, small and large, played on, wrong, without a solution. */
final class SurfacePositions {
    private static final long SEED = 2024;

    private SurfacePositions() {}

    static List<Position> all() {
        List<Position> positions = new ArrayList<>();
        texts().forEach(text -> positions.add(Position.parse(text)));
        for (int i = 0; i < 6; i++) {
            positions.add(Symmetries.of(Shape.CLASSIC_9)
                    .random(new SeededRandom(SEED + i))
                    .apply(Position.parse(i % 2 == 0 ? Run.VINCENT : Run.COVER)));
        }
        for (String shape : List.of("6x6", "6x6", "6x6", "6x6:jigsaw", "4x4", "4x4", "8x8")) {
            positions.add(made(shape, positions.size()));
        }
        for (String shape :
                List.of("9x9:diagonal", "9x9:windoku", "9x9:antiknight", "9x9:antiking", "9x9:jigsaw", "7x7:latin")) {
            positions.add(almostFull(made(shape, positions.size()), 12));
        }
        positions.add(large(16, 50));
        positions.add(large(16, 23));
        positions.add(large(25, 60));
        Position vincent = Position.parse(Run.VINCENT);
        Grid solution = solution(vincent);
        for (int cell : new int[] {2, 10, 20, 26}) {
            positions.add(vincent.withPlaced(cell, solution.value(cell)));
            positions.add(vincent.withPlaced(cell, solution.value(cell) % 9 + 1));
        }
        return positions;
    }

    /** Plain, hard, finished, empty, contradictory, ambiguous, marked, with notes. */
    private static List<String> texts() {
        return List.of(
                Run.VINCENT,
                Run.COVER,
                Run.COVER_SOLVED,
                "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
                "..27...9.67.92...41....4....6......8.5....62...4.8..3.4..2.59.........5...53.62..",
                "11" + Run.VINCENT.substring(2),
                "12345678.........9" + ".".repeat(63),
                "1...............",
                "................",
                "11..............",
                ".2.4.4.221434321",
                "1..4..3..2..4..1",
                "1234341221434321",
                "1234341221434312",
                "{\"shape\":\"4x4\",\"givens\":\"1...............\",\"marks\":{\"r1c2\":[2,3]},\"removed\":{\"r4c4\":[1]}}",
                "{\"shape\":\"4x4\",\"givens\":\"1..4..3..2..4..1\",\"removed\":{\"r1c2\":[2]}}",
                "{\"shape\":\"4x4\",\"givens\":\"1..4..3..2..4..1\",\"removed\":{\"r1c2\":[3]}}",
                "{\"shape\":\"4x4\",\"givens\":\"1..4..3..2..4..1\",\"placed\":\".3..............\"}",
                "{\"shape\":\"4x4\",\"givens\":\"1..4..3..2..4..1\",\"placed\":\".1..............\"}",
                "{\"givens\":\"" + Run.VINCENT + "\",\"notes\":{\"r1c3\":[6,8],\"r2c2\":[1,4],\"r9c3\":[2]}}",
                "{\"givens\":\"" + Run.VINCENT + "\",\"removed\":{\"r1c3\":[6]}}",
                "{\"givens\":\"" + Run.VINCENT + "\",\"notes\":{\"r1c3\":[7]}}");
    }

    private static Position made(String shape, long seed) {
        Target target = Target.any().withShape(ShapeChoice.parse(shape));
        Puzzle puzzle = new BareGenerator(target, Caps.standard(), Budget.unlimited())
                .make(seed)
                .puzzle()
                .orElseThrow();
        return Position.of(puzzle);
    }

    private static Grid solution(Position position) {
        return ((Outcome.Unique) Solver.standard().solve(position)).solution();
    }

    /** With at most this many open cells, so that no technique has much to look at. */
    private static Position almostFull(Position position, int open) {
        int[] values = solution(position).toArray();
        for (int cell = 0, left = open; cell < values.length && left > 0; cell++) {
            if (position.value(cell) == 0) {
                values[cell] = 0;
                left--;
            }
        }
        return Position.of(Puzzle.of(position.shape(), values));
    }

    /** A large grid with every n-th cell open. */
    private static Position large(int size, int every) {
        Shape shape = Shape.classic(size);
        int[] values = new int[shape.cells()];
        for (int cell = 0; cell < values.length; cell++) {
            int row = shape.row(cell);
            int shift = shape.boxColumns() * (row % shape.boxRows()) + row / shape.boxRows();
            values[cell] = cell % every == 0 ? 0 : (shape.column(cell) + shift) % shape.size() + 1;
        }
        return Position.of(Puzzle.of(shape, values));
    }
}
