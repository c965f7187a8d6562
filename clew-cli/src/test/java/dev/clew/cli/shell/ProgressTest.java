package dev.clew.cli.shell;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.desk.bulk.ProgressLine;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class ProgressTest {
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    @Test
    @Timeout(20)
    void showsALongJobOnATerminalAndWipesTheLine() throws InterruptedException {
        Terminal terminal = terminal("2");
        try (Progress progress = Progress.start(terminal, done -> 0.25)) {
            progress.advance(1);
            while (!text().contains("1 puzzle,")) {
                Thread.sleep(20);
            }
            terminal.report("a message");
            assertThat(text()).containsPattern("1 s, about [3-9] s to go").doesNotContain("1 puzzles");
            assertThat(text()).contains("\r\u001b[Kclew: a message\n");
        }
        assertThat(text()).matches("(?s).*(\n|\r\u001b\\[K)");
    }

    @Test
    void isSilentForShortJobsAndInScripts() throws InterruptedException {
        Progress.start(terminal("2"), done -> 0).close();
        try (Progress progress = Progress.start(terminal("01"), done -> 0)) {
            progress.advance(1);
            Thread.sleep(1100);
        }
        assertThat(text()).isEmpty();
    }

    @Test
    void saysOnlyWhatIsTrue() {
        assertThat(ProgressLine.of(0, 3, 3, 0)).isEqualTo("0 puzzles, 3 s");
        assertThat(ProgressLine.of(1, 2, 0, 0.5)).isEqualTo("1 puzzle, 0.5/s, 2 s, about 2 s to go");
        assertThat(ProgressLine.of(4000, 2, 0, 0.001)).isEqualTo("4,000 puzzles, 2,000/s, 2 s, about 34 min to go");
        // The input is read, the last puzzle is a hard one: the time it will take is unknown.
        assertThat(ProgressLine.of(9, 30, 29, 0.9)).isEqualTo("9 puzzles, 0.3/s, 30 s");
        assertThat(ProgressLine.of(999, 10, 0, 0.99)).isEqualTo("999 puzzles, 100/s, 10 s");
    }

    /** A few hard puzzles may take as long as all others together, so a forecast from few is a range. */
    @Test
    void aForecastKnowsThatPuzzlesDiffer() {
        assertThat(ProgressLine.of(100, 50, 0, 0.5, 0.1)).endsWith(", about 50 s to go");
        assertThat(ProgressLine.of(100, 50, 0, 0.5, 3)).endsWith(", about 8 to 93 s to go");
        assertThat(ProgressLine.of(100, 500, 0, 0.5, 2)).endsWith(", about 4 to 14 min to go");
        assertThat(ProgressLine.of(1_000_000, 500, 0, 0.5, 3)).endsWith(", about 9 min to go");
        assertThat(ProgressLine.of(9, 30, 29, 0.9, 3)).isEqualTo("9 puzzles, 0.3/s, 30 s, a hard one for 29 s");
        assertThat(ProgressLine.of(9, 30, 29, 0.9, 0.2)).isEqualTo("9 puzzles, 0.3/s, 30 s");
    }

    @Test
    @Timeout(20)
    void timesThatDifferMakeARange() throws InterruptedException {
        try (Progress progress = Progress.start(terminal("2"), done -> 0.05)) {
            for (double seconds : new double[] {0.01, 0.01, 0.01, 0.01, 0.01, 5}) {
                progress.took(seconds);
            }
            progress.advance(6);
            while (!text().contains("to go")) {
                Thread.sleep(20);
            }
        }
        assertThat(text()).containsPattern("about \\d+ to \\d+ s to go");
    }

    @Test
    void isNeverDrawnInsideALineOfOutput() throws IOException {
        Terminal terminal = new Terminal(new ByteArrayInputStream(new byte[0]), err, err, Map.of(), "012");
        OutputStream out = terminal.out();
        out.write(bytes("half a line"));
        terminal.drawProgress("progress");
        out.write(bytes(", its end\n"));
        assertThat(text()).isEqualTo("half a line, its end\n");
        terminal.drawProgress("progress");
        out.write(bytes("next\n"));
        terminal.drawProgress("x".repeat(200));
        terminal.report("a message");
        assertThat(text())
                .isEqualTo("half a line, its end\n\r\u001b[Kprogress\r\u001b[Knext\n\r\u001b[K" + "x".repeat(79)
                        + "\r\u001b[Kclew: a message\n");
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private Terminal terminal(String terminals) {
        return new Terminal(
                new ByteArrayInputStream(new byte[0]), OutputStream.nullOutputStream(), err, Map.of(), terminals);
    }

    private String text() {
        return err.toString(StandardCharsets.UTF_8);
    }
}
