package dev.clew.docs.reglib;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReglibTest {
    /** A full grid less its first cell, which is a 1. */
    private static final String ONE_BLANK =
            ".62734598479685132538219764254197683913568427687342915345926871726851349891473256";

    /** A box whose 4, 5 and 6 are confined to its third row. */
    private static final String LOCKED = "123......" + "789......" + ".".repeat(63);

    @TempDir
    Path folder;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    private int run(String... lines) throws IOException {
        Path file = Files.writeString(folder.resolve("cases.txt"), String.join("\n", lines) + "\n");
        return Reglib.run(file, new PrintStream(out, true, StandardCharsets.UTF_8));
    }

    @Test
    void exactConclusionsPass() throws IOException {
        assertThat(run("# a comment", "", ":0000:1:" + ONE_BLANK + ":::111:")).isZero();
        assertThat(out.toString(StandardCharsets.UTF_8))
                .contains("1 cases run, 1 passed, 0 missed")
                .contains("Full House");
    }

    @Test
    void aProvenStepWithMoreIsListedApartAndPasses() throws IOException {
        assertThat(run(":0100:4:" + LOCKED + "::434 435::")).isZero();
        assertThat(out.toString(StandardCharsets.UTF_8)).containsPattern("0100 .* 1 +0 +1 +0\\n");
    }

    @Test
    void aWrongConclusionIsAMiss() throws IOException {
        assertThat(run(":0000:2:" + ONE_BLANK + ":::211:")).isEqualTo(1);
        assertThat(out.toString(StandardCharsets.UTF_8)).contains("missed 0000 line 1: expected [r1c1=2]");
    }

    @Test
    void aCaseThatMustFailPassesWhenNothingIsFound() throws IOException {
        assertThat(run(":0000-x:1:" + LOCKED + "::::")).isZero();
        assertThat(run(":0000-x:1:" + ONE_BLANK + "::::")).isEqualTo(1);
    }

    @Test
    void unknownCodesAreListedAndBadLinesNamed() throws IOException {
        assertThat(run(":9999:1:" + ONE_BLANK + ":::111:")).isZero();
        assertThat(out.toString(StandardCharsets.UTF_8)).contains("not run: {9999=1}");
        assertThat(run("nonsense")).isEqualTo(2);
        assertThat(Reglib.run(folder.resolve("none.txt"), new PrintStream(out))).isEqualTo(3);
    }
}
