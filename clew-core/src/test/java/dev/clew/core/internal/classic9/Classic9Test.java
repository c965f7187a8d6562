package dev.clew.core.internal.classic9;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import dev.clew.core.Budget;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class Classic9Test {
    private final Classic9 engine = new Classic9();
    private final Referee referee = new Referee();

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void agreesWithTheRefereeOnEveryKindOfPuzzle(long seed) {
        RandomPuzzles puzzles = new RandomPuzzles(seed);
        byte[] base = puzzles.minimal();
        int[] seen = new int[3];
        for (int i = 0; i < 2000; i++) {
            base = i % 400 == 0 ? puzzles.minimal() : base;
            byte[] puzzle = puzzles.mutant(base);
            int expected = referee.count(puzzle, 0, 2);
            seen[expected]++;
            engine.start(puzzle, 0, null);
            assertThat(engine.count(2)).as("seed %d, puzzle %d", seed, i).isEqualTo(expected);
            if (expected == 1) {
                engine.start(puzzle, 0, null);
                engine.next();
                byte[] solution = new byte[81];
                engine.copySolution(solution, 0, 0);
                assertThat(solution).as("seed %d, puzzle %d", seed, i).isEqualTo(referee.first());
            }
        }
        for (int kind : seen) {
            assertThat(kind)
                    .as("none, one, several: %s", java.util.Arrays.toString(seen))
                    .isGreaterThan(100);
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {4, 5})
    void readsCharactersAsItReadsValues(long seed) {
        byte[] puzzle = new RandomPuzzles(seed).minimal();
        byte[] text = new byte[83];
        for (int cell = 0; cell < 81; cell++) {
            text[1 + cell] = (byte) (puzzle[cell] != 0 ? '0' + puzzle[cell] : cell % 2 == 0 ? '.' : '0');
        }
        engine.start(text, 1, null);
        assertThat(engine.count(2)).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(longs = {6, 7})
    void streamsEverySolutionOnce(long seed) {
        RandomPuzzles puzzles = new RandomPuzzles(seed);
        byte[] puzzle = puzzles.minimal();
        for (int cell = 0, removed = 0; removed < 3; cell++) {
            removed += puzzle[cell] != 0 ? 1 : 0;
            puzzle[cell] = 0;
        }
        int expected = referee.count(puzzle, 0, 100_000);
        assertThat(expected).isBetween(2, 99_999);
        engine.start(puzzle, 0, null);
        Set<String> solutions = new HashSet<>();
        int[] solution = new int[81];
        while (engine.next()) {
            engine.copySolution(solution);
            assertThat(solutions.add(java.util.Arrays.toString(solution))).isTrue();
        }
        assertThat(solutions.size()).isEqualTo(expected);
        assertThat(engine.next()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(longs = {8, 9})
    void takesCandidatesAsAConstraint(long seed) {
        byte[] puzzle = new RandomPuzzles(seed).minimal();
        referee.count(puzzle, 0, 1);
        byte[] solution = referee.first();
        int[] masks = new int[81];
        java.util.Arrays.fill(masks, 0x1FF);
        engine.start(masks, null);
        assertThat(engine.count(1000)).isEqualTo(1000);
        for (int cell = 0; cell < 81; cell++) {
            masks[cell] = puzzle[cell] != 0 ? 1 << puzzle[cell] - 1 : 0x1FF;
        }
        engine.start(masks, null);
        assertThat(engine.count(2)).isEqualTo(1);
        int open = 0;
        while (puzzle[open] != 0) {
            open++;
        }
        masks[open] &= ~(1 << solution[open] - 1);
        engine.start(masks, null);
        assertThat(engine.count(2)).isZero();
        masks[open] = 0;
        engine.start(masks, null);
        assertThat(engine.count(2)).isZero();
        engine.start(new int[81], null);
        assertThat(engine.count(2)).isZero();
    }

    @ParameterizedTest
    @ValueSource(longs = {10, 11, 12, 13})
    void everyImageHasTheImagesOfTheSolutions(long seed) {
        RandomPuzzles puzzles = new RandomPuzzles(seed);
        byte[] base = puzzles.minimal();
        for (int i = 0; i < 200; i++) {
            byte[] puzzle = puzzles.mutant(base);
            Symmetry symmetry = Symmetry.random(new java.util.Random(1000 * seed + i));
            Set<String> expected = new HashSet<>();
            for (byte[] solution : firstSolutions(puzzle, 50)) {
                expected.add(java.util.Arrays.toString(symmetry.image(solution)));
            }
            List<byte[]> found = firstSolutions(symmetry.image(puzzle), 50);
            assertThat(found.size()).as("seed %d, puzzle %d", seed, i).isEqualTo(expected.size());
            if (expected.size() < 50) {
                assertThat(found.stream().map(java.util.Arrays::toString))
                        .as("seed %d, puzzle %d", seed, i)
                        .containsExactlyInAnyOrderElementsOf(expected);
            }
        }
    }

    private List<byte[]> firstSolutions(byte[] puzzle, int limit) {
        List<byte[]> solutions = new ArrayList<>();
        engine.start(puzzle, 0, null);
        while (solutions.size() < limit && engine.next()) {
            byte[] solution = new byte[81];
            engine.copySolution(solution, 0, 0);
            solutions.add(solution);
        }
        return solutions;
    }

    /** Masks and givens are two doors to one room: the same counts, whatever clashes the givens hold. */
    @ParameterizedTest
    @ValueSource(longs = {14, 15})
    void readsMasksAsItReadsGivens(long seed) {
        RandomPuzzles puzzles = new RandomPuzzles(seed);
        byte[] base = puzzles.minimal();
        int[] masks = new int[81];
        for (int i = 0; i < 1000; i++) {
            byte[] puzzle = puzzles.mutant(base);
            for (int cell = 0; cell < 81; cell++) {
                masks[cell] = puzzle[cell] == 0 ? 0x1FF : 1 << puzzle[cell] - 1;
            }
            engine.start(masks, null);
            long found = engine.count(20);
            engine.start(puzzle, 0, null);
            assertThat(found).as("seed %d, puzzle %d", seed, i).isEqualTo(engine.count(20));
        }
    }

    @Test
    void stopsAtTheBudgetAndSaysSo() {
        Budget.Meter meter = Budget.unlimited().withNodes(1000).start();
        engine.start(new byte[81], 0, meter);
        long found = engine.count(Long.MAX_VALUE);
        assertThat(engine.isOutOfBudget()).isTrue();
        assertThat(found).isPositive();
        assertThat(meter.nodes()).isEqualTo(1000);
        engine.start(new byte[81], 0, null);
        assertThat(engine.isOutOfBudget()).isFalse();
        assertThat(engine.count(found)).isEqualTo(found);
    }

    @Test
    void canBeCalledOffWhileItCounts() {
        AtomicInteger asked = new AtomicInteger();
        Budget budget = Budget.unlimited().withCancellation(() -> asked.incrementAndGet() > 5000);
        engine.start(new byte[81], 0, budget.start());
        assertThat(engine.count(100_000_000)).isBetween(1000L, 5000L);
        assertThat(engine.isOutOfBudget()).isTrue();
        assertThat(engine.next()).isFalse();
    }

    @Test
    void countsAnEmptyGridWithoutAllocating() {
        engine.start(new byte[81], 0, null);
        assertThat(engine.count(20_000)).isEqualTo(20_000);
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();
        assertThat(engine.count(20_000)).isEqualTo(20_000);
        assertThat(threads.getCurrentThreadAllocatedBytes() - before).isLessThan(10_000);
    }

    @ParameterizedTest
    @ValueSource(longs = {16})
    void solvesPuzzlesWithoutAllocating(long seed) {
        RandomPuzzles puzzles = new RandomPuzzles(seed);
        byte[] base = puzzles.minimal();
        byte[] many = new byte[81 * 2000];
        for (int i = 0; i < 2000; i++) {
            System.arraycopy(puzzles.mutant(base), 0, many, 81 * i, 81);
        }
        byte[] solution = new byte[81];
        solveAll(many, solution);
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();
        solveAll(many, solution);
        assertThat((threads.getCurrentThreadAllocatedBytes() - before) / 2000.0).isLessThanOrEqualTo(1);
    }

    private void solveAll(byte[] many, byte[] solution) {
        for (int from = 0; from < many.length; from += 81) {
            engine.start(many, from, null);
            if (engine.next()) {
                engine.copySolution(solution, 0, 0);
                engine.next();
            }
        }
    }

    @Test
    void countsItsWork() {
        engine.start(new byte[81], 0, null);
        engine.count(1);
        assertThat(engine.guesses()).isBetween(10L, 81L);
        assertThat(engine.sweeps()).isGreaterThan(engine.guesses());
    }
}
