package dev.clew.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.clew.core.internal.classic9.RandomPuzzles;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BulkTest {
    private static final long SEED = 20;
    private static final int PUZZLES = 9000;
    private static final List<String> MIXED = new ArrayList<>();
    private static final List<String> EXPECTED = new ArrayList<>();

    /** Puzzles of every kind: with one solution, several, none, contradictory, and with hardly a clue. */
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

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void agreesWithTheSolverOnStringsBytesAndStreams(int threads) throws IOException {
        Bulk bulk = new Bulk(threads);
        assertThat(answers(bulk.solve(MIXED))).as("seed %d", SEED).isEqualTo(EXPECTED);
        byte[] text = (String.join("\r\n", MIXED) + "\r\n").getBytes(StandardCharsets.ISO_8859_1);
        assertThat(answers(bulk.solve(text))).isEqualTo(EXPECTED);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        assertThat(bulk.solve(new ByteArrayInputStream(text), out)).isEqualTo(PUZZLES);
        assertThat(out.toString(StandardCharsets.ISO_8859_1).lines()).isEqualTo(EXPECTED);
    }

    private static List<String> answers(BulkResults results) {
        List<String> answers = new ArrayList<>();
        for (int i = 0; i < results.size(); i++) {
            int count = results.count(i);
            answers.add(results.solution(i).orElse(count == 0 ? "!none" : count == 2 ? "!multiple" : "!invalid"));
        }
        return answers;
    }

    @Test
    void streamsLongerThanTheMemoryForThemStayWhole() throws IOException {
        String text = (String.join("\n", MIXED) + "\n").repeat(4);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        long lines = new Bulk(1).solve(new ByteArrayInputStream(text.getBytes(StandardCharsets.ISO_8859_1)), out);
        assertThat(lines).isEqualTo(4 * PUZZLES);
        assertThat(out.toString(StandardCharsets.ISO_8859_1)).isEqualTo((String.join("\n", EXPECTED) + "\n").repeat(4));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void roundsOfAStreamLeaveNothingToEachOther(int threads) throws IOException {
        // The first round has nothing but good puzzles; what the later ones hold is shorter and mixed with bad lines.
        String good = (TestPuzzles.VINCENT + "\n").repeat(threads * 4 * BulkWorker.BATCH * 83 / 82);
        String solved = answer(TestPuzzles.VINCENT) + "\n";
        String mixed = "bad\n" + String.join("\n\n", MIXED.subList(0, 500)) + "\n";
        String mixedAnswers = "!invalid\n" + String.join("\n!invalid\n", EXPECTED.subList(0, 500)) + "\n";
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        byte[] text = (good + mixed).getBytes(StandardCharsets.ISO_8859_1);
        long lines = new Bulk(threads).solve(new ByteArrayInputStream(text), out);
        String expected = solved.repeat(good.length() / 82) + mixedAnswers;
        assertThat(lines).isEqualTo(good.length() / 82 + 1000);
        assertThat(out.toString(StandardCharsets.ISO_8859_1).equals(expected)).isTrue();
    }

    @Test
    void linesThatAreNoPuzzleHaveTheirPlace() throws IOException {
        String good = TestPuzzles.VINCENT;
        String text = "\n" + good + "\n#\n" + good.substring(1) + "\n" + good + ".\n" + good.replace('7', 'A') + "\n"
                + good.substring(0, 40) + "\n" + good.substring(41) + "\n" + good;
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new Bulk(2).solve(new ByteArrayInputStream(text.getBytes(StandardCharsets.ISO_8859_1)), out);
        String solved = answer(good);
        String bad = "!invalid";
        assertThat(out.toString(StandardCharsets.ISO_8859_1).lines())
                .containsExactly(bad, solved, bad, bad, bad, bad, bad, bad, solved);
        BulkResults results = new Bulk(1).solve(List.of(good, "", good + "\n" + good, "é".repeat(81)));
        assertThat(answers(results)).containsExactly(solved, bad, bad, bad);
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
    void nothingGivesNothing() throws IOException {
        Bulk bulk = new Bulk(2);
        assertThat(bulk.solve(new byte[0]).size()).isZero();
        assertThat(bulk.solve(List.of()).size()).isZero();
        assertThat(bulk.solve(new ByteArrayInputStream(new byte[0]), new ByteArrayOutputStream()))
                .isZero();
    }

    @Test
    void saysWhichEngineRan() {
        Bulk bulk = new Bulk(2);
        bulk.solve(MIXED);
        assertThat(bulk.describe()).matches("(scalar|bulk [^,]+)(, bulk .+|, scalar)?");
    }

    @Test
    void senselessSettingsAreRefused() {
        assertThatThrownBy(() -> new Bulk(0)).hasMessageContaining("0 threads");
        assertThatThrownBy(() -> new BulkWorker().solve(new byte[81], new int[1], 1, new byte[80], 81))
                .hasMessageContaining("do not fit into 80 bytes");
    }

    @Test
    void aWorkerKeepsToTheEngineItIsToldTo() {
        assertThat(BulkWorker.engines()).startsWith("scalar", "bulk long");
        for (String engine : BulkWorker.engines()) {
            BulkWorker worker = BulkWorker.on(engine);
            byte[] text = String.join("", MIXED).getBytes(StandardCharsets.US_ASCII);
            int[] starts = IntStream.range(0, PUZZLES).map(i -> 81 * i).toArray();
            byte[] output = new byte[81 * PUZZLES];
            worker.solve(text, starts, PUZZLES, output, 81);
            assertThat(worker.describe()).isEqualTo(engine);
            for (int i = 0; i < PUZZLES; i++) {
                String answer = worker.count(i) == 1
                        ? new String(output, 81 * i, 81, StandardCharsets.US_ASCII)
                        : worker.count(i) == 0 ? "!none" : "!multiple";
                assertThat(answer).as("%s: %s", engine, MIXED.get(i)).isEqualTo(EXPECTED.get(i));
            }
            assertThat(worker.guesses()).isPositive();
            assertThat(worker.sweeps()).isPositive();
        }
        assertThatThrownBy(() -> BulkWorker.on("steam"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("no engine \"steam\"; this JVM has [scalar, bulk long");
    }
}
