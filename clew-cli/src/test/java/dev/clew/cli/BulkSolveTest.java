package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.cli.shell.Terminal;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Large inputs take another way through the program, and nobody may notice. */
@Timeout(120)
class BulkSolveTest {
    /** A budget that nothing exhausts, with which every puzzle goes the general way. */
    private static final String[] GENERAL = {"--budget", "1000000000n"};

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void mixedFilesComeOutAsTheyDoOneByOne(long seed) throws IOException {
        Random random = new Random(seed);
        byte[] text = mixedText(random, 20 + 3000 * random.nextInt(2), random.nextInt(4));
        Path file = Files.write(folder.resolve("mixed.txt"), text);
        Run general = run(InputStream.nullInputStream(), "solve", file.toString(), GENERAL[0], GENERAL[1]);
        for (String threads : List.of("1", "3")) {
            assertThat(run(InputStream.nullInputStream(), "solve", file.toString(), "--threads", threads))
                    .as("seed %d, %s threads", seed, threads)
                    .isEqualTo(general);
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {11, 12, 13, 14})
    void streamsThatComeInPiecesComeOutAsTheyDoOneByOne(long seed) {
        Random random = new Random(seed);
        byte[] text = mixedText(random, 600, random.nextInt(4));
        Run general = run(new ByteArrayInputStream(text), "solve", "-", GENERAL[0], GENERAL[1]);
        for (String threads : List.of("1", "3")) {
            assertThat(run(new Pieces(text, random), "solve", "-", "--threads", threads))
                    .as("seed %d, %s threads", seed, threads)
                    .isEqualTo(general);
        }
    }

    @Test
    void theShapeMayBeSaid() throws IOException {
        byte[] text = mixedText(new Random(21), 1500, 2);
        Path file = Files.write(folder.resolve("mixed.txt"), text);
        Run general =
                run(InputStream.nullInputStream(), "solve", "--shape", "9x9", file.toString(), GENERAL[0], GENERAL[1]);
        assertThat(run(InputStream.nullInputStream(), "solve", "--shape", "9x9", file.toString()))
                .isEqualTo(general);
    }

    @Test
    void goodLinesAloneEndWell() throws IOException {
        Path file = Files.writeString(folder.resolve("good.txt"), (Run.COVER + "\n" + Run.VINCENT + "\n").repeat(5000));
        Run run = Run.of("solve", file.toString());
        assertThat(run.code()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).isEqualTo((Run.COVER_SOLVED + "\n" + Run.VINCENT_SOLVED + "\n").repeat(5000));
    }

    @Test
    void aSlowWriterIsAnsweredLineByLineAlsoAfterMuch() throws Exception {
        PipedOutputStream typed = new PipedOutputStream();
        PipedInputStream in = new PipedInputStream(typed, 1 << 16);
        PipedOutputStream written = new PipedOutputStream();
        PipedInputStream answers = new PipedInputStream(written, 1 << 20);
        Thread run = new Thread(() -> Cli.run(
                List.of("solve", "--threads", "2"),
                new Terminal(in, written, OutputStream.nullOutputStream(), Map.of(), "")));
        run.start();
        for (int lines : new int[] {1, 500, 1, 1}) {
            typed.write((Run.COVER + "\n").repeat(lines).getBytes(StandardCharsets.UTF_8));
            typed.flush();
            assertThat(new String(answers.readNBytes(82 * lines), StandardCharsets.UTF_8))
                    .isEqualTo((Run.COVER_SOLVED + "\n").repeat(lines));
        }
        typed.close();
        run.join();
    }

    private static Run run(InputStream in, String... words) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int code = Cli.run(List.of(words), new Terminal(in, out, err, Map.of(), ""));
        return new Run(code, out.toString(StandardCharsets.ISO_8859_1), err.toString(StandardCharsets.ISO_8859_1));
    }

    /** So many lines or groups of lines; of {@code junk} out of nine something other than a good puzzle. */
    private static byte[] mixedText(Random random, int parts, int junk) {
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        if (random.nextBoolean()) {
            text.writeBytes("\uFEFF".getBytes(StandardCharsets.UTF_8));
        }
        for (int i = 0; i < parts; i++) {
            String part = random.nextInt(9) < junk ? other(random) : puzzle(random);
            String end = random.nextInt(200) == 0 ? "\r" : random.nextInt(9) == 0 ? "\r\n" : "\n";
            text.writeBytes(part.replace("\n", end).getBytes(StandardCharsets.ISO_8859_1));
            text.writeBytes(end.getBytes(StandardCharsets.ISO_8859_1));
        }
        text.writeBytes((random.nextBoolean() ? Run.COVER : "12\n34").getBytes(StandardCharsets.ISO_8859_1));
        return text.toByteArray();
    }

    private static String puzzle(Random random) {
        StringBuilder puzzle = new StringBuilder(random.nextBoolean() ? Run.COVER : Run.VINCENT);
        for (int changes = random.nextInt(12); changes > 8; changes--) {
            puzzle.setCharAt(random.nextInt(81), "123456789..".charAt(random.nextInt(11)));
        }
        return puzzle.toString().replace('.', ".0*_-".charAt(random.nextInt(5)));
    }

    private static String other(Random random) {
        List<String> kinds = new ArrayList<>(List.of(
                "",
                "# a comment",
                "  # another",
                "1234341221434321",
                "1...............",
                "what?",
                "\u00E2\u0082",
                "\u00EF\u00BB\u00BF# a mark in the middle",
                "\u00EF\u00BB\u00BF" + Run.COVER,
                "-".repeat(81),
                "+--" + "-".repeat(78),
                ".--" + "-".repeat(78),
                ".".repeat(81),
                "12".repeat(40) + "3",
                Run.COVER + ".",
                Run.COVER.substring(1),
                " " + Run.COVER,
                Run.COVER + " # with a comment",
                Run.COVER + ",the solution",
                Run.COVER + ";;\u00E9",
                Run.COVER + "\u00A0x",
                Run.COVER.substring(0, 80) + "X"));
        kinds.add("12|34\n34|12\n--+--\n21|43\n43|21");
        kinds.add("1234\n3412\n2143\n4321");
        kinds.add("1234\n3412\n2143");
        kinds.add("1 2 3 4\n3 4 1 2\n2 1 4 3\n4 3 2 1\n");
        kinds.add("{ \"givens\": \"1234341221434321\"\n, \"x\": 1 }");
        kinds.add("{ \"givens\": \"1234\n");
        kinds.add(rows(Run.VINCENT));
        if (random.nextInt(400) == 0) {
            kinds.add("x".repeat(400_000));
            kinds.add("#" + "x".repeat(400_000));
            kinds.add(Run.COVER + " " + "x".repeat(400_000));
        }
        return kinds.get(random.nextInt(kinds.size()));
    }

    private static String rows(String puzzle) {
        List<String> rows = new ArrayList<>();
        for (int row = 0; row < 9; row++) {
            rows.add(puzzle.substring(9 * row, 9 * row + 9));
        }
        return String.join("\n", rows);
    }

    /** A stream that gives little or much at a time, and at times seems to have nothing. */
    private static final class Pieces extends ByteArrayInputStream {
        private final Random random;

        Pieces(byte[] text, Random random) {
            super(text);
            this.random = random;
        }

        @Override
        public synchronized int read(byte[] target, int from, int length) {
            return super.read(target, from, Math.min(length, 1 + random.nextInt(random.nextBoolean() ? 100 : 20_000)));
        }

        @Override
        public synchronized int available() {
            return random.nextInt(3) == 0 ? 0 : super.available();
        }
    }
}
