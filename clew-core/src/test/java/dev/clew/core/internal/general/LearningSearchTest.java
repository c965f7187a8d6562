package dev.clew.core.internal.general;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.core.Budget;
import dev.clew.core.Grid;
import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.core.SearchOptions;
import dev.clew.core.SearchOptions.Switch;
import dev.clew.core.Shape;
import dev.clew.core.TestPuzzles;
import dev.clew.core.internal.SolutionSearch;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Learning on small grids, judged by the search by trial, which the referee has judged. */
class LearningSearchTest {
    private static final int MOST = 300;

    static Stream<Shape> shapes() {
        return Stream.of(
                Shape.classic(4),
                Shape.classic(6),
                Shape.latin(5),
                Shape.CLASSIC_9,
                Shape.CLASSIC_9.withDiagonals(),
                Shape.CLASSIC_9.withKnightMoves(),
                Shape.jigsaw(TestPuzzles.JIGSAW_REGIONS));
    }

    @ParameterizedTest
    @MethodSource("shapes")
    void findsWhatTrialFindsWithAndWithoutDeduction(Shape shape) {
        int[] kinds = new int[3];
        for (long seed = 1; seed <= 15; seed++) {
            Position position = Position.of(puzzle(shape, new Random(seed)));
            if (position.contradiction().isPresent()) {
                continue;
            }
            List<Grid> expected = byTrial(position, MOST);
            for (SearchOptions options : List.of(SearchOptions.all(), bare())) {
                State state = state(position);
                boolean alive = new Deduction(state, options, null).run();
                List<Grid> found = alive ? all(shape, new LearningSearch(state, meter())) : List.of();
                assertThat(found).as("seed %d, %s", seed, options).doesNotHaveDuplicates();
                if (expected.size() < MOST) {
                    assertThat(found).as("seed %d, %s", seed, options).containsExactlyInAnyOrderElementsOf(expected);
                } else {
                    assertThat(found).hasSize(MOST).allMatch(Grid::isValid);
                }
            }
            kinds[Math.min(2, expected.size())]++;
        }
        assertThat(kinds[1]).as("puzzles with one solution").isPositive();
        assertThat(kinds[2]).as("puzzles with several").isPositive();
    }

    /** Minimal puzzles, the same with some clues less, and every third with a wrong clue. */
    private static Puzzle puzzle(Shape shape, Random random) {
        Grid grid = TestPuzzles.grid(shape, random);
        int[] values = TestPuzzles.puzzle(grid, random, shape.cells()).toArray();
        for (int i = random.nextInt(4); i > 0; i--) {
            values[random.nextInt(values.length)] = 0;
        }
        if (random.nextInt(3) == 0) {
            values[random.nextInt(values.length)] = 1 + random.nextInt(shape.size());
        }
        return Puzzle.of(shape, values);
    }

    @Test
    void findsNoSolutionWhereThereIsNone() {
        int searched = 0;
        for (long seed = 1; seed <= 40; seed++) {
            Random random = new Random(seed);
            Grid grid = TestPuzzles.grid(Shape.CLASSIC_9, random);
            int[] values = TestPuzzles.puzzle(grid, random, 81).toArray();
            int cell = random.nextInt(81);
            values[cell] = grid.value(cell) % 9 + 1;
            Position wrong = Position.of(Puzzle.of(Shape.CLASSIC_9, values));
            State state = state(wrong);
            if (byTrial(wrong, 1).isEmpty() && new Deduction(state, bare(), null).run()) {
                assertThat(new LearningSearch(state, meter()).next())
                        .as("seed %d", seed)
                        .isFalse();
                searched++;
            }
        }
        assertThat(searched).isPositive();
    }

    @Test
    void doesNotFindAgainWhatIsExcluded() {
        for (long seed = 1; seed <= 20; seed++) {
            Random random = new Random(seed);
            Grid grid = TestPuzzles.grid(Shape.CLASSIC_9, random);
            Position position = Position.of(TestPuzzles.blanked(grid, random, 50));
            List<Grid> expected = new ArrayList<>(byTrial(position, MOST));
            State state = state(position);
            assertThat(new Deduction(state, SearchOptions.all(), null).run()).isTrue();
            LearningSearch search = new LearningSearch(state, meter());
            search.exclude(grid.toArray());
            assertThat(all(Shape.CLASSIC_9, search)).as("seed %d", seed).doesNotContain(grid);
            expected.remove(grid);
            if (expected.size() < MOST - 1) {
                LearningSearch again = new LearningSearch(state, meter());
                again.exclude(grid.toArray());
                assertThat(all(Shape.CLASSIC_9, again))
                        .as("seed %d", seed)
                        .containsExactlyInAnyOrderElementsOf(expected);
            }
        }
    }

    /** Large grids on which trial alone would not end. */
    @ParameterizedTest
    @MethodSource("large")
    void fillsLargeEmptyGrids(Shape shape) {
        Position empty = Position.of(Puzzle.of(shape, new int[shape.cells()]));
        GeneralSearch search = new GeneralSearch(empty, new Layouts(), SearchOptions.all(), meter(), null);
        assertThat(all(shape, search, 5)).hasSize(5).doesNotHaveDuplicates().allMatch(Grid::isValid);
    }

    static Stream<Shape> large() {
        return Stream.of(
                Shape.classic(25),
                Shape.classic(20).withDiagonals(),
                Shape.classic(16).withKnightMoves());
    }

    private static List<Grid> byTrial(Position position, int most) {
        return all(
                position.shape(), new GeneralSearch(position, new Layouts(), SearchOptions.all(), meter(), null), most);
    }

    private static SearchOptions bare() {
        return SearchOptions.all().without(Switch.HIDDEN_SINGLES, Switch.LOCKED_CANDIDATES, Switch.SUBSETS);
    }

    private static Budget.Meter meter() {
        return Budget.unlimited().start();
    }

    private static State state(Position position) {
        Layout layout = new Layout(position.shape());
        long[] masks = new long[layout.cells];
        for (int cell = 0; cell < masks.length; cell++) {
            masks[cell] = position.value(cell) == 0 ? layout.full(0) : 1L << position.value(cell) - 1;
        }
        return new State(layout, masks);
    }

    private static List<Grid> all(Shape shape, LearningSearch search) {
        return all(shape, search, MOST);
    }

    private static List<Grid> all(Shape shape, SolutionSearch search, int most) {
        List<Grid> found = new ArrayList<>();
        int[] values = new int[shape.cells()];
        while (found.size() < most && search.next()) {
            search.copySolution(values);
            found.add(Grid.of(shape, values));
        }
        return found;
    }
}
