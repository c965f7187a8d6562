package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.cli.shell.Terminal;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(120)
class OutputTest {
    @TempDir
    Path folder;

    @Test
    void writesAFileAndNothingElse() throws IOException {
        Path file = folder.resolve("out.txt");
        assertThat(Run.of("solve", "--output", file.toString(), Run.VINCENT)).isEqualTo(new Run(0, "", ""));
        assertThat(file).hasContent(Run.VINCENT_SOLVED + "\n");
        assertThat(folder.toFile().list()).containsExactly("out.txt");
    }

    @Test
    void neverOverwritesItsInput() throws IOException {
        Path file = Files.writeString(folder.resolve("puzzle.txt"), Run.VINCENT);
        Path link = Files.createSymbolicLink(folder.resolve("link.txt"), file);
        for (Path output : List.of(file, link)) {
            Run run = Run.of("solve", file.toString(), "-o", output.toString());
            assertThat(run.code()).isEqualTo(2);
            assertThat(run.err()).contains("would overwrite the input");
        }
        assertThat(file).hasContent(Run.VINCENT);
    }

    @Test
    void leavesNoHalfFileBehindAndTheOldOneAsItWas() throws IOException {
        Path file = Files.writeString(folder.resolve("out.txt"), "old");
        InputStream broken = new InputStream() {
            private final InputStream start =
                    new ByteArrayInputStream((Run.VINCENT + "\n").getBytes(StandardCharsets.UTF_8));

            @Override
            public int read() throws IOException {
                int next = start.read();
                if (next < 0) {
                    throw new IOException("the disk is on fire");
                }
                return next;
            }

            @Override
            public int read(byte[] bytes, int from, int length) throws IOException {
                bytes[from] = (byte) read();
                return 1;
            }
        };
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Terminal terminal = new Terminal(broken, OutputStream.nullOutputStream(), err, Map.of(), "");
        assertThat(Cli.run(List.of("solve", "-o", file.toString()), terminal)).isEqualTo(3);
        assertThat(err.toString(StandardCharsets.UTF_8))
                .isEqualTo("clew: cannot read standard input: the disk is on fire\n");
        assertThat(file).hasContent("old");
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files).containsExactly(file);
        }
    }

    @Test
    void aLinkToAFileThatIsNotThereYetIsFollowed() throws IOException {
        Files.createDirectory(folder.resolve("data"));
        Path link = Files.createSymbolicLink(folder.resolve("link.txt"), Path.of("data/out.txt"));
        assertThat(Run.of("solve", "-o", link.toString(), Run.VINCENT)).isEqualTo(new Run(0, "", ""));
        assertThat(link).isSymbolicLink();
        assertThat(folder.resolve("data/out.txt")).isRegularFile().hasContent(Run.VINCENT_SOLVED + "\n");
    }

    /** Before any work: what is read would end with another error. */
    @Test
    void aLinkThatLeadsNowhereIsAnErrorBeforeAnyWork() throws IOException {
        Path lost = Files.createSymbolicLink(folder.resolve("lost.txt"), Path.of("no/out.txt"));
        Path round = Files.createSymbolicLink(folder.resolve("round.txt"), Path.of("round.txt"));
        for (String resume : List.of("--limit=2", "--resume")) {
            assertThat(Run.of("solve", resume, "-o", lost.toString(), Run.VINCENT, "bad")
                            .errorLines())
                    .containsExactly("clew: cannot write " + lost + ", which leads to " + folder
                            + "/no/out.txt: no such file or folder");
            assertThat(Run.of("solve", resume, "-o", round.toString(), Run.VINCENT, "bad")
                            .errorLines())
                    .containsExactly("clew: cannot write " + round + ": its links form a loop");
        }
    }

    @Test
    void theFileHasTheRightsOfTheOldOneOrOfAnyNewOne() throws IOException {
        Path old = Files.writeString(folder.resolve("old.txt"), "old");
        Files.setPosixFilePermissions(old, PosixFilePermissions.fromString("r--r-----"));
        Path fresh = folder.resolve("fresh.txt");
        for (Path file : List.of(old, fresh)) {
            assertThat(Run.of("solve", "-o", file.toString(), Run.VINCENT).code())
                    .isZero();
        }
        assertThat(Files.getPosixFilePermissions(old)).isEqualTo(PosixFilePermissions.fromString("r--r-----"));
        assertThat(Files.getPosixFilePermissions(fresh))
                .isEqualTo(Files.getPosixFilePermissions(Files.createFile(folder.resolve("any"))));
    }

    @Test
    void clearsAwayDraftsOfTheDeadAndOnlyThose() throws IOException, InterruptedException {
        Path dead = Files.writeString(folder.resolve(".clew-12ab-34cd.part"), "half");
        Path other = Files.writeString(folder.resolve(".clew-12ab.part"), "of an older version, which may live");
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        "dev.clew.cli.Main",
                        "solve",
                        "-o",
                        folder.resolve("slow.txt").toString())
                .start();
        try {
            Path live = awaitDraft(process, List.of(dead, other));
            assertThat(dead).doesNotExist();
            Files.writeString(dead, "half");
            assertThat(Run.of("solve", "-o", folder.resolve("out.txt").toString(), Run.VINCENT)
                            .code())
                    .isZero();
            assertThat(live).exists();
            assertThat(dead).doesNotExist();
            assertThat(other).exists();
            process.getOutputStream().write((Run.VINCENT + "\n").getBytes(StandardCharsets.UTF_8));
            process.getOutputStream().close();
            assertThat(process.waitFor()).isZero();
            assertThat(folder.resolve("slow.txt")).hasContent(Run.VINCENT_SOLVED + "\n");
        } finally {
            process.destroyForcibly();
        }
    }

    /** The draft of a process that waits for its input. */
    private Path awaitDraft(Process process, List<Path> others) throws IOException, InterruptedException {
        while (process.isAlive()) {
            try (Stream<Path> files = Files.list(folder)) {
                Path found = files.filter(file -> !others.contains(file) && !Files.isDirectory(file))
                        .findAny()
                        .orElse(null);
                if (found != null && isLocked(found)) {
                    return found;
                }
            }
            Thread.sleep(5);
        }
        throw new IllegalStateException("no draft was begun");
    }

    private static boolean isLocked(Path file) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            return channel.tryLock() == null;
        } catch (NoSuchFileException e) {
            return false;
        }
    }

    @Test
    void aFolderThatIsNotThereIsAnError() {
        Run run = Run.of("solve", "-o", folder.resolve("no/out.txt").toString(), Run.VINCENT);
        assertThat(run.code()).isEqualTo(3);
        assertThat(run.errorLines()).singleElement().asString().startsWith("clew: cannot write ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"1", "2"})
    @Timeout(20)
    void aReaderThatHasSeenEnoughEndsTheRunQuietly(String threads) {
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Terminal terminal = new Terminal(endless(), failing("Broken pipe"), err, Map.of(), "");
        assertThat(Cli.run(List.of("solve", "--threads", threads), terminal)).isZero();
        assertThat(err.toString(StandardCharsets.UTF_8)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "solve %s", "check %s", "count %s", "convert --to json %s", "canon %s", "canon --dedupe %s", "rate %s",
                "explain %s", "hint %s", "steps %s", "generate -n 100000 --unrated", "help", "solve --help", "merge %s",
                "completion bash", "--version", "solve --trace %s"
            })
    @Timeout(60)
    void aClosedOutputEndsEveryCommandQuietly(String line) throws IOException {
        Path file = Files.writeString(folder.resolve("in.txt"), (Run.VINCENT + "\n" + Run.COVER + "\n").repeat(5));
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Terminal terminal = new Terminal(InputStream.nullInputStream(), failing("Broken pipe"), err, Map.of(), "");
        assertThat(Cli.run(List.of(String.format(line, file).split(" ")), terminal))
                .isZero();
        assertThat(err.toString(StandardCharsets.UTF_8)).isEmpty();
    }

    @Test
    void anInputThatBecomesShorterWhileItIsReadIsAnError() throws IOException {
        Path file = Files.writeString(folder.resolve("in.txt"), (Run.VINCENT + "\n").repeat(60_000));
        long size = Files.size(file);
        OutputStream cutting = new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
                    channel.truncate(1000);
                }
            }

            @Override
            public void write(byte[] bytes, int from, int length) throws IOException {
                write(0);
            }
        };
        for (String command : List.of("solve", "convert --to line")) {
            Files.writeString(file, (Run.VINCENT + "\n").repeat(60_000));
            ByteArrayOutputStream err = new ByteArrayOutputStream();
            Terminal terminal = new Terminal(InputStream.nullInputStream(), cutting, err, Map.of(), "");
            List<String> words = new ArrayList<>(List.of(command.split(" ")));
            words.addAll(List.of("--threads", "1", file.toString()));
            assertThat(Cli.run(words, terminal)).isEqualTo(3);
            assertThat(err.toString(StandardCharsets.UTF_8).lines())
                    .singleElement()
                    .asString()
                    .matches("clew: cannot read " + file + ": the file became shorter while it was read: it ends after "
                            + "[0-9]+ of " + size + " bytes; give it again when it is whole");
        }
    }

    /** A limit on the size of files stands for a full disk; the first pictures are small enough or not. */
    @ParameterizedTest
    @ValueSource(strings = {"1", "24", "48", "96"})
    void aFullDiskLeavesNoHalfPicture(String limit) throws IOException, InterruptedException {
        Path pictures = folder.resolve("pictures");
        Process process = new ProcessBuilder(List.of(
                        "sh",
                        "-c",
                        "ulimit -f " + limit + "; exec \"$@\"",
                        "sh",
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:-UsePerfData",
                        "-cp",
                        System.getProperty("java.class.path"),
                        "dev.clew.cli.Main",
                        "explain",
                        "--format",
                        "svg",
                        "--output",
                        pictures.toString(),
                        Run.COVER))
                .start();
        String said = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
        int code = process.waitFor();
        List<Path> files = new ArrayList<>();
        try (Stream<Path> all = Files.list(pictures)) {
            all.forEach(files::add);
        }
        for (Path file : files) {
            assertThat(Files.readString(file)).as(file + " of " + limit).endsWith("</svg>\n");
        }
        if (limit.equals("1")) {
            assertThat(code).as(said).isEqualTo(3);
            assertThat(said).startsWith("clew: cannot write " + pictures).hasLineCount(1);
            assertThat(files).isEmpty();
        }
    }

    @Test
    void aFullDiskIsAnError() {
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Terminal terminal = new Terminal(endless(), failing("No space left on device"), err, Map.of(), "");
        assertThat(Cli.run(List.of("solve", Run.VINCENT), terminal)).isEqualTo(3);
        assertThat(err.toString(StandardCharsets.UTF_8))
                .isEqualTo("clew: cannot write standard output: No space left on device\n");
    }

    private static OutputStream failing(String message) {
        return new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException(message);
            }
        };
    }

    /** The same puzzle over and over, without an end. */
    private static InputStream endless() {
        byte[] line = (Run.VINCENT + "\n").getBytes(StandardCharsets.UTF_8);
        return new InputStream() {
            private int next;

            @Override
            public int read() {
                return line[next++ % line.length];
            }

            @Override
            public int read(byte[] bytes, int from, int length) {
                bytes[from] = (byte) read();
                return 1;
            }

            @Override
            public int available() {
                return line.length;
            }
        };
    }
}
