package dev.clew.spark;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.cli.OneMachine;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * A real cluster on this machine: a driver and executors, each a process of its own. One executor is killed in the middle
 * of its work. It runs in a process of its own, since a process has one Spark at most, and other tests have theirs.
 */
@Timeout(900)
class LostExecutorTest {
    @TempDir
    Path folder;

    @Test
    void aJobEndsWithEveryRowOnceThoughAnExecutorIsKilled() throws Exception {
        Path text = folder.resolve("in.txt");
        Files.write(text, MixedLines.of(3, LostExecutorMain.LINES));
        Path output = folder.resolve("out");
        Process driver = Spawn.main(folder, LostExecutorMain.class, text.toString(), output.toString());
        String said = new String(driver.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(driver.waitFor(1, TimeUnit.MINUTES)).isTrue();
        assertThat(driver.exitValue()).as(said).isZero();
        assertThat(said).contains("a fifth is pending", "an executor was lost", "an attempt was retried");
        assertThat(Cluster.sorted(output))
                .isEqualTo(Cluster.sorted(OneMachine.lines("rate", "--lines", text.toString())));
    }
}
