package dev.clew.core.internal.minlex;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.core.Budget;
import dev.clew.core.Shape;
import dev.clew.core.TestPuzzles;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Holds the fast searches to the plain one, and the plain one to the trial of all moves. */
class MinlexTest {
    private final Minlex minlex = new Minlex();

    static LongStream seeds() {
        return LongStream.rangeClosed(1, 40);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                TestPuzzles.COVER,
                "000000010400000000020000000000050407008000300001090000300400200050100000000806000",
                "123456789456789123789123456231564897564897231897231564312645978645978312978312645",
                "123456789456789123789123456214365897365897214897214365531642978642978531978531642",
                "550000000005000000000000000000000000000000000000000000000000000000000000000000001"
            })
    void allSearchesAgreeWithTheTrialOfAllMoves(String line) {
        int[] values = TestPuzzles.classic(line).toArray();
        TrialMinlex trial = new TrialMinlex(values);
        assertIs(plain(values), trial.form(), trial.automorphisms());
        assertIs(minimise(minlex, values), trial.form(), trial.automorphisms());
    }

    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void fastSearchAgreesWithThePlainOneOnPuzzles(long seed) {
        Random random = new Random(seed);
        int[] grid = TestPuzzles.grid(Shape.CLASSIC_9, random).toArray();
        int blanks = random.nextInt(70);
        int[] values = thinned(grid, random, blanks);
        assertAgrees(values);
    }

    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void fastSearchAgreesWithThePlainOneOnSymmetricPuzzles(long seed) {
        Random random = new Random(seed);
        int[] mask = new int[81];
        for (int i = 0; i < 7 + random.nextInt(6); i++) {
            int cell = random.nextInt(81);
            int turned = cell % 9 * 9 + 8 - cell / 9;
            IntStream.of(cell, turned, 80 - cell, 80 - turned).forEach(c -> mask[c] = 1);
        }
        // Cyclic boxes: a grid with many automorphisms, so that many ways stay equally small for long.
        int[] values = IntStream.range(0, 81)
                .map(c -> mask[c] * (1 + (c / 9 % 3 * 3 + c / 27 + c % 9) % 9))
                .toArray();
        assertAgrees(values);
    }

    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void fastSearchAgreesWithThePlainOneOnGrids(long seed) {
        assertAgrees(TestPuzzles.grid(Shape.CLASSIC_9, new Random(seed)).toArray());
    }

    /** Clues that share no row or column, but perhaps a box; whole rows and columns stay empty. */
    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void fastSearchAgreesWithThePlainOneWithEqualDigitsInABox(long seed) {
        Random random = new Random(seed);
        int[] values = new int[81];
        for (int i = 0; i < 6 + random.nextInt(14); i++) {
            int cell = random.nextInt(81);
            int digit = 1 + random.nextInt(4);
            boolean free = IntStream.range(0, 9)
                    .noneMatch(k -> values[cell / 9 * 9 + k] == digit || values[9 * k + cell % 9] == digit);
            values[cell] = free ? digit : values[cell];
        }
        assertAgrees(values);
    }

    @Test
    void aSearchCanBeUsedAgainAfterAnyOther() {
        int[] grid = TestPuzzles.grid(Shape.CLASSIC_9, new Random(1)).toArray();
        int[] repeating = new int[81];
        repeating[0] = repeating[1] = 4;
        for (int[] values : new int[][] {grid, new int[81], repeating, thinned(grid, new Random(2), 50), grid}) {
            String fresh = form(minimise(new Minlex(), values));
            assertThat(form(minimise(minlex, values))).isEqualTo(fresh);
        }
    }

    /** Bands have 416 classes, a number known from the count of all grids (Felgenhauer and Jarvis, 2006). */
    @Test
    void thereAre416Bands() {
        Set<String> forms = new HashSet<>();
        for (int rank = 0; rank < RowPairs.TABLE.classes(); rank++) {
            for (int orders = 0; orders < 216; orders++) {
                forms.add(form(minimise(minlex, band(RowPairs.TABLE.secondRow(rank), orders))));
            }
        }
        assertThat(forms).hasSize(416);
    }

    /** The rows 123456789, the second one given, and what is left for each box of the third in some order. */
    private static int[] band(long secondRow, int orders) {
        int[] values = new int[81];
        int[] order = LineOrders.all()[orders];
        for (int column = 0; column < 9; column++) {
            values[column] = column + 1;
            values[9 + column] = (int) (secondRow >>> 32 - 4 * column) & 15;
        }
        for (int column = 0; column < 9; column += 3) {
            int from = column;
            int[] left = IntStream.rangeClosed(1, 9)
                    .filter(digit -> IntStream.range(0, 6).noneMatch(i -> values[i / 3 * 9 + from + i % 3] == digit))
                    .toArray();
            IntStream.range(0, 3).forEach(i -> values[18 + from + order[from + i] % 3] = left[i]);
        }
        return values;
    }

    private static int[] thinned(int[] grid, Random random, int blanks) {
        int[] values = grid.clone();
        for (int i = 0; i < blanks; i++) {
            values[random.nextInt(81)] = 0;
        }
        return values;
    }

    private void assertAgrees(int[] values) {
        Arrangement plain = plain(values);
        Arrangement fast = minimise(minlex, values);
        assertIs(fast, form(plain), plain.automorphisms());
        assertLeadsThere(fast, values);
        assertLeadsThere(plain, values);
    }

    private static void assertLeadsThere(Arrangement way, int[] values) {
        int[] form = new int[81];
        way.writeForm(form);
        for (int cell = 0; cell < 81; cell++) {
            int row = way.rowAt(cell / 9);
            int column = way.columnAt(cell % 9);
            int digit = way.isTransposed() ? values[9 * column + row] : values[9 * row + column];
            assertThat(way.labelOf(digit)).as("cell %d, %s", cell, way).isEqualTo(form[cell]);
        }
    }

    private static void assertIs(Arrangement way, String form, int automorphisms) {
        assertThat(form(way)).isEqualTo(form);
        assertThat(way.automorphisms()).isEqualTo(automorphisms);
    }

    private static Arrangement plain(int[] values) {
        Arrangement result = new Arrangement();
        assertThat(new PlainMinlex(values).minimise(result, Budget.unlimited().start()))
                .isTrue();
        return result;
    }

    private static String form(Arrangement way) {
        int[] form = new int[81];
        way.writeForm(form);
        return Arrays.toString(form);
    }

    private static Arrangement minimise(Minlex minlex, int[] values) {
        return Objects.requireNonNull(minlex.minimise(values, Budget.unlimited().start()));
    }
}
