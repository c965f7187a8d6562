package dev.clew.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * A driver is a process of its own. When it has finished some byte ranges and the tasks of others wait at a gate, another
 * driver is sent away; then the first is killed so that it cannot do anything about it, and the job is run again.
 */
@Timeout(900)
class KilledDriverTest {
    @TempDir
    Path folder;

    private Process driver;

    @AfterEach
    void end() throws InterruptedException {
        if (driver != null) {
            driver.destroyForcibly().waitFor();
        }
    }

    private List<String> words(String job, String output) {
        List<String> words = new ArrayList<>(List.of(job.split(" ")));
        for (String name : List.of("free.txt", "held.txt")) {
            words.add("gate://" + folder.resolve("in").resolve(name));
        }
        words.addAll(List.of("--output", folder.resolve(output).toString(), "--split", "2000"));
        return words;
    }

    private Cluster.Said run(String job, String output) throws IOException {
        return Cluster.run(words(job, output).toArray(String[]::new));
    }

    /** Starts a driver and waits until it has nothing to do any more but wait. */
    private void startDriver(String job, int ranges) throws Exception {
        List<String> options = List.of(
                "-Dspark.master=local[2]",
                "-Dspark.ui.enabled=false",
                "-Dspark.hadoop.fs.gate.impl=" + GateFileSystem.class.getName(),
                "-Dlog4j2.configurationFile=log4j2-clew.properties");
        driver = Spawn.main(folder, options, Main.class, words(job, "out"));
        while (!isAtTheGate(ranges)) {
            assertThat(driver.isAlive()).as("the driver runs").isTrue();
            Thread.sleep(20);
        }
    }

    private boolean isAtTheGate(int ranges) throws IOException {
        Path done = folder.resolve("out/_clew/done");
        boolean waiting = Files.exists(folder.resolve("in/waiting-" + driver.pid()));
        return waiting && (ranges == 0 || Files.exists(done) && names(done).size() >= ranges);
    }

    private static List<String> names(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.startsWith("part-"))
                    .sorted()
                    .toList();
        }
    }

    /** The bytes of every part. */
    private static Map<String, String> parts(Path folder) throws IOException {
        Map<String, String> parts = new TreeMap<>();
        for (String name : names(folder)) {
            parts.put(name, Files.readString(folder.resolve(name)));
        }
        return parts;
    }

    @ParameterizedTest
    @CsvSource({"solve,200", "rate,120", "canon,200", "stats,60"})
    void aJobIsRunAgainAfterItsDriverWasKilled(String job, int lines) throws Exception {
        Path in = Files.createDirectories(folder.resolve("in"));
        Files.write(in.resolve("free.txt"), MixedLines.of(11, lines));
        Files.write(in.resolve("held.txt"), MixedLines.of(12, lines / 2));
        boolean continued = job.equals("solve") || job.equals("rate");
        int free = (int) ((Files.size(in.resolve("free.txt")) + 1999) / 2000);
        startDriver(job, continued ? free : 0);

        assertThatThrownBy(() -> run(job, "out"))
                .isInstanceOf(UsageFailure.class)
                .hasMessageMatching("the folder .*out is in use by process " + driver.pid() + " on \\S+ \\(" + job
                        + ", since .*\\); let it end, or end it with kill " + driver.pid() + ", and run this again");

        driver.destroyForcibly().waitFor();
        FileTime old = FileTime.fromMillis(1_000_000_000_000L);
        List<String> finished = continued ? names(folder.resolve("out")) : List.of();
        for (String part : finished) {
            Files.setLastModifiedTime(folder.resolve("out").resolve(part), old);
        }
        Files.writeString(in.resolve(GateFileSystem.OPEN), "");
        Cluster.Said again = run(job, "out");
        assertThat(again.lines().get(0))
                .startsWith("clew: process " + driver.pid() + " on ")
                .endsWith("; its lock is removed");
        assertThat(again.lines().get(1))
                .matches(
                        continued
                                ? "clew: an earlier run is resumed: " + free + " of \\d+ byte ranges are done"
                                : "clew: an earlier run did not end; " + job + " begins again");
        for (String part : finished) {
            assertThat(Files.getLastModifiedTime(folder.resolve("out").resolve(part)))
                    .as(part)
                    .isEqualTo(old);
        }

        run(job, "undisturbed");
        Map<String, String> due = parts(folder.resolve("undisturbed"));
        Map<String, String> found = parts(folder.resolve("out"));
        if (continued || job.equals("canon")) {
            assertThat(found).isEqualTo(due);
        } else {
            assertThat(found.values()).containsExactlyElementsOf(due.values());
        }
        assertThat(parts(folder.resolve("out/_invalid"))).isEqualTo(parts(folder.resolve("undisturbed/_invalid")));
        assertThat(folder.resolve("out/_SUCCESS")).exists();
        assertThat(folder.resolve("out/_temporary")).doesNotExist();
        assertThat(folder.resolve("out/_clew/lock")).doesNotExist();
    }
}
