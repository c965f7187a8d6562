package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The program as a process of its own, where the streams are real. */
@Timeout(60)
class MainTest {
    @Test
    void solvesWhatIsPipedIntoIt() throws IOException, InterruptedException {
        Process process = start("solve");
        try (OutputStream typed = process.getOutputStream()) {
            typed.write((Run.VINCENT + "\r\n" + Run.COVER).getBytes(StandardCharsets.UTF_8));
        }
        assertThat(text(process.getInputStream())).isEqualTo(Run.VINCENT_SOLVED + "\n" + Run.COVER_SOLVED + "\n");
        assertThat(process.waitFor()).isZero();
    }

    @Test
    void endsQuietlyWhenItsReaderHasSeenEnough() throws IOException, InterruptedException {
        Process process = start("solve", "--threads", "2");
        Thread writer = new Thread(() -> writeUntilRefused(process.getOutputStream()));
        writer.start();
        try (BufferedReader reader =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            assertThat(reader.readLine()).isEqualTo(Run.VINCENT_SOLVED);
        }
        assertThat(text(process.getErrorStream())).isEmpty();
        assertThat(process.waitFor()).isZero();
        writer.join();
    }

    private static void writeUntilRefused(OutputStream typed) {
        byte[] line = (Run.VINCENT + "\n").getBytes(StandardCharsets.UTF_8);
        try (typed) {
            while (true) {
                typed.write(line);
            }
        } catch (IOException e) {
            return; // the process has ended
        }
    }

    @Test
    void endsAtOnceWhenTold() throws IOException, InterruptedException {
        Process process = start("count", "--limit", "999999999999", ".".repeat(81));
        assertThat(process.waitFor(1, TimeUnit.SECONDS)).isFalse();
        // Process.destroy would also close the streams that are looked at below.
        process.toHandle().destroy();
        assertThat(process.waitFor()).isEqualTo(143);
        assertThat(text(process.getErrorStream())).isEmpty();
    }

    private static Process start(String... words) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-Dclew.tty=",
                "-cp",
                System.getProperty("java.class.path"),
                "dev.clew.cli.Main"));
        command.addAll(List.of(words));
        return new ProcessBuilder(command).start();
    }

    private static String text(InputStream stream) throws IOException {
        return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    }
}
