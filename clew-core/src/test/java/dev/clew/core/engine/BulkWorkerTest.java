package dev.clew.core.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.clew.core.Budget;
import dev.clew.core.Outcome;
import dev.clew.core.Position;
import dev.clew.core.Solver;
import dev.clew.core.TestPuzzles;
import dev.clew.core.internal.classic9.RandomPuzzles;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class BulkWorkerTest {
    private static final long SEED = 20;
    private static final int PUZZLES = 9000;
    private static final List<String> MIXED = new ArrayList<>();
    private static final List<String> EXPECTED = new ArrayList<>();

    /** Puzzles of every kind: with one solution, several, none, contradictory, and with few clues. */
    @BeforeAll
    static void mix() {
        RandomPuzzles random = new RandomPuzzles(SEED);
        List<byte[]> minimal = new ArrayList<>();
        for (int i = 0; i < 50; i++) {
            minimal.add(random.minimal());
        }
        for (int i = 0; i < PUZZLES; i++) {
            byte[] puzzle = random.mutant(minimal.get(i % 50));
            if (i % 101 == 0) {
                Arrays.fill(puzzle, 0, 81 - i % 60, (byte) 0);
            }
            MIXED.add(text(puzzle, "-.0*_".charAt(i % 5)));
        }
        MIXED.forEach(puzzle -> EXPECTED.add(answer(puzzle)));
    }

    private static String text(byte[] puzzle, char blank) {
        StringBuilder text = new StringBuilder();
        for (byte value : puzzle) {
            text.append(value == 0 ? blank : (char) ('0' + value));
        }
        return text.toString();
    }

    private static String answer(String puzzle) {
        Position position = Position.of(TestPuzzles.classic(puzzle));
        long count = Solver.standard().count(position, 2, Budget.unlimited()).solutions();
        return count == 1
                ? ((Outcome.Unique) Solver.standard().solve(position))
                        .solution()
                        .toString()
                : count == 0 ? "!none" : "!multiple";
    }

    @Test
    void agreesWithTheSolverBatchAfterBatch() {
        BulkWorker worker = new BulkWorker();
        List<String> answers = new ArrayList<>();
        for (int from = 0; from < PUZZLES; from += 700) {
            answers.addAll(answers(worker, MIXED.subList(from, Math.min(PUZZLES, from + 700)), 90));
        }
        assertThat(answers).as("seed %d", SEED).isEqualTo(EXPECTED);
        assertThat(worker.describe()).matches("scalar|bulk .+");
    }

    private static List<String> answers(BulkWorker worker, List<String> puzzles, int stride) {
        byte[] text = String.join("", puzzles).getBytes(StandardCharsets.US_ASCII);
        int[] starts = IntStream.range(0, puzzles.size()).map(i -> 81 * i).toArray();
        byte[] output = new byte[stride * puzzles.size()];
        worker.solve(text, starts, puzzles.size(), output, stride);
        List<String> answers = new ArrayList<>();
        for (int i = 0; i < puzzles.size(); i++) {
            answers.add(
                    worker.count(i) == 1
                            ? new String(output, stride * i, 81, StandardCharsets.US_ASCII)
                            : worker.count(i) == 0 ? "!none" : "!multiple");
        }
        return answers;
    }

    @Test
    void everyByteIsACellOrNotWhereverItStands() {
        byte[] text = TestPuzzles.VINCENT.getBytes(StandardCharsets.ISO_8859_1);
        for (int at = 0; at < BulkWorker.CELLS; at++) {
            byte before = text[at];
            for (int character = 0; character < 256; character++) {
                text[at] = (byte) character;
                assertThat(BulkWorker.isPuzzle(text, 0))
                        .as("%d at %d", character, at)
                        .isEqualTo("123456789.0*_-".indexOf(character) >= 0);
            }
            text[at] = before;
        }
        assertThat(BulkWorker.isPuzzle(text, 1)).isFalse();
    }

    @Test
    void tooLittleRoomIsRefused() {
        assertThatThrownBy(() -> new BulkWorker().solve(new byte[81], new int[1], 1, new byte[80], 81))
                .hasMessageContaining("do not fit into 80 bytes");
    }

    @Test
    void aWorkerKeepsToTheEngineItIsToldTo() {
        assertThat(BulkWorker.engines()).startsWith("scalar", "bulk long");
        for (String engine : BulkWorker.engines()) {
            BulkWorker worker = BulkWorker.on(engine);
            assertThat(answers(worker, MIXED, 81)).as(engine).isEqualTo(EXPECTED);
            assertThat(worker.describe()).isEqualTo(engine);
            assertThat(worker.guesses()).isPositive();
            assertThat(worker.sweeps()).isPositive();
        }
        assertThatThrownBy(() -> BulkWorker.on("steam"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("no engine \"steam\"; this JVM has [scalar, bulk long");
    }
}
