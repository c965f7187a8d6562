package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The program on a terminal, where output and progress share a screen. */
@Timeout(120)
class RealTerminalTest {
    private static final String ERASE = "\r\u001b[K";
    /** Takes the rater some tens of milliseconds, so that a run of dozens shows its progress on any machine. */
    private static final String HARD =
            "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

    @TempDir
    Path folder;

    @Test
    void progressAndOutputStayApart() throws IOException, InterruptedException {
        Path script = Path.of("/usr/bin/script");
        if (!Files.isExecutable(script)) {
            System.err.println("skipped: a test on a real terminal needs /usr/bin/script (util-linux)");
        }
        assumeThat(script).isExecutable();
        Path puzzles = Files.writeString(folder.resolve("puzzles.txt"), (HARD + "\n" + Run.COVER + "\n").repeat(25));

        String shown = onTerminal("explain", "--threads", "2", "--color", "never", puzzles.toString());
        assertThat(shown).containsPattern("\r\u001b\\[K\\d+ puzzles?, .*\\d s");

        List<String> screen = screen(shown.replace("\r\n", "\n"));
        Run alone = Run.on("1", java.util.Map.of(), "", "explain", "--color", "never", puzzles.toString());
        assertThat(screen.subList(0, screen.size() - 1)).containsExactlyElementsOf(alone.lines());
        assertThat(screen.get(screen.size() - 1))
                .matches("clew: 50 puzzles: 25 solved, 0 several, 0 none, 0 unreadable, 25 not solved; [0-9.]+ s");
    }

    /** What can be read in the end: an erased line is gone, wherever its erasing stands. */
    private static List<String> screen(String shown) {
        List<String> lines = new ArrayList<>();
        for (String line : shown.split("\n")) {
            lines.add(line.substring(line.lastIndexOf(ERASE) < 0 ? 0 : line.lastIndexOf(ERASE) + ERASE.length()));
        }
        return lines;
    }

    private String onTerminal(String... words) throws IOException, InterruptedException {
        String line = String.join(
                " ",
                Stream.concat(
                                Stream.of(
                                        Path.of(System.getProperty("java.home"), "bin", "java")
                                                .toString(),
                                        "-Dclew.tty=12",
                                        "-cp",
                                        System.getProperty("java.class.path"),
                                        "dev.clew.cli.Main"),
                                Stream.of(words))
                        .map(word -> "'" + word + "'")
                        .toList());
        Path log = folder.resolve("screen");
        Process process = new ProcessBuilder("/usr/bin/script", "-qec", line, log.toString())
                .redirectInput(ProcessBuilder.Redirect.from(Path.of("/dev/null").toFile()))
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("copy").toFile())
                .start();
        process.waitFor();
        return Files.readString(folder.resolve("copy"), StandardCharsets.UTF_8);
    }
}
