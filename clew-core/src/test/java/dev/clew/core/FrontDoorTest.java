package dev.clew.core;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The solver asks the engine for classic 9×9 puzzles first and looks for words afterwards; there is no difference to
 * see.
 */
class FrontDoorTest {
    /** The engine's state, the puzzle in its form and the solution; candidates as objects took ten times as much. */
    private static final long MOST_BYTES = 3072;

    private static final Solver GENERAL = Solver.general(SearchOptions.all());

    static LongStream seeds() {
        return LongStream.rangeClosed(1, 200);
    }

    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void theOutcomeIsThatOfTheGeneralEngine(long seed) {
        Position position = position(new Random(seed));
        assertThat(Solver.standard().solve(position)).isEqualTo(GENERAL.solve(position));
        for (long limit : new long[] {0, 1, 3}) {
            assertThat(Solver.standard().count(position, limit, Budget.unlimited()))
                    .isEqualTo(GENERAL.count(position, limit, Budget.unlimited()));
        }
    }

    /** Few givens of a grid, a few values placed, some of them wrong, and candidates removed from some cells. */
    private static Position position(Random random) {
        Grid grid = TestPuzzles.grid(Shape.CLASSIC_9, random);
        Position position = Position.of(TestPuzzles.puzzle(grid, random, 81));
        Digits[] removed = new Digits[81];
        for (int i = random.nextInt(4); i > 0; i--) {
            int cell = random.nextInt(81);
            if (position.value(cell) == 0) {
                int value = random.nextInt(3) == 0 ? 1 + random.nextInt(9) : grid.value(cell);
                position = position.withPlaced(cell, value);
            }
        }
        for (int i = random.nextInt(6); i > 0; i--) {
            int cell = random.nextInt(81);
            removed[cell] = Digits.of(1 + random.nextInt(9), 1 + random.nextInt(9))
                    .without(random.nextInt(8) == 0 ? 9 : grid.value(cell));
        }
        return random.nextBoolean() ? position.withRemoved(removed) : position;
    }

    @Test
    void aContradictionInSightIsToldHoweverSmallTheBudget() {
        Budget nothing = Budget.unlimited().withNodes(0);
        for (String line : new String[] {
            "11" + ".".repeat(79),
            "12345678." + "........9" + ".".repeat(63),
            "1" + ".".repeat(35) + "1" + ".".repeat(44)
        }) {
            Position position = Position.parse(line);
            assertThat(Solver.standard().solve(position, nothing))
                    .isEqualTo(new Outcome.None(position.contradiction().orElseThrow()));
            assertThat(Solver.standard().count(position, 2, nothing)).isEqualTo(new Count(0, Count.Ending.COMPLETE));
        }
        assertThat(Solver.standard().solve(Position.parse(".".repeat(81)), nothing))
                .isEqualTo(new Outcome.OutOfBudget());
    }

    @Test
    void solvingAllocatesLittleMoreThanTheEngine() {
        Puzzle[] puzzles = new Puzzle[50];
        Random random = new Random(7);
        for (int i = 0; i < puzzles.length; i++) {
            puzzles[i] = TestPuzzles.puzzle(TestPuzzles.grid(Shape.CLASSIC_9, random), random, 81);
        }
        allocated(puzzles);
        assertThat(allocated(puzzles) / puzzles.length).isLessThan(MOST_BYTES);
    }

    private static long allocated(Puzzle[] puzzles) {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();
        for (Puzzle puzzle : puzzles) {
            if (!(Solver.standard().solve(puzzle) instanceof Outcome.Unique)) {
                throw new AssertionError(puzzle);
            }
        }
        return threads.getCurrentThreadAllocatedBytes() - before;
    }
}
