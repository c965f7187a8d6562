package dev.clew.core.symmetry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.clew.core.Budget;
import dev.clew.core.Grid;
import dev.clew.core.Puzzle;
import dev.clew.core.SeededRandom;
import dev.clew.core.Shape;
import dev.clew.core.TestPuzzles;
import java.lang.management.ManagementFactory;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CanonicalFormTest {
    private static final int CELL_MOVES = 3_359_232;
    private static final String MOST_SYMMETRIC =
            "123456789456789123789123456231564897564897231897231564312645978645978312978312645";
    private static final String SMALLEST_GRID =
            "123456789456789123789123456214365897365897214897214365531642978642978531978531642";

    private static final List<Grid> GRIDS = IntStream.range(0, 100)
            .mapToObj(i -> TestPuzzles.grid(Shape.CLASSIC_9, new Random(i)))
            .toList();

    private final Canonicalizer canonicalizer = new Canonicalizer();

    /** 10,000 pairs over all numbers of clues, full grids among them. */
    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
    void isomorphsShareOneForm(long seed) {
        SeededRandom random = new SeededRandom(seed);
        Symmetries symmetries = Symmetries.of(Shape.CLASSIC_9);
        for (int i = 0; i < 20; i++) {
            Grid grid = GRIDS.get(random.nextInt(GRIDS.size()));
            for (int j = 0; j < 50; j++) {
                int blanks = j < 10 ? 0 : 1 + random.nextInt(81);
                Puzzle puzzle = TestPuzzles.blanked(grid, new Random(random.nextLong()), blanks);
                CanonicalForm one =
                        assertLeadsToItsForm(symmetries.random(random).apply(puzzle));
                CanonicalForm other =
                        assertLeadsToItsForm(symmetries.random(random).apply(puzzle));
                assertThat(one.puzzle()).as("seed %d, %s", seed, puzzle).isEqualTo(other.puzzle());
                assertThat(one.automorphisms()).isEqualTo(other.automorphisms());
            }
        }
    }

    private CanonicalForm assertLeadsToItsForm(Puzzle puzzle) {
        CanonicalForm form = canonicalizer.form(puzzle);
        assertThat(form.transformation().apply(puzzle)).isEqualTo(form.puzzle());
        return form;
    }

    @Test
    void theFormOfAFormIsItself() {
        SeededRandom random = new SeededRandom(12);
        for (Grid grid : GRIDS) {
            Puzzle puzzle = TestPuzzles.blanked(grid, new Random(random.nextLong()), random.nextInt(82));
            CanonicalForm form = canonicalizer.form(puzzle);
            CanonicalForm again = canonicalizer.form(form.puzzle());
            assertThat(again.puzzle()).isEqualTo(form.puzzle());
            assertThat(again.automorphisms()).isEqualTo(form.automorphisms());
        }
    }

    @Test
    void differentGridsHaveDifferentForms() {
        assertThat(GRIDS.stream().map(grid -> canonicalizer.form(grid).puzzle()))
                .doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @CsvSource({
        // the most symmetric grid, and the smallest of all grids
        MOST_SYMMETRIC + ",648",
        SMALLEST_GRID + ",3"
    })
    void knowsGridsWithSymmetry(String line, int automorphisms) {
        Puzzle grid = TestPuzzles.classic(line);
        for (int seed = 0; seed < 20; seed++) {
            Transformation move = Transformation.random(Shape.CLASSIC_9, new SeededRandom(seed));
            CanonicalForm form = assertLeadsToItsForm(move.apply(grid));
            assertThat(form).hasToString(line);
            assertThat(form.automorphisms()).isEqualTo(automorphisms);
        }
    }

    @Test
    void mostGridsHaveNoSymmetry() {
        long plain = GRIDS.stream()
                .filter(grid -> canonicalizer.form(grid).automorphisms() == 1)
                .count();
        assertThat(plain).isGreaterThan(95);
    }

    @Test
    void knowsTheEmptyGridAndASingleClue() {
        CanonicalForm empty = CanonicalForm.of(Puzzle.of(Shape.CLASSIC_9, new int[81]));
        assertThat(empty).hasToString(".".repeat(81));
        assertThat(empty.automorphisms()).isEqualTo(CELL_MOVES);
        for (int cell = 0; cell < 81; cell++) {
            int[] values = new int[81];
            values[cell] = 7;
            CanonicalForm form = assertLeadsToItsForm(Puzzle.of(Shape.CLASSIC_9, values));
            assertThat(form).hasToString(".".repeat(80) + "1");
            assertThat(form.automorphisms()).isEqualTo(CELL_MOVES / 81);
        }
    }

    /** The size of an orbit is the number of moves divided by the number of automorphisms. */
    @ParameterizedTest
    @CsvSource({"1, 2", "1, 1"})
    void pairsOfCluesFillTheirOrbits(int digit, int otherDigit) {
        Map<String, Integer> members = new HashMap<>();
        Map<String, Integer> automorphisms = new HashMap<>();
        int pairs = 0;
        for (int cell = 0; cell < 81; cell++) {
            for (int other = cell + 1; other < 81; other++) {
                if (digit != otherDigit || !Shape.CLASSIC_9.arePeers(cell, other)) {
                    int[] values = new int[81];
                    values[cell] = digit;
                    values[other] = otherDigit;
                    CanonicalForm form = canonicalizer.form(Puzzle.of(Shape.CLASSIC_9, values));
                    members.merge(form.toString(), 1, Integer::sum);
                    automorphisms.put(form.toString(), form.automorphisms());
                    pairs++;
                }
            }
        }
        assertThat(members.values().stream().mapToInt(Integer::intValue).sum()).isEqualTo(pairs);
        members.forEach((form, count) ->
                assertThat(count * automorphisms.get(form)).as(form).isEqualTo(CELL_MOVES));
    }

    @Test
    void searchingManyAllocatesNothing() {
        int[] grid = TestPuzzles.grid(Shape.CLASSIC_9, new Random(1)).toArray();
        int[] puzzle = TestPuzzles.classic(TestPuzzles.COVER).toArray();
        int[] form = new int[81];
        canonicalizer.minimise(grid, form);
        canonicalizer.minimise(puzzle, form);
        var threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();
        for (int i = 0; i < 1_000; i++) {
            canonicalizer.minimise(grid, form);
            canonicalizer.minimise(puzzle, form);
        }
        assertThat(threads.getCurrentThreadAllocatedBytes() - before).isLessThan(2_000);
    }

    @Test
    void takesPuzzlesAgainstTheRules() {
        int[] values = TestPuzzles.classic(TestPuzzles.COVER).toArray();
        values[1] = 1;
        CanonicalForm form = assertLeadsToItsForm(Puzzle.of(Shape.CLASSIC_9, values));
        Transformation move = Transformation.random(Shape.CLASSIC_9, new SeededRandom(3));
        assertThat(canonicalizer
                        .form(move.apply(Puzzle.of(Shape.CLASSIC_9, values)))
                        .puzzle())
                .isEqualTo(form.puzzle());
    }

    @ParameterizedTest
    @ValueSource(strings = {"4x4", "9x9:diagonal", "9x9:latin", "16x16"})
    void refusesOtherShapes(String name) {
        Shape shape = Shape.parse(name);
        assertThat(CanonicalForm.isSupported(shape)).isFalse();
        assertThatThrownBy(() -> CanonicalForm.of(Puzzle.of(shape, new int[shape.cells()])))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(shape.name());
    }

    @Test
    void refusesWhatIsNoGrid() {
        assertThatThrownBy(() -> canonicalizer.minimise(new int[80], new int[81]))
                .hasMessageContaining("80 values");
        int[] values = new int[81];
        values[80] = 10;
        assertThatThrownBy(() -> canonicalizer.minimise(values, new int[81])).hasMessageContaining("r9c9 holds 10");
    }

    @Test
    void aBudgetEndsTheSearch() {
        int[] repeats = new int[81];
        repeats[0] = 1;
        repeats[1] = 1;
        for (Puzzle puzzle : List.of(
                Puzzle.of(Shape.CLASSIC_9, repeats),
                Puzzle.parse("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"))) {
            Canonicalizer canonicalizer = new Canonicalizer();
            assertThat(canonicalizer.form(puzzle, Budget.unlimited().withNodes(3)))
                    .isEmpty();
            assertThat(canonicalizer.form(puzzle, Budget.unlimited().withCancellation(() -> true)))
                    .isEmpty();
            assertThat(canonicalizer.form(puzzle, Budget.unlimited())).contains(CanonicalForm.of(puzzle));
        }
    }
}
