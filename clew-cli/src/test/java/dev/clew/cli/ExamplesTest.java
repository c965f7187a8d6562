package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import dev.clew.cli.option.Command;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Every example of the README, of docs/COMMANDS.md and of the help, run by a shell as it is written, in a folder that holds of the checkout
 * what users find there: {@code ./clew} and {@code examples}. The program is that of this test, for a launcher would
 * build it first.
 */
@Timeout(300)
class ExamplesTest {
    private static final Path BASH = Path.of("/bin/bash");
    private static final Pattern SHELL_BLOCK = Pattern.compile("```sh\\R(.*?)```", Pattern.DOTALL);
    private static final Pattern SESSION = Pattern.compile("```\\R\\$ (\\./clew [^\\n]*)\\R(.*?)```", Pattern.DOTALL);

    /** One for all, in the order of the help: some examples use what others have written. */
    @TempDir
    static Path clone;

    /** What each line has printed. */
    private static final Map<String, String> PRINTED = new HashMap<>();

    @BeforeAll
    static void likeAFreshClone() throws IOException {
        assumeThat(BASH).isExecutable();
        Path examples = Files.createDirectory(clone.resolve("examples"));
        try (Stream<Path> files = Files.list(root().resolve("examples"))) {
            for (Path file : files.toList()) {
                Files.copy(file, examples.resolve(file.getFileName().toString()));
            }
        }
        Path page = Files.createDirectory(clone.resolve("page"));
        Files.writeString(page.resolve("index.html"), "A page");
        Path clew = Files.writeString(
                clone.resolve("clew"),
                "#!/bin/sh\nexec '" + Path.of(System.getProperty("java.home"), "bin", "java")
                        + "' -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -Dclew.tty= '-Dclew.page=" + page + "' -cp '"
                        + System.getProperty("java.class.path") + "' dev.clew.cli.Main \"$@\"\n");
        Files.setPosixFilePermissions(clew, PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    static Stream<Command> commands() {
        return CommandList.all().stream();
    }

    @ParameterizedTest
    @MethodSource("commands")
    void everyExampleOfTheHelpRuns(Command command) throws IOException, InterruptedException {
        for (String example : command.examples()) {
            assertThat(Run.of(command.name(), "--help").out().replaceAll("\\s+", " "))
                    .contains(" " + example + " ");
            runs(example);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"README.md", "docs/COMMANDS.md"})
    void everyExampleOfAPageRuns(String page) throws IOException, InterruptedException {
        List<String> lines = SHELL_BLOCK
                .matcher(Files.readString(root().resolve(page)))
                .results()
                .flatMap(block -> block.group(1).lines())
                .filter(line -> line.startsWith("./clew"))
                .toList();
        assertThat(lines).hasSizeGreaterThan(5);
        for (String line : lines) {
            runs(line);
        }
    }

    @Test
    void theReadmeShowsWhatIsPrinted() throws IOException, InterruptedException {
        List<MatchResult> sessions = SESSION.matcher(Files.readString(root().resolve("README.md")))
                .results()
                .toList();
        assertThat(sessions).isNotEmpty();
        for (MatchResult session : sessions) {
            assertThat(runs(session.group(1))).isEqualTo(session.group(2));
        }
    }

    @Test
    void theIntroductionNamesExamplesThatRun() throws IOException, InterruptedException {
        List<String> lines = Run.of("help")
                .out()
                .lines()
                .filter(line -> line.startsWith("clew ") && line.contains("   "))
                .map(line -> line.substring(0, line.indexOf("   ")))
                .toList();
        assertThat(lines).hasSize(1);
        for (String line : lines) {
            runs(line);
        }
    }

    /** What a line prints; the same line on another page is not run again. */
    private String runs(String line) throws IOException, InterruptedException {
        String same = line.replaceFirst("^\\./", "").replaceFirst("\\s+#.*", "");
        String printed = PRINTED.get(same);
        if (printed == null) {
            printed = run(line);
            PRINTED.put(same, printed);
        }
        return printed;
    }

    /** Runs a line to its end; one that would run on is stopped when it has said its first line. */
    private String run(String line) throws IOException, InterruptedException {
        boolean runsOn = line.matches("(\\./)?clew (serve|bench(?!.* --quick)).*");
        ProcessBuilder builder = new ProcessBuilder(BASH.toString(), "-c", runsOn ? "exec " + line : line)
                .directory(clone.toFile())
                .redirectError(clone.resolve("errors").toFile())
                .redirectInput(Path.of("/dev/null").toFile());
        builder.environment().put("PATH", clone + ":" + builder.environment().get("PATH"));
        builder.environment().put("HOME", clone.toString());
        Process process = builder.start();
        try (BufferedReader out = process.inputReader(StandardCharsets.UTF_8)) {
            return runsOn ? firstLine(line, process, out) : all(line, process, out);
        } finally {
            process.destroyForcibly().waitFor();
        }
    }

    private String all(String line, Process process, BufferedReader out) throws IOException, InterruptedException {
        List<String> lines = new ArrayList<>();
        out.lines().forEach(lines::add);
        assertThat(process.waitFor(2, TimeUnit.MINUTES)).as(line).isTrue();
        assertThat(process.exitValue()).as("%s\n%s", line, errors()).isZero();
        return String.join("\n", lines) + "\n";
    }

    /** Another server may have the port; that is not the example's fault. */
    private String firstLine(String line, Process process, BufferedReader out)
            throws IOException, InterruptedException {
        String first = out.readLine();
        if (first == null) {
            process.waitFor();
            assertThat(errors()).as(line).contains("the port is taken");
            return "";
        }
        return first;
    }

    private String errors() throws IOException {
        return Files.readString(clone.resolve("errors"));
    }

    private static Path root() {
        Path folder = Path.of("").toAbsolutePath();
        while (folder != null && !Files.exists(folder.resolve("README.md"))) {
            folder = folder.getParent();
        }
        assertThat(folder).as("a folder with README.md").isNotNull();
        return folder;
    }
}
