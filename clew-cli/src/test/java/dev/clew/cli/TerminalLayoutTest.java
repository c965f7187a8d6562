package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What people see on a terminal of 80 columns; programs read other forms. */
class TerminalLayoutTest {
    private static final String HARD =
            "75..6.......7..4..8....2.9......72..5..6.4..8..91......7.4....6..1..9.......8..79";
    private static final String BREAKS_THE_RULES = "11..............";

    @TempDir
    Path folder;

    private String file;

    @BeforeEach
    void writePuzzles() throws IOException {
        file = Files.writeString(folder.resolve("p"), HARD + "\n" + BREAKS_THE_RULES + "\n" + Run.VINCENT + "\n")
                .toString();
    }

    private Run shown(String... words) {
        return Run.on("01", Map.of("NO_COLOR", "1"), "", words);
    }

    @Test
    void rateLaysItsAnswerOutOverLines() {
        Run run = shown("rate", file);
        assertThat(run.err()).isEmpty();
        assertThat(run.lines().get(0)).isEqualTo(file + ":1: expert, score 630");
        assertThat(run.lines().get(1)).startsWith("  Techniques: Full house ×8, ");
        assertThat(run.lines())
                .anyMatch(line -> line.startsWith("  Bottleneck: "))
                .anyMatch(line -> line.startsWith(file + ":2: !none: r1c1 and r1c2 both hold 1"))
                .filteredOn(line -> !line.startsWith(file))
                .allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(80));
        assertThat(Run.of("rate", HARD).lines()).singleElement().asString().startsWith(HARD + " expert 630 Full House");
        assertThat(Run.of("rate", "--format", "text", HARD).out())
                .isEqualTo(shown("rate", HARD).out());
    }

    @Test
    void titlesStandAboveGrids() {
        assertThat(shown("solve", file).lines()).startsWith(file + ":1: Exactly one solution; 57 cells filled in.");
        assertThat(shown("hint", "--level", "3", file).lines().get(0)).startsWith(file + ":1: ");
        assertThat(shown("hint", file).lines()).startsWith(file + ":1:", "    1 2 3   4 5 6   7 8 9");
        assertThat(shown("hint", "--level", "3", Run.VINCENT).lines())
                .startsWith("Hidden single: r3c9=7", "    1 2 3   4 5 6   7 8 9");
        assertThat(shown("explain", file).lines()).startsWith(file + ":1:");
    }

    @Test
    void countAndStepsSayWhichPuzzleOnce() {
        assertThat(shown("count", file))
                .isEqualTo(new Run(
                        0,
                        file + ":1: 1\n" + file + ":2: 0 (r1c1 and r1c2 both hold 1 (row 1); one of them is wrong)\n"
                                + file + ":3: 1\n",
                        ""));
        assertThat(Run.of("count", file).out()).isEqualTo("1\n0\n1\n");
        Run steps = shown("steps", file);
        assertThat(steps.out()).containsOnlyOnce(file + ":3: ").contains("\n  Hidden single: r3c9=7\n");
        assertThat(steps.lines()).anyMatch(line -> line.matches("\\Q" + file + "\\E:3: \\d+ steps\\."));
        assertThat(Run.of("steps", file).lines()).contains(file + ":3: Hidden single: r3c9=7");
    }
}
