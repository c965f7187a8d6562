package dev.clew.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SolverPropertyTest {
    static LongStream seeds() {
        return LongStream.rangeClosed(1, 25);
    }

    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void aMovedPuzzleHasTheMovedSolution(long seed) {
        Random random = new Random(seed);
        Shape shape = random.nextBoolean() ? Shape.CLASSIC_9 : Shape.classic(6);
        Grid grid = TestPuzzles.grid(shape, random);
        Puzzle puzzle = TestPuzzles.puzzle(grid, random, shape.cells());
        int side = shape.size();
        Shape turned = Shape.boxes(shape.boxColumns(), shape.boxRows());
        List<Integer> names =
                new ArrayList<>(IntStream.rangeClosed(1, side).boxed().toList());
        Collections.shuffle(names, random);
        assertMoves(puzzle, grid, shape, cell -> cell, value -> names.get(value - 1));
        assertMoves(puzzle, grid, turned, cell -> cell % side * side + cell / side, value -> value);
        assertMoves(puzzle, grid, turned, cell -> cell % side * side + side - 1 - cell / side, value -> value);
    }

    private static void assertMoves(
            Puzzle puzzle, Grid grid, Shape target, IntUnaryOperator cellTo, IntUnaryOperator valueTo) {
        Puzzle moved = Puzzle.of(target, move(puzzle.toArray(), cellTo, valueTo));
        Grid expected = Grid.of(target, move(grid.toArray(), cellTo, valueTo));
        assertThat(Solver.standard().solve(moved)).isEqualTo(new Outcome.Unique(expected));
    }

    private static int[] move(int[] values, IntUnaryOperator cellTo, IntUnaryOperator valueTo) {
        int[] moved = new int[values.length];
        for (int cell = 0; cell < values.length; cell++) {
            moved[cellTo.applyAsInt(cell)] = values[cell] == 0 ? 0 : valueTo.applyAsInt(values[cell]);
        }
        return moved;
    }

    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void addingAClueOfTheSolutionChangesNothing(long seed) {
        Random random = new Random(seed);
        Grid grid = TestPuzzles.grid(Shape.CLASSIC_9, random);
        int[] values = TestPuzzles.puzzle(grid, random, 81).toArray();
        for (int i = 0; i < 10; i++) {
            int cell = random.nextInt(81);
            values[cell] = grid.value(cell);
            assertThat(Solver.standard().solve(Puzzle.of(Shape.CLASSIC_9, values)))
                    .isEqualTo(new Outcome.Unique(grid));
        }
    }

    @Test
    void theSearchLoopAllocatesNothing() {
        for (Shape shape : List.of(Shape.CLASSIC_9, Shape.classic(12), Shape.classic(16))) {
            Position empty = Position.of(Puzzle.of(shape, new int[shape.cells()]));
            long few = allocatedWhileCounting(empty, 20_000);
            long many = allocatedWhileCounting(empty, 60_000);
            assertThat(many - few)
                    .as("bytes for 40,000 further solutions on %s", shape)
                    .isLessThan(20_000);
        }
    }

    private static long allocatedWhileCounting(Position position, int solutions) {
        var threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();
        assertThat(Solver.standard()
                        .count(position, solutions, Budget.unlimited())
                        .solutions())
                .isEqualTo(solutions);
        return threads.getCurrentThreadAllocatedBytes() - before;
    }

    @Test
    void learningDoesNotChangeWhatIsFound() {
        Random random = new Random(3);
        Shape shape = Shape.classic(16);
        Grid grid = TestPuzzles.grid(shape, random);
        Puzzle puzzle = TestPuzzles.puzzle(grid, random, 150);
        Solver plain = Solver.general(SearchOptions.all().without(SearchOptions.Switch.LEARNING));
        assertThat(plain.solve(puzzle)).isEqualTo(Solver.standard().solve(puzzle));
    }
}
