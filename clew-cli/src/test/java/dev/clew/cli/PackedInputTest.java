package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.cli.shell.Terminal;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Gzip and UTF-16 are read wherever text is, in blocks and one by one. */
class PackedInputTest {
    private static final String TEXT = (Run.VINCENT + "\n" + Run.COVER + "\n").repeat(500);
    private static final String SOLVED = (Run.VINCENT_SOLVED + "\n" + Run.COVER_SOLVED + "\n").repeat(500);

    @TempDir
    Path folder;

    private static byte[] packed(byte[] bytes) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(out)) {
            gzip.write(bytes);
        }
        return out.toByteArray();
    }

    private static byte[] packed(String text) throws IOException {
        return packed(text.getBytes(StandardCharsets.UTF_8));
    }

    private static Run run(byte[] input, String... words) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int code = Cli.run(List.of(words), new Terminal(new ByteArrayInputStream(input), out, err, Map.of(), ""));
        return new Run(code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    @ParameterizedTest
    @ValueSource(strings = {"UTF-16LE", "UTF-16BE", "UTF-16", "x-UTF-16LE-BOM", "UTF-8"})
    void anyCharset(String charset) throws IOException {
        byte[] bytes = TEXT.getBytes(Charset.forName(charset));
        assertThat(run(bytes, "solve", "-")).isEqualTo(new Run(0, SOLVED, ""));
        assertThat(run(packed(bytes), "solve", "-")).isEqualTo(new Run(0, SOLVED, ""));
        Path file = Files.write(folder.resolve("puzzles"), packed(bytes));
        assertThat(Run.of("solve", file.toString())).isEqualTo(new Run(0, SOLVED, ""));
        assertThat(Run.of("check", file.toString()).lines()).hasSize(1_000).noneMatch(line -> line.startsWith("!"));
    }

    @Test
    void severalMembers() throws IOException {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        all.write(packed(TEXT));
        all.write(packed(""));
        all.write(packed(TEXT));
        assertThat(run(all.toByteArray(), "solve", "-")).isEqualTo(new Run(0, SOLVED + SOLVED, ""));
    }

    @Test
    void tornAndDamagedGzipGetsALine() throws IOException {
        byte[] whole = packed(TEXT);
        Run torn = run(Arrays.copyOf(whole, whole.length - 5), "solve", "-");
        assertThat(torn.err()).contains("cannot read standard input", "the gzip data is cut off");
        assertThat(torn.code()).isNotZero();
        whole[whole.length - 6] ^= 1;
        Run damaged = run(whole, "solve", "-");
        assertThat(damaged.err()).contains("the gzip data is damaged");
        assertThat(damaged.code()).isNotZero();
    }

    @Test
    void aBombIsOneBadPuzzle() throws IOException {
        Run bomb = run(packed("1".repeat(40_000_000)), "solve", "-");
        assertThat(bomb.lines()).hasSize(1);
        assertThat(bomb.out()).startsWith("!invalid").contains("longer than");
    }

    @Test
    void writesGzip() throws IOException {
        Path file = folder.resolve("solved.txt.gz");
        assertThat(run(packed(TEXT), "solve", "-", "--output", file.toString()).code())
                .isZero();
        try (GZIPInputStream in = new GZIPInputStream(Files.newInputStream(file))) {
            assertThat(in.readAllBytes()).asString().isEqualTo(SOLVED);
        }
        assertThat(folder.toFile().list()).containsExactly("solved.txt.gz");
    }

    @Test
    void resumeRefusesGzip() throws IOException {
        Path file = Files.write(folder.resolve("in"), packed(TEXT));
        Run input = Run.of(
                "solve",
                file.toString(),
                "--resume",
                "--output",
                folder.resolve("out").toString());
        assertThat(input.err()).contains("--resume cannot begin in the middle of", "which is gzip");
        Path plain = Files.writeString(folder.resolve("plain"), TEXT);
        Run output = Run.of(
                "solve",
                plain.toString(),
                "--resume",
                "--output",
                folder.resolve("out.gz").toString());
        assertThat(output.err()).contains("--resume cannot continue in the middle of", "which is gzip");
    }
}
