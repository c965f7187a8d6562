package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class InputTest {
    @TempDir
    Path folder;

    @Test
    void readsFilesTextsAndStandardInputInTheirOrder() throws IOException {
        Path file = write("puzzles.txt", Run.COVER + "\n");
        Run run = Run.withInput("1...............\n", "solve", Run.VINCENT, file.toString(), "-");
        assertThat(run.lines()).containsExactly(Run.VINCENT_SOLVED, Run.COVER_SOLVED, "!multiple");
    }

    @Test
    void takesMarksCommentsBlankLinesAndMixedSizes() throws IOException {
        Path file = write(
                "mixed.txt",
                "\uFEFF# a comment\r\n\r\n" + Run.VINCENT + "\r\n# another\r\n1234341221434321\r\nwhat?\r\n\r\n"
                        + Run.COVER + " # level 3\r\n");
        Run run = Run.of("solve", file.toString());
        assertThat(run.lines())
                .hasSize(4)
                .startsWith(Run.VINCENT_SOLVED, "1234341221434321")
                .endsWith(Run.COVER_SOLVED);
        assertThat(run.errorLines()).singleElement().asString().startsWith("clew: " + file + ":6: ");
        assertThat(run.code()).isEqualTo(1);
    }

    @Test
    void standardInputIsTheDefaultUnlessAPersonSitsThere() {
        assertThat(Run.withInput(Run.VINCENT, "solve").out()).isEqualTo(Run.VINCENT_SOLVED + "\n");
        Run run = Run.atTerminal("solve");
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.errorLines()).singleElement().asString().startsWith("clew: no puzzle given");
    }

    @Test
    void whatLooksLikeAFileButIsNoneIsAnError() {
        for (String name : new String[] {"no/such/thing", "nothing.txt", "/nowhere"}) {
            assertThat(Run.of("solve", name))
                    .isEqualTo(new Run(3, "", "clew: cannot read " + name + ": no such file\n"));
        }
        assertThat(Run.of("solve", folder.toString()).err()).contains("it is a folder");
        assertThat(Run.of("solve", "puzzle1").err()).contains("there is no file \"puzzle1\" either");
    }

    @Test
    void severalArgumentsAreNamedByNumber() {
        assertThat(Run.of("solve", Run.VINCENT, "?!").err()).startsWith("clew: argument 2:1: ");
    }

    @Test
    void anEmptyInputIsSaidToBeEmpty() throws IOException {
        Path file = write("empty.txt", "# nothing\n");
        assertThat(Run.of("solve", file.toString()))
                .isEqualTo(new Run(1, "", "clew: no puzzle found in " + file + "\n"));
    }

    @Test
    void textsFromInputsCannotSteerTheTerminal() {
        Run run = Run.on("012", Map.of(), "", "solve", "\u001b[2Jx");
        assertThat(run.out() + run.err()).contains("!invalid: ").doesNotContain("\u001b");
    }

    private Path write(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }
}
