package dev.clew.cli.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
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
        try (Progress progress = Progress.start(terminal, () -> 0.25)) {
            progress.advance(1);
            while (!text().contains("1 puzzles")) {
                Thread.sleep(20);
            }
            terminal.report("a message");
            assertThat(text()).containsPattern("1 s, about [345] s to go");
            assertThat(text()).contains("\r\u001b[Kclew: a message\n");
        }
        assertThat(text()).matches("(?s).*(\n|\r\u001b\\[K)");
    }

    @Test
    void isSilentForShortJobsAndInScripts() throws InterruptedException {
        Progress.start(terminal("2"), () -> 0).close();
        try (Progress progress = Progress.start(terminal("01"), () -> 0)) {
            progress.advance(1);
            Thread.sleep(1100);
        }
        assertThat(text()).isEmpty();
    }

    private Terminal terminal(String terminals) {
        return new Terminal(
                new ByteArrayInputStream(new byte[0]), OutputStream.nullOutputStream(), err, Map.of(), terminals);
    }

    private String text() {
        return err.toString(StandardCharsets.UTF_8);
    }
}
