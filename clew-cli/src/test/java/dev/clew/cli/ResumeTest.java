package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A run that was killed and resumed leaves what an unbroken one leaves. */
@Timeout(120)
class ResumeTest {
    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource({"51,1/1", "52,2/3"})
    void killedAgainAndAgain(long seed, String shard) throws IOException, InterruptedException {
        Random random = new Random(seed);
        Path input = Files.write(folder.resolve("input.txt"), largeText(random));
        Path output = folder.resolve("output.txt");
        int taken = 0;
        for (int kill = 0; kill < 4; kill++) {
            Process process = start(random, input, output, shard);
            taken += waitForCheckpoint(process, output) ? 1 : 0;
            process.waitFor(random.nextInt(300), TimeUnit.MILLISECONDS);
            process.destroyForcibly();
            process.waitFor();
        }
        assertThat(taken).as("seed %d: checkpoints found", seed).isPositive();
        Process last = start(random, input, output, shard);
        assertThat(last.waitFor()).isEqualTo(1);
        Run unbroken = Run.of("solve", input.toString(), "--shard", shard);
        assertThat(unbroken.code()).isEqualTo(1);
        assertThat(Files.readString(output).equals(unbroken.out()))
                .as("seed %d: same bytes", seed)
                .isTrue();
        assertThat(files()).containsExactly("errors.txt", "input.txt", "output.txt");
    }

    @Test
    void stoppedByASignalItSaysHowToGoOn() throws IOException, InterruptedException {
        Random random = new Random(61);
        Path input = Files.write(folder.resolve("input.txt"), largeText(random));
        Path output = folder.resolve("output.txt");
        Process process = start(random, input, output, "1/1");
        assertThat(waitForCheckpoint(process, output)).isTrue();
        process.toHandle().destroy();
        assertThat(process.waitFor()).isEqualTo(143);
        String said = Files.readString(folder.resolve("errors.txt"), StandardCharsets.ISO_8859_1);
        assertThat(said).containsPattern("clew: stopped after [0-9,]+ puzzles; the same command line with --resume");
        assertThat(sidecar(output)).exists();
        assertThat(output).doesNotExist();
    }

    /** Whether a new checkpoint comes before the process ends. */
    private static boolean waitForCheckpoint(Process process, Path output) throws IOException, InterruptedException {
        String before = checkpoint(output);
        while (process.isAlive()) {
            String now = checkpoint(output);
            if (!now.isEmpty() && !now.equals(before)) {
                return true;
            }
            Thread.sleep(5);
        }
        return false;
    }

    private static String checkpoint(Path output) throws IOException {
        try {
            return Files.readString(sidecar(output));
        } catch (NoSuchFileException e) {
            return "";
        }
    }

    /** Some hundred thousand puzzles with other things among them: more than a second of work without warm code. */
    private static byte[] largeText(Random random) {
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        byte[] good = (Run.COVER + "\n" + Run.VINCENT + "\n").repeat(3000).getBytes(StandardCharsets.UTF_8);
        for (int i = 0; i < 30; i++) {
            text.writeBytes(good);
            text.writeBytes(MixedText.of(random, 300, 1));
        }
        return text.toByteArray();
    }

    private Process start(Random random, Path input, Path output, String shard) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-Dclew.tty=",
                "-cp",
                System.getProperty("java.class.path"),
                "dev.clew.cli.Main",
                "solve",
                input.toString()));
        command.addAll(List.of("--resume", "--output", output.toString(), "--shard", shard));
        command.addAll(List.of("--threads", String.valueOf(1 + random.nextInt(3))));
        return new ProcessBuilder(command)
                .redirectError(folder.resolve("errors.txt").toFile())
                .start();
    }

    @Test
    void goesOnBehindAnyPuzzle() throws IOException {
        Path input = Files.writeString(folder.resolve("input.txt"), (Run.COVER + "\nbad\n").repeat(10));
        Path output = folder.resolve("output.csv");
        List<String> lines =
                Run.of("solve", "--format", "csv", input.toString()).lines();
        for (int done = 0; done <= 20; done++) {
            String part = String.join("\n", lines.subList(0, done + 1)) + "\n";
            leave(input, output, "--format=csv", part, "done " + done, "good " + (done < 2));
            Run run = resume(input, output, "--format", "csv");
            assertThat(run.code()).as("%d done", done).isEqualTo(1);
            assertThat(run.errorLines()).hasSize(10 - done / 2);
            assertThat(Files.readAllLines(output)).as("%d done", done).isEqualTo(lines);
            assertThat(files()).containsExactly("input.txt", "output.csv");
        }
    }

    @Test
    void ratingsGoOnBehindAnyPuzzle() throws IOException {
        Path input = Files.writeString(folder.resolve("input.txt"), (Run.COVER + "\nbad\n").repeat(4));
        Path output = folder.resolve("ratings.txt");
        List<String> lines = Run.of("rate", input.toString()).lines();
        for (int done = 0; done <= 8; done++) {
            String part = done == 0 ? "" : String.join("\n", lines.subList(0, done)) + "\n";
            leave(input, output, "", part, "work rated", "done " + done, "good " + (done < 2));
            Run run = Run.of("rate", input.toString(), "--resume", "--output", output.toString());
            assertThat(run.code()).as("%d done", done).isEqualTo(1);
            assertThat(Files.readAllLines(output)).as("%d done", done).isEqualTo(lines);
            assertThat(files()).containsExactly("input.txt", "ratings.txt");
        }
    }

    @Test
    void ratingsDoNotGoOnWhereSolutionsHaveEnded() throws IOException {
        Path input = Files.writeString(folder.resolve("input.txt"), Run.COVER + "\n");
        Path output = folder.resolve("output.txt");
        leave(input, output, "", "", "done 0", "good true");
        Run run = Run.of("rate", input.toString(), "--resume", "--output", output.toString());
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).contains("--resume: work was \"solved\" and is now \"rated\"; go back to that");
    }

    @Test
    void withoutASidecarItBeginsAnew() throws IOException {
        Path input = Files.writeString(folder.resolve("input.txt"), Run.COVER + "\n");
        Path output = Files.writeString(folder.resolve("output.txt"), "old");
        Files.writeString(folder.resolve("output.txt.part"), "something longer than what comes ".repeat(9));
        assertThat(resume(input, output)).isEqualTo(new Run(0, "", ""));
        assertThat(output).hasContent(Run.COVER_SOLVED);
        assertThat(files()).containsExactly("input.txt", "output.txt");
    }

    @Test
    void refusesWhatHasChanged() throws IOException {
        Path input = Files.writeString(folder.resolve("input.txt"), Run.COVER + "\n");
        Path output = folder.resolve("output.txt");
        leave(input, output, "", "", "done 0", "good true");
        assertThat(resume(input, output, "--limit", "1").errorLines())
                .containsExactly(
                        "clew: --resume: options was \"\" and is now \"--limit=1\"; go back to that, or remove "
                                + sidecar(output) + " to start over");
        Files.setLastModifiedTime(input, FileTime.fromMillis(0));
        Run changed = resume(input, output);
        assertThat(changed.code()).isEqualTo(2);
        assertThat(changed.err())
                .contains("input1 was \"file " + input + ", 82 bytes of ")
                .contains("1970-01-01")
                .contains("remove " + sidecar(output));
    }

    @Test
    void refusesWhatIsDamaged() throws IOException {
        Path input = Files.writeString(folder.resolve("input.txt"), Run.COVER + "\n");
        Path output = folder.resolve("output.txt");
        leave(input, output, "", "", "done 0", "good true", "bytes 700");
        assertThat(resume(input, output).err())
                .contains("has 0 bytes, but 700 were written; remove " + sidecar(output));
        leave(input, output, "", "", "done x", "good true");
        assertThat(resume(input, output).err())
                .contains(sidecar(output) + " is damaged")
                .contains("start over");
    }

    /** The checksum is right in all of these: what they say cannot be. */
    @ParameterizedTest
    @CsvSource({
        "operand 7,operand 7 of 1",
        "offset 99999999999,offset 99999999999 of 82 bytes",
        "bytes -1,bytes -1 is less than 0",
        "done -3,done -3 is less than 0",
        "good perhaps,good perhaps is neither true nor false",
        "lines 99999999999999999999,99999999999999999999",
    })
    void refusesNumbersThatCannotBe(String value, String said) throws IOException {
        Path input = Files.writeString(folder.resolve("input.txt"), Run.COVER + "\n");
        Path output = folder.resolve("output.txt");
        leave(input, output, "", "", "done 0", "good true", value);
        String before = Files.readString(sidecar(output));
        Run run = resume(input, output);
        assertThat(run.code()).isEqualTo(3);
        assertThat(run.errorLines())
                .singleElement()
                .asString()
                .startsWith("clew: " + sidecar(output) + " is damaged (")
                .contains(said)
                .endsWith("); remove it to start over");
        assertThat(output).doesNotExist();
        assertThat(sidecar(output)).hasContent(before);
    }

    @Test
    void everyChangedByteOfTheSidecarIsNoticed() throws IOException {
        Path input = Files.writeString(folder.resolve("input.txt"), (Run.COVER + "\n").repeat(3));
        Path output = folder.resolve("output.txt");
        leave(input, output, "", Run.COVER_SOLVED + "\n", "done 1", "good true");
        byte[] whole = Files.readAllBytes(sidecar(output));
        for (int at = 0; at < whole.length; at++) {
            byte[] changed = whole.clone();
            changed[at] ^= 1;
            Files.write(sidecar(output), changed);
            assertThat(resume(input, output).err()).as("byte %d", at).contains("is damaged");
        }
        for (int length = 0; length < whole.length; length += 7) {
            Files.write(sidecar(output), Arrays.copyOf(whole, length));
            assertThat(resume(input, output).err()).as("cut at %d", length).contains("is damaged");
        }
        Files.write(sidecar(output), whole);
        assertThat(resume(input, output)).isEqualTo(new Run(0, "", ""));
        assertThat(output).hasContent((Run.COVER_SOLVED + "\n").repeat(3));
    }

    /** The files of a run killed in its last steps, before and after the output got its name. */
    @ParameterizedTest
    @CsvSource({"true", "false"})
    void doesTheLastStepsAgain(boolean good) throws IOException {
        Path input = Files.writeString(folder.resolve("input.txt"), Run.COVER + "\n");
        Path output = Files.writeString(folder.resolve("output.txt"), "old");
        String result = Run.COVER_SOLVED + "\n";
        leave(input, output, "", result, "done 1", "good " + good, "finished true");
        assertThat(resume(input, output)).isEqualTo(new Run(good ? 0 : 1, "", ""));
        assertThat(output).hasContent(result);
        assertThat(files()).containsExactly("input.txt", "output.txt");

        leave(input, output, "", result, "done 1", "good " + good, "finished true");
        Files.delete(folder.resolve("output.txt.part"));
        FileTime written = Files.getLastModifiedTime(output);
        assertThat(resume(input, output)).isEqualTo(new Run(good ? 0 : 1, "", ""));
        assertThat(output).hasContent(result);
        assertThat(Files.getLastModifiedTime(output)).isEqualTo(written);
        assertThat(files()).containsExactly("input.txt", "output.txt");

        leave(input, output, "", result, "done 1", "good " + good, "finished true");
        Files.delete(folder.resolve("output.txt.part"));
        Files.writeString(output, "something else");
        assertThat(resume(input, output).err()).contains("has 0 bytes, but 82 were written");
        assertThat(output).hasContent("something else");
    }

    @ParameterizedTest
    @CsvSource({"''", ".part", ".resume", ".resume.new"})
    void neverReadsWhatItWrites(String ending) throws IOException {
        Path output = folder.resolve("output.txt");
        Path input = Files.writeString(folder.resolve("output.txt" + ending), Run.COVER + "\n");
        Path soft = Files.createSymbolicLink(folder.resolve("soft.txt"), input);
        Path hard = Files.createLink(folder.resolve("hard.txt"), input);
        Path otherName = Files.createSymbolicLink(folder.resolve("other.txt"), output);
        for (Path read : List.of(input, soft, hard)) {
            for (Path written : List.of(output, otherName)) {
                Run run = resume(read, written);
                assertThat(run.code()).as(run.err()).isEqualTo(2);
                assertThat(run.errorLines()).singleElement().asString().contains("would overwrite the input");
                assertThat(input).hasContent(Run.COVER + "\n");
            }
        }
    }

    /** Two names of one file have one sidecar: neither can continue what the other has written. */
    @Test
    void aLinkAndItsFileAreTheSameRun() throws IOException {
        Path input = Files.writeString(folder.resolve("input.txt"), (Run.COVER + "\n").repeat(2));
        Path output = folder.resolve("output.txt");
        Path link = Files.createSymbolicLink(folder.resolve("link.txt"), output);
        leave(input, output, "", Run.COVER_SOLVED + "\n", "done 1", "good true");
        assertThat(resume(input, link)).isEqualTo(new Run(0, "", ""));
        assertThat(output).hasContent((Run.COVER_SOLVED + "\n").repeat(2));
        assertThat(link).isSymbolicLink();
        assertThat(files()).containsExactly("input.txt", "link.txt", "output.txt");
    }

    @Test
    void anotherRunThatWritesIsLeftAlone() throws IOException {
        Path input = Files.writeString(folder.resolve("input.txt"), Run.COVER + "\n");
        Path output = folder.resolve("output.txt");
        Path part = Files.writeString(folder.resolve("output.txt.part"), "being written");
        try (FileChannel channel = FileChannel.open(part, StandardOpenOption.WRITE)) {
            assertThat(channel.tryLock()).isNotNull();
            Run run = resume(input, output);
            assertThat(run.code()).isEqualTo(3);
            assertThat(run.errorLines())
                    .containsExactly("clew: another run is writing " + output + "; wait until it has finished");
        }
        assertThat(part).hasContent("being written");
    }

    @Test
    void refusesWhatCannotBeTakenUp() {
        assertThat(Run.of("solve", Run.COVER, "--resume").errorLines())
                .containsExactly("clew: --resume needs --output FILE, so that what was written is found again");
        assertThat(Run.of(
                                "solve",
                                "-",
                                "--resume",
                                "--output",
                                folder.resolve("x").toString())
                        .errorLines())
                .containsExactly("clew: --resume cannot read standard input a second time; write it to a file first");
        assertThat(Run.of("solve", Run.COVER, "--resume", "--output", "/dev/null")
                        .errorLines())
                .containsExactly("clew: --resume writes to files only, and /dev/null is none");
        assertThat(Run.of("solve", Run.COVER, "--resume", "--output", folder.toString())
                        .errorLines())
                .containsExactly("clew: --resume writes to files only, and " + folder + " is none");
    }

    private static Run resume(Path input, Path output, String... options) {
        List<String> words = new ArrayList<>(List.of("solve", input.toString(), "--resume"));
        words.addAll(List.of("--output", output.toString()));
        words.addAll(List.of(options));
        return Run.of(words.toArray(String[]::new));
    }

    /** Leaves what a killed run leaves; later values go before earlier ones. */
    private void leave(Path input, Path output, String options, String part, String... values) throws IOException {
        Files.writeString(folder.resolve(output.getFileName() + ".part"), part);
        List<String> lines = new ArrayList<>(List.of(
                "work solved",
                "options " + options,
                "input1 file " + input + ", " + Files.size(input) + " bytes of " + Files.getLastModifiedTime(input),
                "inputs 1",
                "operand 0",
                "offset 0",
                "lines 0",
                "puzzles 0",
                "bytes " + part.getBytes(StandardCharsets.UTF_8).length,
                "finished false"));
        lines.addAll(List.of(values));
        Files.writeString(sidecar(output), withChecksum(String.join("\n", lines) + "\n"));
    }

    private static String withChecksum(String text) {
        CRC32 sum = new CRC32();
        sum.update(text.getBytes(StandardCharsets.UTF_8));
        return text + "checksum " + Long.toHexString(sum.getValue()) + "\n";
    }

    private static Path sidecar(Path output) {
        return output.resolveSibling(output.getFileName() + ".resume");
    }

    private List<String> files() throws IOException {
        try (var files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }
}
