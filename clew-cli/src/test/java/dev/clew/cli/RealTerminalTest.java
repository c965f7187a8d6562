package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The program on a terminal, where output and progress share a screen. */
@Timeout(120)
class RealTerminalTest {
    private static final String ERASE = "\r\u001b[K";
    private static final Pattern PROGRESS = Pattern.compile("\r\u001b\\[K\\d+ puzzles?, .*\\d s");
    private static final int MOST_PAIRS = 6400;
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
        int pairs = 100;
        String shown = explained(pairs);
        // Progress is shown after a second, and a machine may be quick.
        for (; pairs < MOST_PAIRS && !PROGRESS.matcher(shown).find(); shown = explained(pairs)) {
            pairs *= 4;
        }
        assertThat(shown).containsPattern(PROGRESS);

        List<String> screen = screen(shown.replace("\r\n", "\n"));
        Run alone = Run.on(
                "1", Map.of(), "", "explain", "--color", "never", puzzles().toString());
        assertThat(screen.subList(0, screen.size() - 1)).containsExactlyElementsOf(alone.lines());
        assertThat(screen.get(screen.size() - 1))
                .matches(
                        "clew: [0-9,]+ puzzles: PAIRS solved, 0 several, 0 none, 0 unreadable, PAIRS not solved; [0-9.]+ s"
                                .replace("PAIRS", String.format(Locale.ROOT, "%,d", pairs)));
    }

    private Path puzzles() {
        return folder.resolve("puzzles.txt");
    }

    private String explained(int pairs) throws IOException, InterruptedException {
        Files.writeString(puzzles(), (HARD + "\n" + Run.COVER + "\n").repeat(pairs));
        return onTerminal(
                "explain", "--threads", "2", "--color", "never", puzzles().toString());
    }

    /** What can be read in the end: an erased line does not show, wherever it is erased. */
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
