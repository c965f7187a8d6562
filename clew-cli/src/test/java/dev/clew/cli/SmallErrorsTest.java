package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.cli.option.Command;
import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What new users ran into: each answer is one line that says what is so. */
class SmallErrorsTest {
    private static final String BREAKS_THE_RULES = "11..............";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "bench --quick --time 0s | 2 | --time needs a time above 0, such as 500ms, 2s or 1m, but \"0s\" was given",
                "bench --quick --warm-up 0ms | 2 | --warm-up needs a time above 0, such as 500ms, 2s or 1m, but \"0ms\""
                        + " was given",
                "solve --shape 122x122 1 | 2 | --shape: A grid has a side from 1 to 121, not 122",
                "hint --depth 4 1 | 2 | --depth needs a whole number from 1 to 3, but \"4\" was given",
                "hint --level x 1 | 2 | --depth needs a whole number from 1 to 3, but \"x\" was given",
                "canon --seed 3 1 | 2 | --seed is for --shuffle; add it or leave --seed out",
                "solve --to json 1 | 2 | unknown option --to; did you mean --format? See clew solve --help",
                "generate --uses x-wing --uses xy-wing | 2 | --uses appears twice; give it once, with commas where it takes"
                        + " several values. See clew generate --help",
                "generate --level | 2 | --level needs a value: LEVEL. See clew generate --help",
                "serve --bind nowhere.invalid | 2 | --bind needs an address of this machine, such as 127.0.0.1 or 0.0.0.0,"
                        + " but \"nowhere.invalid\" was given",
                "rate --scale hodoku 1 | 2 | --scale does not know \"hodoku\"; take one of clew, se, all",
            })
    void saysWhatIsWrong(String line, int code, String message) {
        assertThat(Run.of(line.split(" "))).isEqualTo(new Run(code, "", "clew: " + message + "\n"));
    }

    @Test
    void anAddressOfAnotherMachineIsNotATakenPort() {
        Run run = Run.of("serve", "--bind", "192.0.2.1", "--port", "0");
        assertThat(run.code()).isEqualTo(3);
        assertThat(run.errorLines())
                .containsExactly("clew: cannot listen on 192.0.2.1, port 0: this machine does not have that address;"
                        + " choose one of its own with --bind");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "  "})
    void anEmptyArgumentIsNotAFolder(String argument) {
        assertThat(Run.of("solve", argument))
                .isEqualTo(new Run(
                        2, "", "clew: an argument is empty; name a file, write the puzzle, or - for standard input\n"));
    }

    @Test
    void serveTakesNothingAndSaysNothingOfIt() {
        assertThat(Run.of("serve", "--help").out()).doesNotContain("NOTHING").contains("Usage: clew serve [");
        assertThat(Run.of("serve", "here").errorLines())
                .containsExactly("clew: serve takes options alone, not \"here\"");
    }

    @Test
    void aFileThatCannotBeReadIsNamedOnce(@TempDir Path folder) throws IOException {
        Path socket = folder.resolve("socket");
        try (ServerSocketChannel listening = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
            listening.bind(UnixDomainSocketAddress.of(socket));
            Run run = Run.of("solve", socket.toString());
            assertThat(run.code()).isEqualTo(3);
            assertThat(run.errorLines()).singleElement().asString().startsWith("clew: cannot read " + socket + ": ");
            assertThat(run.err()).containsOnlyOnce(socket.toString());
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "solve",
                "solve --trace",
                "solve --format csv",
                "check",
                "count",
                "convert --to line",
                "canon",
                "canon --dedupe",
                "explain",
                "hint",
                "steps",
                "rate"
            })
    void nothingReadIsNotAllIsWell(String command, @TempDir Path folder) throws IOException {
        Run piped = Run.withInput("# nothing\n", command.split(" "));
        assertThat(piped.code()).isEqualTo(1);
        assertThat(piped.err()).isEqualTo("clew: no puzzle found in standard input\n");
        Path file = Files.createFile(folder.resolve("empty.txt"));
        Run read = Run.of((command + " " + file).split(" "));
        assertThat(read.code()).isEqualTo(1);
        assertThat(read.err()).isEqualTo("clew: no puzzle found in " + file + "\n");
    }

    @Test
    void twoSolutionsOfManyAreComparedAndNoMoreIsSaid() {
        assertThat(Run.of("check", ".".repeat(16)).out()).startsWith("!multiple: two of the solutions differ in ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"solve", "check", "rate", "explain", "hint", "steps", "solve --format grid"})
    void cellsAreWrittenSmall(String command) {
        String[] words = (command + " " + BREAKS_THE_RULES).split(" ");
        for (Run run : new Run[] {Run.of(words), Run.atTerminal(words)}) {
            assertThat(run.out() + run.err()).contains("r1c1").doesNotContain("R1c1");
        }
    }

    @Test
    void noHelpSpeaksOfALaterVersion() {
        for (Command command : CommandList.all()) {
            assertThat(Run.of(command.name(), "--help").out())
                    .doesNotContainIgnoringCase("later version", "this version");
        }
    }

    @Test
    void noSolutionIsSaidOnce() {
        String json = Run.of("hint", "--format", "json", ".2.1.......34...").out();
        assertThat(json).containsOnlyOnce("no solution");
    }
}
