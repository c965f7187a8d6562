package dev.clew.core.internal.bulk;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import dev.clew.core.internal.classic9.RandomPuzzles;
import dev.clew.core.internal.classic9.Referee;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BulkSolverTest {
    private final BulkSolver solver = new BulkSolver(new LongKernels(), System::nanoTime);
    private final Batch batch = new Batch();

    /** Puzzles of every kind, among them some with few clues. */
    private static List<byte[]> mixture(long seed, int size) {
        RandomPuzzles random = new RandomPuzzles(seed);
        List<byte[]> puzzles = new ArrayList<>();
        byte[] base = random.minimal();
        for (int i = 0; i < size; i++) {
            base = i % 400 == 399 ? random.minimal() : base;
            byte[] puzzle = random.mutant(base);
            if (i % 97 == 0) {
                Arrays.fill(puzzle, 0, 81 - i / 97 % 81, (byte) 0);
            }
            puzzles.add(puzzle);
        }
        return puzzles;
    }

    private byte[] solve(List<byte[]> puzzles) {
        byte[] input = new byte[83 * puzzles.size() + 8];
        int[] starts = new int[puzzles.size()];
        for (int i = 0; i < puzzles.size(); i++) {
            starts[i] = 83 * i + 1;
            System.arraycopy(puzzles.get(i), 0, input, starts[i], 81);
        }
        byte[] output = new byte[82 * puzzles.size()];
        solver.solve(batch.from(input, starts, puzzles.size()).into(output, 82, (char) 0), 0, puzzles.size());
        return output;
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void agreesWithTheRefereeOnAMixture(long seed) {
        List<byte[]> puzzles = mixture(seed, 1500);
        byte[] output = solve(puzzles);
        Referee referee = new Referee();
        for (int i = 0; i < puzzles.size(); i++) {
            int expected = referee.count(puzzles.get(i), 0, 2);
            assertThat(batch.count(i)).as("seed %d, puzzle %d", seed, i).isEqualTo(expected);
            if (expected == 1) {
                assertThat(Arrays.copyOfRange(output, 82 * i, 82 * i + 81))
                        .as("seed %d, puzzle %d", seed, i)
                        .isEqualTo(referee.first());
            }
            assertThat(output[82 * i + 81]).as("between solutions").isZero();
        }
    }

    @Test
    void writesCharacters() {
        byte[] puzzle = new RandomPuzzles(4).minimal();
        byte[] text = new byte[81];
        for (int cell = 0; cell < 81; cell++) {
            text[cell] = (byte) (puzzle[cell] == 0 ? '.' : '0' + puzzle[cell]);
        }
        byte[] output = new byte[81];
        solver.solve(batch.from(text, new int[] {0}, 1).into(output, 81, '0'), 0, 1);
        assertThat(batch.count(0)).isEqualTo(1);
        assertThat(new String(output, java.nio.charset.StandardCharsets.US_ASCII))
                .matches("[1-9]{81}");
    }

    /** Blank but for seventeen clues in two rows: far too many solutions to fork through. */
    @Test
    void manySolutionsEndSoon() {
        byte[] grid = new RandomPuzzles(5).grid();
        Arrays.fill(grid, 17, 81, (byte) 0);
        List<byte[]> puzzles = new ArrayList<>();
        for (int i = 0; i < 200; i++) {
            puzzles.add(grid);
        }
        solve(puzzles);
        for (int i = 0; i < 200; i++) {
            assertThat(batch.count(i)).isEqualTo(2);
        }
        assertThat(solver.rounds()).isLessThan(10_000);
    }

    @Test
    void roundsStayBounded() {
        List<byte[]> puzzles = mixture(6, 1000);
        solve(puzzles);
        assertThat(solver.rounds()).isLessThan(2000);
        assertThat(solver.sweeps()).isGreaterThan(solver.guesses());
    }

    @Test
    void anEmptyBatchIsNoWork() {
        solve(List.of());
        assertThat(batch.size()).isZero();
        assertThat(solver.rounds()).isZero();
    }

    @Test
    void aBatchLeavesNothingBehind() {
        List<byte[]> puzzles = mixture(7, 300);
        solve(puzzles);
        int[] counts = counts();
        solve(mixture(8, 100));
        solve(puzzles);
        assertThat(counts()).isEqualTo(counts);
    }

    private int[] counts() {
        int[] counts = new int[batch.size()];
        Arrays.setAll(counts, batch::count);
        return counts;
    }

    @Test
    void allocatesLessThanAByteAPuzzle() {
        List<byte[]> puzzles = mixture(9, 2000);
        byte[] input = new byte[81 * puzzles.size() + 8];
        int[] starts = new int[puzzles.size()];
        for (int i = 0; i < puzzles.size(); i++) {
            starts[i] = 81 * i;
            System.arraycopy(puzzles.get(i), 0, input, starts[i], 81);
        }
        byte[] output = new byte[81 * puzzles.size()];
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long allocated = Long.MAX_VALUE;
        for (int i = 0; i < 5; i++) {
            long before = threads.getCurrentThreadAllocatedBytes();
            solver.solve(batch.from(input, starts, starts.length).into(output, 81, '0'), 0, starts.length);
            allocated = threads.getCurrentThreadAllocatedBytes() - before;
        }
        assertThat(allocated).isLessThan(puzzles.size());
    }
}
