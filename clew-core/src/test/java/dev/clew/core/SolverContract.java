package dev.clew.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What every engine must do: differ from the {@link Referee} in nothing but speed. */
abstract class SolverContract {
    abstract Solver solver();

    static Stream<Shape> shapes() {
        return Stream.of(
                Shape.classic(1),
                Shape.classic(4),
                Shape.classic(6),
                Shape.boxes(3, 2),
                Shape.classic(8),
                Shape.CLASSIC_9,
                Shape.classic(10),
                Shape.classic(12),
                Shape.classic(16),
                Shape.latin(7),
                Shape.CLASSIC_9.withDiagonals(),
                Shape.CLASSIC_9.withWindows(),
                Shape.CLASSIC_9.withKnightMoves(),
                TestPuzzles.ownShape(),
                Shape.jigsaw(TestPuzzles.JIGSAW_REGIONS));
    }

    @ParameterizedTest
    @MethodSource("shapes")
    void findsTheOnlySolution(Shape shape) {
        for (long seed = 1; seed <= 3; seed++) {
            Random random = new Random(seed);
            Grid grid = TestPuzzles.grid(shape, random);
            Puzzle puzzle = TestPuzzles.puzzle(grid, random, shape.cells() * 2 / 5);
            assertThat(Referee.solutions(Position.of(puzzle), 2))
                    .as("seed %d", seed)
                    .containsExactly(grid);
            assertThat(solver().solve(puzzle)).as("seed %d", seed).isEqualTo(new Outcome.Unique(grid));
        }
    }

    @ParameterizedTest
    @MethodSource("shapes")
    void agreesWithTheRefereeOnAnyPuzzle(Shape shape) {
        for (long seed = 1; seed <= 8; seed++) {
            Random random = new Random(seed);
            Puzzle puzzle =
                    TestPuzzles.blanked(TestPuzzles.grid(shape, random), random, random.nextInt(shape.cells() / 2 + 1));
            Position position = Position.of(spoiled(puzzle, random));
            List<Grid> expected = Referee.solutions(position, 50);
            assertThat(solver().count(position, 50, Budget.unlimited()).solutions())
                    .as("seed %d", seed)
                    .isEqualTo(expected.size());
            if (expected.size() < 50) {
                assertThat(all(position)).as("seed %d", seed).hasSameElementsAs(expected);
            }
            check(position, expected, seed);
        }
    }

    private void check(Position position, List<Grid> expected, long seed) {
        Outcome outcome = solver().solve(position);
        if (expected.isEmpty()) {
            assertThat(outcome).as("seed %d", seed).isInstanceOf(Outcome.None.class);
        } else if (expected.size() == 1) {
            assertThat(outcome).as("seed %d", seed).isEqualTo(new Outcome.Unique(expected.get(0)));
        } else {
            assertThat(outcome).as("seed %d", seed).isInstanceOf(Outcome.Multiple.class);
            Outcome.Multiple multiple = (Outcome.Multiple) outcome;
            assertThat(multiple.first()).isNotEqualTo(multiple.second());
            assertThat(multiple.first().isValid() && multiple.second().isValid())
                    .isTrue();
        }
    }

    /** One clue in three puzzles is changed: often no solution is left. */
    private static Puzzle spoiled(Puzzle puzzle, Random random) {
        int[] values = puzzle.toArray();
        if (random.nextInt(3) == 0) {
            values[random.nextInt(values.length)] =
                    1 + random.nextInt(puzzle.shape().size());
        }
        return Puzzle.of(puzzle.shape(), values);
    }

    private List<Grid> all(Position position) {
        if (position.contradiction().isPresent()) {
            return List.of();
        }
        List<Grid> found = new ArrayList<>();
        solver().solutions(position, Budget.unlimited()).forEachRemaining(found::add);
        assertThat(new HashSet<>(found)).as("no solution twice").hasSameSizeAs(found);
        return found;
    }

    @ParameterizedTest
    @MethodSource("shapes")
    void fillsAnEmptyGrid(Shape shape) {
        Position empty = Position.of(Puzzle.of(shape, new int[shape.cells()]));
        Solutions solutions = solver().solutions(empty, Budget.unlimited());
        assertThat(solutions.hasNext()).isTrue();
        assertThat(solutions.next().isValid()).isTrue();
        assertThat(solver().solve(empty))
                .isInstanceOf(shape.size() == 1 ? Outcome.Unique.class : Outcome.Multiple.class);
    }

    @Test
    void seesContradictionsBeforeSearching() {
        int[] equal = new int[81];
        equal[11] = 5;
        equal[15] = 5;
        assertNone(Puzzle.of(Shape.CLASSIC_9, equal), "r2c3 and r2c7 both hold 5");
        assertNone(
                Puzzle.of(Shape.classic(4), 0, 2, 3, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 4, 2, 0),
                "row 1 has no place for 1");
        assertNone(
                Puzzle.of(Shape.classic(4), 0, 2, 4, 0, 1, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0),
                "r1c1 has no candidate left");
    }

    private void assertNone(Puzzle puzzle, String reason) {
        assertThat(solver().solve(puzzle))
                .isInstanceOfSatisfying(
                        Outcome.None.class,
                        none -> assertThat(none.reason().message()).contains(reason));
    }

    @Test
    void findsNoSolutionBySearchWhereNothingIsSeenAtOnce() {
        int searched = 0;
        for (long seed = 1; seed <= 30; seed++) {
            Random random = new Random(seed);
            Grid grid = TestPuzzles.grid(Shape.CLASSIC_9, random);
            Position position = Position.of(TestPuzzles.puzzle(grid, random, 81));
            int[] values = position.values();
            int blank = firstBlank(values);
            values[blank] = grid.value(blank) % 9 + 1;
            Puzzle spoiled = Puzzle.of(Shape.CLASSIC_9, values);
            Position wrong = Position.of(spoiled);
            if (wrong.contradiction().isEmpty()) {
                assertThat(Referee.solutions(wrong, 1)).as("seed %d", seed).isEmpty();
                assertThat(solver().solve(spoiled))
                        .as("seed %d", seed)
                        .isEqualTo(new Outcome.None(new Contradiction.Exhausted()));
                searched++;
            }
        }
        assertThat(searched).isPositive();
    }

    private static int firstBlank(int[] values) {
        int cell = 0;
        while (values[cell] != 0) {
            cell++;
        }
        return cell;
    }

    @Test
    void takesPlacedValuesCandidatesAndRemovedOnesAsConstraints() {
        Position two = Position.of(Puzzle.of(Shape.classic(4), 1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 0, 0, 0, 0));
        Grid grid = ((Outcome.Unique) solver().solve(two)).solution();
        Position open = Position.of(Puzzle.of(Shape.classic(4), 1, 2, 3, 4, 3, 4, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0));
        assertThat(solver().count(open, 100, Budget.unlimited())).isEqualTo(new Count(4, Count.Ending.COMPLETE));
        Digits[] marks = new Digits[16];
        marks[8] = Digits.of(2);
        marks[9] = Digits.of(1);
        assertThat(solver().solve(open.withMarks(marks, MarkMeaning.EXACT_CANDIDATES)))
                .isEqualTo(new Outcome.Unique(grid));
        assertThat(solver().solve(open.withMarks(marks, MarkMeaning.CANDIDATES)))
                .isEqualTo(new Outcome.Unique(grid));
        Digits[] removed = new Digits[16];
        removed[8] = Digits.of(4);
        removed[9] = Digits.of(3);
        assertThat(solver().solve(open.withRemoved(removed))).isEqualTo(new Outcome.Unique(grid));
        assertThat(solver().solve(open.withPlaced(8, 2).withPlaced(9, 1))).isEqualTo(new Outcome.Unique(grid));
    }

    @Test
    void notesAreNoConstraints() {
        Position open = Position.of(Puzzle.of(Shape.classic(4), 1, 2, 3, 4, 3, 4, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0));
        Digits[] notes = new Digits[16];
        notes[8] = Digits.of(1);
        notes[9] = Digits.of(1, 2);
        Position noted = open.withMarks(notes);
        assertThat(solver().count(noted, 100, Budget.unlimited())).isEqualTo(new Count(4, Count.Ending.COMPLETE));
        assertThat(solver().solve(noted)).isEqualTo(solver().solve(open));
    }

    @Test
    void blamesTheEntriesWhenTheGivensAloneHaveASolution() {
        Position vincent = Position.of(TestPuzzles.classic(TestPuzzles.VINCENT));
        Grid solution = ((Outcome.Unique) solver().solve(vincent)).solution();
        int wrong = solution.value(2) == 8 ? 6 : 8;
        assertThat(solver().solve(vincent.withPlaced(2, wrong))).isInstanceOfSatisfying(Outcome.None.class, none -> {
            assertThat(none.reason()).isInstanceOf(Contradiction.BeyondGivens.class);
            assertThat(none.reason().message()).contains("the givens alone have a solution");
        });
    }

    @Test
    void stopsAtTheBudget() {
        Position empty = Position.of(Puzzle.of(Shape.CLASSIC_9, new int[81]));
        Budget nodes = Budget.unlimited().withNodes(500);
        assertThat(solver().count(empty, Long.MAX_VALUE, nodes).ending()).isEqualTo(Count.Ending.BUDGET);
        assertThat(solver().count(empty, 10, Budget.unlimited())).isEqualTo(new Count(10, Count.Ending.LIMIT));
        assertThat(solver().solve(empty, Budget.unlimited().withCancellation(() -> true)))
                .isEqualTo(new Outcome.OutOfBudget());
        long[] clock = new long[1];
        Budget time = Budget.parse("1ms").withClock(() -> clock[0] += 100_000);
        assertThat(solver().count(empty, Long.MAX_VALUE, time).ending()).isEqualTo(Count.Ending.BUDGET);
    }
}
