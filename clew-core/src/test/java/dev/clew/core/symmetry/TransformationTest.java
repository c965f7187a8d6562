package dev.clew.core.symmetry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.clew.core.Digits;
import dev.clew.core.Grid;
import dev.clew.core.MarkMeaning;
import dev.clew.core.Outcome;
import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.core.SeededRandom;
import dev.clew.core.Shape;
import dev.clew.core.Solver;
import dev.clew.core.TestPuzzles;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class TransformationTest {
    private static final int[] SAME = {0, 1, 2, 3, 4, 5, 6, 7, 8};
    private static final int[] NAMES = {1, 2, 3, 4, 5, 6, 7, 8, 9};

    static Stream<Shape> shapes() {
        return Stream.of(
                        "9x9",
                        "4x4",
                        "6x6",
                        "6x6:3x2",
                        "12x12",
                        "16x16",
                        "7x7:latin",
                        "9x9:diagonal",
                        "9x9:windoku",
                        "9x9:antiknight",
                        "9x9:antiking",
                        "6x6:diagonal",
                        "16x16:windoku:diagonal",
                        "9x9:jigsaw:" + TestPuzzles.JIGSAW_REGIONS,
                        "4x4:jigsaw:AAABACBBCCBDCDDD")
                .map(Shape::parse);
    }

    @ParameterizedTest
    @MethodSource("shapes")
    void randomSymmetriesFormAGroupThatKeepsTheShape(Shape shape) {
        SeededRandom random = new SeededRandom(1);
        Symmetries symmetries = Symmetries.of(shape);
        Transformation identity = Transformation.identity(shape);
        for (int i = 0; i < 20; i++) {
            Transformation first = symmetries.random(random);
            Transformation second = symmetries.random(random);
            Transformation third = symmetries.random(random);
            assertThat(Symmetries.keepsShape(first)).as(first.toString()).isTrue();
            assertThat(first.then(first.inverse())).isEqualTo(identity);
            assertThat(first.inverse().then(first)).isEqualTo(identity).hasSameHashCodeAs(identity);
            assertThat(first.then(second).then(third)).isEqualTo(first.then(second.then(third)));
            assertThat(first.then(second).inverse()).isEqualTo(second.inverse().then(first.inverse()));
            assertActsAsOne(first, second);
        }
    }

    private static void assertActsAsOne(Transformation first, Transformation second) {
        Transformation both = first.then(second);
        assertThat(IntStream.range(0, first.shape().cells()).map(both::cell).toArray())
                .isEqualTo(IntStream.range(0, first.shape().cells())
                        .map(first::cell)
                        .map(second::cell)
                        .toArray());
        assertThat(both.values(Digits.of(1, 3))).isEqualTo(second.values(first.values(Digits.of(1, 3))));
    }

    @ParameterizedTest
    @ValueSource(strings = {"9x9", "6x6", "9x9:diagonal", "9x9:windoku"})
    void aMovedPuzzleHasTheMovedSolution(String name) {
        Shape shape = Shape.parse(name);
        Grid grid = TestPuzzles.grid(shape, new Random(2));
        Puzzle puzzle = TestPuzzles.puzzle(grid, new Random(3), 40);
        for (int seed = 0; seed < 5; seed++) {
            Transformation move = Transformation.random(shape, new SeededRandom(seed));
            assertThat(Solver.standard().solve(move.apply(puzzle))).isEqualTo(new Outcome.Unique(move.apply(grid)));
        }
    }

    @Test
    void movesPlacedValuesMarksWithTheirMeaningAndRemovedCandidates() {
        Position position =
                Position.of(TestPuzzles.classic(TestPuzzles.VINCENT)).withPlaced(2, 8);
        Digits[] marks = new Digits[81];
        marks[3] = Digits.of(2, 9);
        Digits[] removed = new Digits[81];
        removed[4] = Digits.of(1);
        position = position.withMarks(marks, MarkMeaning.EXACT_CANDIDATES).withRemoved(removed);
        Transformation move = Transformation.random(Shape.CLASSIC_9, new SeededRandom(4));
        Position moved = move.apply(position);
        assertThat(moved.puzzle()).isEqualTo(move.apply(position.puzzle()));
        assertThat(moved.placed(move.cell(2))).isEqualTo(move.value(8));
        assertThat(moved.marks(move.cell(3))).contains(Digits.of(move.value(2), move.value(9)));
        assertThat(moved.meaning()).isEqualTo(MarkMeaning.EXACT_CANDIDATES);
        assertThat(moved.removed(move.cell(4))).isEqualTo(Digits.of(move.value(1)));
        assertThat(moved.placedCount()).isEqualTo(1);
        assertThat(move.inverse().apply(moved)).isEqualTo(position);
    }

    /** A 4×4 grid has 2 × (2! × 2! × 2!)² moves; each must come equally often. */
    @Test
    void movesOfAPlainShapeAreUniform() {
        Shape shape = Shape.classic(4);
        SeededRandom random = new SeededRandom(5);
        Map<List<Integer>, Integer> counts = new HashMap<>();
        Symmetries symmetries = Symmetries.of(shape);
        for (int i = 0; i < 12_800; i++) {
            counts.merge(cells(symmetries.random(random)), 1, Integer::sum);
        }
        assertThat(counts).hasSize(128);
        double chiSquare = counts.values().stream()
                .mapToDouble(n -> Math.pow(n - 100, 2) / 100)
                .sum();
        assertThat(chiSquare).isBetween(127 - 5 * Math.sqrt(254), 127 + 5 * Math.sqrt(254));
    }

    private static List<Integer> cells(Transformation move) {
        return IntStream.range(0, move.shape().cells()).map(move::cell).boxed().toList();
    }

    /** The square's 8 turns, and exchanges of lines where the shape allows them. */
    @Test
    void shapesWithExtrasHaveTheMovesThatAreLeft() {
        assertThat(countMoves("9x9:antiknight")).isEqualTo(8);
        assertThat(countMoves("9x9:jigsaw:" + TestPuzzles.JIGSAW_REGIONS))
                .as("the first two rows lie in the same regions")
                .isEqualTo(2);
        // Orders of the rows that commute with their reversal, then the columns alike or reversed, then transposed or
        // not.
        assertThat(countMoves("9x9:diagonal")).isEqualTo(2 * 2 * 6 * 2 * 2);
        assertThat(countMoves("4x4:diagonal")).isEqualTo(2 * 2 * 2 * 2);
    }

    private static int countMoves(String shape) {
        SeededRandom random = new SeededRandom(6);
        Symmetries symmetries = Symmetries.of(Shape.parse(shape));
        Set<List<Integer>> moves = new HashSet<>();
        for (int i = 0; i < 3_000; i++) {
            moves.add(cells(symmetries.random(random)));
        }
        return moves.size();
    }

    @Test
    void saysWhatItDoes() {
        assertThat(Transformation.identity(Shape.CLASSIC_9)).hasToString("identity");
        int[] rows = {3, 4, 5, 0, 1, 2, 6, 7, 8};
        int[] values = {2, 1, 3, 4, 5, 6, 7, 8, 9};
        assertThat(Transformation.of(Shape.CLASSIC_9, true, rows, SAME, values))
                .hasToString("transpose, rows to 4 5 6 1 2 3 7 8 9, values to 2 1 3 4 5 6 7 8 9");
    }

    @Test
    void aQuarterTurnIsATranspositionAndAReversal() {
        Transformation turn =
                Transformation.of(Shape.CLASSIC_9, true, SAME, new int[] {8, 7, 6, 5, 4, 3, 2, 1, 0}, NAMES);
        assertThat(turn.cell(0)).isEqualTo(8);
        assertThat(turn.cell(8)).isEqualTo(80);
        assertThat(turn.isTransposed()).isTrue();
        assertThat(turn.then(turn).then(turn).then(turn)).isEqualTo(Transformation.identity(Shape.CLASSIC_9));
    }

    @Test
    void refusesWhatIsNoSymmetry() {
        assertThatThrownBy(() ->
                        Transformation.of(Shape.CLASSIC_9, false, new int[] {3, 1, 2, 0, 4, 5, 6, 7, 8}, SAME, NAMES))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("rows to 4 2 3 1 5 6 7 8 9")
                .hasMessageContaining("does not keep");
        assertThatThrownBy(() -> Transformation.of(Shape.CLASSIC_9, false, SAME, SAME, SAME))
                .hasMessageContaining("values go to [0, 1, 2");
        assertThatThrownBy(
                        () -> Transformation.identity(Shape.classic(4)).apply(TestPuzzles.classic(TestPuzzles.COVER)))
                .hasMessageContaining("4x4")
                .hasMessageContaining("9x9");
    }
}
