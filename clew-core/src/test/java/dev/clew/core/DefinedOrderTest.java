package dev.clew.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The first solutions are the same as in the plain form of the order, solution by solution. */
class DefinedOrderTest {
    private static final int MOST = 6;

    static Stream<Shape> shapes() {
        return Stream.of(
                Shape.classic(4),
                Shape.classic(6),
                Shape.classic(8),
                Shape.CLASSIC_9,
                Shape.CLASSIC_9.withDiagonals(),
                Shape.CLASSIC_9.withKnightMoves(),
                Shape.jigsaw(TestPuzzles.JIGSAW_REGIONS));
    }

    @ParameterizedTest
    @MethodSource("shapes")
    void solutionsComeInTheDefinedOrder(Shape shape) {
        for (long seed = 1; seed <= 3; seed++) {
            Random random = new Random(seed);
            Position position =
                    Position.of(TestPuzzles.blanked(TestPuzzles.grid(shape, random), random, shape.cells() * 7 / 10));
            assertThat(first(position)).as("seed %d", seed).isEqualTo(PlainOrder.solutions(position, MOST));
        }
    }

    @Test
    void theEmptyFourByFourBeginsAsItAlwaysDid() {
        Position empty = Position.of(Puzzle.of(Shape.classic(4), new int[16]));
        assertThat(first(empty)).isEqualTo(PlainOrder.solutions(empty, MOST));
        assertThat(first(empty).get(0)).hasToString("1234341223414123");
    }

    private static List<Grid> first(Position position) {
        List<Grid> found = new ArrayList<>();
        Solutions solutions = Solver.standard().solutions(position, Budget.unlimited());
        while (found.size() < MOST && solutions.hasNext()) {
            found.add(solutions.next());
        }
        return found;
    }
}
