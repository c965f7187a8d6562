package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.cli.shell.Terminal;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OutputTest {
    @TempDir
    Path folder;

    @Test
    void writesAFileAndNothingElse() throws IOException {
        Path file = folder.resolve("out.txt");
        assertThat(Run.of("solve", "--output", file.toString(), Run.VINCENT)).isEqualTo(new Run(0, "", ""));
        assertThat(file).hasContent(Run.VINCENT_SOLVED + "\n");
        assertThat(folder.toFile().list()).containsExactly("out.txt");
    }

    @Test
    void neverOverwritesItsInput() throws IOException {
        Path file = Files.writeString(folder.resolve("puzzle.txt"), Run.VINCENT);
        Path link = Files.createSymbolicLink(folder.resolve("link.txt"), file);
        for (Path output : List.of(file, link)) {
            Run run = Run.of("solve", file.toString(), "-o", output.toString());
            assertThat(run.code()).isEqualTo(2);
            assertThat(run.err()).contains("would overwrite the input");
        }
        assertThat(file).hasContent(Run.VINCENT);
    }

    @Test
    void leavesNoHalfFileBehindAndTheOldOneAsItWas() throws IOException {
        Path file = Files.writeString(folder.resolve("out.txt"), "old");
        InputStream broken = new InputStream() {
            private final InputStream start =
                    new ByteArrayInputStream((Run.VINCENT + "\n").getBytes(StandardCharsets.UTF_8));

            @Override
            public int read() throws IOException {
                int next = start.read();
                if (next < 0) {
                    throw new IOException("the disk is on fire");
                }
                return next;
            }

            @Override
            public int read(byte[] bytes, int from, int length) throws IOException {
                bytes[from] = (byte) read();
                return 1;
            }
        };
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Terminal terminal = new Terminal(broken, OutputStream.nullOutputStream(), err, Map.of(), "");
        assertThat(Cli.run(List.of("solve", "-o", file.toString()), terminal)).isEqualTo(3);
        assertThat(err.toString(StandardCharsets.UTF_8))
                .isEqualTo("clew: cannot read standard input: the disk is on fire\n");
        assertThat(file).hasContent("old");
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files).containsExactly(file);
        }
    }

    @Test
    void aFolderThatIsNotThereIsAnError() {
        Run run = Run.of("solve", "-o", folder.resolve("no/out.txt").toString(), Run.VINCENT);
        assertThat(run.code()).isEqualTo(3);
        assertThat(run.errorLines()).singleElement().asString().startsWith("clew: cannot write ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"1", "2"})
    @Timeout(20)
    void aReaderThatHasSeenEnoughEndsTheRunQuietly(String threads) {
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Terminal terminal = new Terminal(endless(), failing("Broken pipe"), err, Map.of(), "");
        assertThat(Cli.run(List.of("solve", "--threads", threads), terminal)).isZero();
        assertThat(err.toString(StandardCharsets.UTF_8)).isEmpty();
    }

    @Test
    void aFullDiskIsAnError() {
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Terminal terminal = new Terminal(endless(), failing("No space left on device"), err, Map.of(), "");
        assertThat(Cli.run(List.of("solve", Run.VINCENT), terminal)).isEqualTo(3);
        assertThat(err.toString(StandardCharsets.UTF_8))
                .isEqualTo("clew: cannot write standard output: No space left on device\n");
    }

    private static OutputStream failing(String message) {
        return new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException(message);
            }
        };
    }

    /** The same puzzle over and over, without an end. */
    private static InputStream endless() {
        byte[] line = (Run.VINCENT + "\n").getBytes(StandardCharsets.UTF_8);
        return new InputStream() {
            private int next;

            @Override
            public int read() {
                return line[next++ % line.length];
            }

            @Override
            public int read(byte[] bytes, int from, int length) {
                bytes[from] = (byte) read();
                return 1;
            }

            @Override
            public int available() {
                return line.length;
            }
        };
    }
}
