package dev.clew.spark.output;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.desk.bulk.Tally;
import dev.clew.spark.Messages;
import dev.clew.spark.Settings;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.apache.hadoop.conf.Configuration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OutputFolderTest {
    @TempDir
    Path folder;

    /** An executor may be killed between writing a note and moving it into place. */
    @Test
    void theDraftOfAKilledAttemptIsNotCounted() throws IOException {
        Settings settings = new Settings(
                "stats", List.of(), Map.of("output", folder.resolve("out").toString()));
        Messages messages = new Messages(new PrintStream(new ByteArrayOutputStream()), false);
        try (OutputFolder output = OutputFolder.open(settings, new Configuration(), messages, () -> {})) {
            output.write(Names.result("part-00000"), "3 0 0 1 0 0\n");
            output.write(Names.result(".part-00000.17"), "3 0 0 1 0 0\n");
            assertThat(output.results()).containsOnlyKeys("part-00000");
            assertThat(output.results().get("part-00000").tally()).isEqualTo(new Tally(3, 0, 0, 1, 0, 0));
        }
    }
}
