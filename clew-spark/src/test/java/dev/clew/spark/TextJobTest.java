package dev.clew.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.clew.cli.OneMachine;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(900)
class TextJobTest {
    /** The last part that two jobs below have, with nothing put aside. */
    private static final String KEPT = "part-00003";

    @TempDir
    Path folder;

    private Path write(String name, List<String> lines) throws IOException {
        byte[] text = (String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8);
        Path file = folder.resolve(name);
        if (!name.endsWith(".gz")) {
            return Files.write(file, text);
        }
        try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(file))) {
            out.write(text);
        }
        return file;
    }

    /** From a text in many ranges, from gzip and from several files. */
    @ParameterizedTest
    @CsvSource({"solve,6000", "rate,300", "canon,1500"})
    void answersAreThoseOfOneMachine(String job, int count) throws IOException {
        List<String> lines = MixedLines.of(count, count);
        Path text = write("all.txt", lines);
        Path packed = write("all.txt.gz", lines);
        Path half = write("half-1.txt", lines.subList(0, count / 3));
        Path rest = write("half-2.txt.gz", lines.subList(count / 3, count));
        List<String> due = Cluster.sorted(OneMachine.lines(job, "--lines", text.toString()));
        int bad = (int) due.stream().filter(line -> line.contains("!invalid")).count();
        assertThat(bad).isPositive();
        List<List<String>> inputs = List.of(
                List.of(text.toString()), List.of(packed.toString()), List.of(half.toString(), rest.toString()));
        for (List<String> input : inputs) {
            Path output = folder.resolve(job + inputs.indexOf(input));
            List<String> words = new ArrayList<>(List.of(job, "--output", output.toString(), "--split", "7001"));
            words.addAll(input);
            Cluster.Said said = Cluster.run(words.toArray(String[]::new));
            assertThat(Cluster.sorted(output).equals(due))
                    .as("%s %s", job, input)
                    .isTrue();
            assertThat(said.good()).isFalse();
            assertThat(said.lines()).anyMatch(line -> line.contains(bad + " unreadable"));
            assertThat(Cluster.parts(output.resolve("_invalid"))).hasSize(bad);
        }
    }

    @Test
    void whatIsNotAPuzzleIsListedWithItsPlace() throws IOException {
        String good = MixedLines.of(1, 50).stream()
                .filter(line -> line.matches("[.0-9]{81}"))
                .findFirst()
                .orElseThrow();
        Path text = write("in.txt", List.of(good, "nonsense", "# remark", good, "12|34"));
        Path output = folder.resolve("out");
        Cluster.run("solve", text.toString(), "--output", output.toString());
        List<String> invalid = Cluster.parts(output.resolve("_invalid"));
        String path = text.toUri().toString().replace("file:///", "file:/");
        assertThat(invalid.get(0)).startsWith(path + "\t82\t8 characters make no square grid");
        assertThat(invalid.get(1)).startsWith(path + "\t" + (82 + 9 + 9 + 82) + "\t");
    }

    /** A driver that was killed leaves whole parts, which the next run keeps. */
    @ParameterizedTest
    @CsvSource({"solve,3000", "rate,200"})
    void aKilledJobIsTakenUp(String job, int count) throws IOException {
        Path text = write("in.txt", MixedLines.of(5, count));
        Path output = folder.resolve("out");
        Cluster.run(job, text.toString(), "--output", output.toString(), "--split", "4000");
        List<String> due = Cluster.sorted(output);
        Files.delete(output.resolve("_SUCCESS"));
        Files.delete(output.resolve("part-00001"));
        Files.delete(output.resolve("_clew/done/part-00002"));
        Files.write(output.resolve("part-00002"), List.of("half a part"));
        if (job.equals("rate")) {
            // Killed while the files of a task went to their places one by one, and in the middle of what was put
            // aside.
            try (var aside = Files.list(output.resolve("_clew/aside"))) {
                Files.delete(aside.filter(file -> file.getFileName().toString().startsWith("part-"))
                        .sorted()
                        .findFirst()
                        .orElseThrow());
            }
            Files.delete(output.resolve("_clew/done/part-x00001"));
        }
        Files.createDirectories(output.resolve("_temporary/0/_temporary/attempt_x"));
        FileTime old = FileTime.fromMillis(1_000_000_000_000L);
        Files.setLastModifiedTime(output.resolve(KEPT), old);
        Cluster.Said said = Cluster.run(job, text.toString(), "--output", output.toString(), "--split", "4000");
        assertThat(said.lines().get(0)).contains("is resumed: ").endsWith("byte ranges are done");
        assertThat(Cluster.sorted(output)).isEqualTo(due);
        assertThat(Files.getLastModifiedTime(output.resolve(KEPT))).isEqualTo(old);
        assertThat(output.resolve("_temporary")).doesNotExist();
        assertThat(output.resolve("_SUCCESS")).exists();
    }

    @ParameterizedTest
    @ValueSource(strings = {"solve", "rate --format csv", "canon --dedupe", "stats"})
    void filesWithoutAPuzzleAreReported(String job) throws IOException {
        Path empty = Files.createFile(folder.resolve("empty.txt"));
        Path remarks = write("remarks.txt", List.of("# nothing here", ""));
        List<String> words = new ArrayList<>(List.of(job.split(" ")));
        words.addAll(List.of(empty.toString(), remarks.toString()));
        words.addAll(List.of("--output", folder.resolve("out").toString()));
        Cluster.Said said = Cluster.run(words.toArray(String[]::new));
        assertThat(said.good()).isFalse();
        assertThat(said.lines()).contains("clew: no puzzle found in " + empty + ", " + remarks);
        assertThat(Cluster.parts(folder.resolve("out")))
                .filteredOn(line -> !line.startsWith("path,"))
                .isEmpty();
    }

    @Test
    void canonBeginsAgain() throws IOException {
        Path text = write("in.txt", MixedLines.of(5, 100));
        Path output = folder.resolve("out");
        Cluster.run("canon", text.toString(), "--output", output.toString());
        List<String> due = Cluster.sorted(output);
        Files.delete(output.resolve("_SUCCESS"));
        Cluster.Said said = Cluster.run("canon", text.toString(), "--output", output.toString());
        assertThat(said.lines().get(0)).isEqualTo("clew: an earlier run did not end; canon begins again");
        assertThat(Cluster.sorted(output)).isEqualTo(due);
    }

    @Test
    void anotherJobsFolderIsLeftAlone() throws IOException {
        Path text = write("in.txt", MixedLines.of(5, 20));
        Path output = folder.resolve("out");
        Cluster.run("solve", text.toString(), "--output", output.toString());
        assertThatThrownBy(() -> Cluster.run("rate", text.toString(), "--output", output.toString()))
                .isInstanceOf(UsageFailure.class)
                .hasMessageContaining("holds another job");
        assertThatThrownBy(() -> Cluster.run("solve", text.toString(), "--output", folder.toString()))
                .isInstanceOf(UsageFailure.class)
                .hasMessageContaining("is not empty");
    }

    @Test
    void expensivePuzzlesAreSpread() throws IOException {
        String hard = "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........";
        List<String> lines = new ArrayList<>(MixedLines.of(6, 60));
        lines.addAll(Collections.nCopies(12, hard));
        Path text = write("in.txt", lines);
        Path output = folder.resolve("out");
        Cluster.Said said = Cluster.run("rate", text.toString(), "--output", output.toString());
        assertThat(said.lines())
                .anyMatch(line -> line.matches("clew: \\d+ expensive puzzles were spread over all tasks"));
        long parts;
        try (var files = Files.list(output)) {
            parts = files.filter(file -> file.getFileName().toString().startsWith("part-x"))
                    .count();
        }
        assertThat(parts).as("tasks that got some").isEqualTo(6);
        assertThat(Cluster.sorted(output))
                .isEqualTo(Cluster.sorted(OneMachine.lines("rate", "--lines", text.toString())));
    }

    @Test
    void aPuzzleMayNotCostMoreThanItsBudget() throws IOException {
        Path text = write("in.txt", List.of(".".repeat(81), MixedLines.of(1, 1).get(0)));
        Path output = folder.resolve("out");
        Cluster.run("solve", text.toString(), "--output", output.toString(), "--budget", "1n");
        assertThat(Cluster.parts(output)).first().isEqualTo("!budget");
    }

    /** A driver on another machine, whose process cannot be seen from here, counts as dead after a minute. */
    @Test
    void aLockOfAnotherMachineIsHeldUntilNothingIsSeenOfIt() throws IOException {
        Path text = write("in.txt", MixedLines.of(5, 20));
        Path output = folder.resolve("out");
        Path lock = Files.createDirectories(output.resolve("_clew/lock"));
        Path holder =
                Files.writeString(lock.resolve("abc"), "far-away\tboot pid\t4711\t1\tsolve\t2026-01-01T00:00:00Z");
        Files.setLastModifiedTime(holder, FileTime.fromMillis(1_000_000_000_000L));
        Path beat = Files.writeString(lock.resolve("abc.beat"), "");
        assertThatThrownBy(() -> Cluster.run("solve", text.toString(), "--output", output.toString()))
                .isInstanceOf(UsageFailure.class)
                .hasMessageMatching(
                        "the folder .*out is in use by process 4711 on far-away \\(solve, since .*\\), last "
                                + "seen \\d+ s ago; let it end, or if it was killed, run this again in 60 s");
        Files.setLastModifiedTime(beat, FileTime.fromMillis(System.currentTimeMillis() - 100_000));
        Cluster.Said said = Cluster.run("solve", text.toString(), "--output", output.toString());
        assertThat(said.lines().get(0))
                .matches("clew: process 4711 on far-away \\(solve, since .*\\) has not been seen on .*out for \\d+ s; "
                        + "its lock is removed");
        assertThat(lock).doesNotExist();
    }
}
