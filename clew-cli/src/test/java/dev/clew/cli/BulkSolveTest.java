package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.cli.shell.Terminal;
import dev.clew.desk.bulk.Bulk;
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
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Large inputs take another path through the program, with the same output. */
@Timeout(120)
class BulkSolveTest {
    /** A budget that nothing exhausts, with which every puzzle takes the general path. */
    private static final String[] GENERAL = {"--budget", "1000000000n"};

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void mixedFilesComeOutAsTheyDoOneByOne(long seed) throws IOException {
        Random random = new Random(seed);
        byte[] text = MixedText.of(random, 20 + 3000 * random.nextInt(2), random.nextInt(4));
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
        byte[] text = MixedText.of(random, 600, random.nextInt(4));
        Run general = run(new ByteArrayInputStream(text), "solve", "-", GENERAL[0], GENERAL[1]);
        for (String threads : List.of("1", "3")) {
            assertThat(run(new Pieces(text, random), "solve", "-", "--threads", threads))
                    .as("seed %d, %s threads", seed, threads)
                    .isEqualTo(general);
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {31, 32, 33})
    void theLibraryAnswersAsTheCommandDoes(long seed) throws IOException {
        byte[] text = MixedText.of(new Random(seed), 3000, 2);
        Run command = run(new ByteArrayInputStream(text), "solve", "-");
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Terminal terminal = new Terminal(InputStream.nullInputStream(), out, err, Map.of(), "");
        new Bulk().solve(new ByteArrayInputStream(text), out, 2, terminal::report);
        assertThat(out.toString(StandardCharsets.ISO_8859_1).equals(command.out()))
                .as("the same lines, seed %d", seed)
                .isTrue();
        assertThat(err.toString(StandardCharsets.ISO_8859_1))
                .as("seed %d", seed)
                .isEqualTo(command.err().replaceAll("(?m)^clew: -:(\\d+): ", "clew: line $1: "));
    }

    @Test
    void theShapeMayBeSaid() throws IOException {
        byte[] text = MixedText.of(new Random(21), 1500, 2);
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
