package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A kill at any moment leaves the old file or the new one, whole: the short form of {@code tools/kill-test}. */
@Timeout(300)
class KillTest {
    /** The last calls of each of the four runs, with the rename among them. */
    private static final String KILLS = "24";

    @Test
    void killedAtTheLastSystemCallsNothingIsLost() throws IOException, InterruptedException {
        Path java = Path.of(System.getProperty("java.home"), "bin", "java");
        ProcessBuilder builder = new ProcessBuilder(List.of(tool().toString(), KILLS, "0")).redirectErrorStream(true);
        builder.environment()
                .put(
                        "CLEW",
                        java + " -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -Xshare:auto -Dclew.tty= -cp "
                                + System.getProperty("java.class.path") + " dev.clew.cli.Main");
        Process process = builder.start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(said).isZero();
        assertThat(said).containsPattern("nothing lost|strace cannot trace here");
        System.out.print(said.contains("cannot trace") ? said : "");
    }

    private static Path tool() {
        Path folder = Path.of("").toAbsolutePath();
        while (folder != null && !Files.exists(folder.resolve("tools/kill-test"))) {
            folder = folder.getParent();
        }
        assertThat(folder).as("a folder with tools/kill-test").isNotNull();
        return folder.resolve("tools/kill-test");
    }
}
