package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.core.format.FormatCatalog;
import dev.clew.core.format.PuzzleFormat;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class CheckCountConvertTest {
    @Test
    void checkSaysWhatIsWrongWithEachPuzzle() {
        Run run = Run.withInput(
                String.join("\n", Run.VINCENT, ".2.4.4.221434321", "11.1............", "??") + "\n", "check");
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err()).isEmpty();
        assertThat(run.lines())
                .satisfiesExactly(
                        line -> assertThat(line).isEqualTo("-:1: valid: exactly one solution"),
                        line -> assertThat(line)
                                .isEqualTo(
                                        "-:2: !multiple: two of the solutions differ in 4 cells: r1c1 (1 or 3), r1c3 (1 or 3), "
                                                + "r2c1 (1 or 3), r2c3 (1 or 3)"),
                        line -> assertThat(line)
                                .startsWith("-:3: !none: r1c1 and r1c2 both hold 1 (row 1)")
                                .endsWith("all cells in conflict: r1c124"),
                        line -> assertThat(line).startsWith("-:4: !invalid: "));
    }

    @Test
    void whatIsSaidOfAllConflictsIsASentenceBehindOne() {
        String eights = "530070000600195000098000060800060003400803001700020006060000280000419005000080078";
        assertThat(Run.of("check", eights).out())
                .isEqualTo(
                        "!none: r7c8 and r9c9 both hold 8 (box 9); one of them is wrong. r9c9=8 is wrong: without it "
                                + "there is exactly one solution. All cells in conflict: r7c8, r9c59\n");
    }

    @Test
    void checkKnowsNoSolutionAndNoAnswer() {
        String unsolvable = ".2.1.......34...";
        assertThat(Run.of("check", unsolvable).out()).isEqualTo("!none\n");
        assertThat(Run.of("check", "--budget", "1n", ".".repeat(81)).out()).startsWith("!budget: ");
        assertThat(Run.of("check", Run.VINCENT)).isEqualTo(new Run(0, "valid: exactly one solution\n", ""));
        assertThat(Run.of("check", "--format", "json", Run.VINCENT).out()).contains("\"outcome\":\"unique\"");
    }

    @Test
    void checkComparesTheSolutionBesideThePuzzle() {
        assertThat(Run.of("check", "7," + Run.COVER + "," + Run.COVER_SOLVED))
                .isEqualTo(new Run(0, "valid: exactly one solution, the one given\n", ""));
        char last = Run.COVER_SOLVED.charAt(80);
        String wrong = Run.COVER_SOLVED.substring(0, 80) + (last == '1' ? '2' : '1');
        Run run = Run.of("check", wrong + ";" + Run.COVER);
        assertThat(run.out())
                .isEqualTo("!wrong: the solution given differs from the only one in 1 cell: r9c9 (" + last + ", not "
                        + wrong.charAt(80) + ")\n");
        assertThat(run.code()).isEqualTo(1);
    }

    @Test
    void countCounts() {
        assertThat(Run.of("count", ".".repeat(16)).out()).isEqualTo("288\n");
        assertThat(Run.of("count", Run.VINCENT)).isEqualTo(new Run(0, "1\n", ""));
        assertThat(Run.of("count", "--limit", "100", ".".repeat(16)).out()).isEqualTo("100+ (limit)\n");
        assertThat(Run.of("count", "--budget", "20n", ".".repeat(81)).out()).matches("\\d+\\+ \\(budget\\)\n");
    }

    @Test
    void countTellsContradictionsFromTextsThatAreNoPuzzle() {
        Run contradictory = Run.of("count", "11..............");
        assertThat(contradictory.out()).isEqualTo("0\n");
        assertThat(contradictory.err()).contains("r1c1 and r1c2 both hold 1");
        assertThat(contradictory.code()).isZero();
        Run bad = Run.of("count", "??");
        assertThat(bad.out()).startsWith("!invalid: ");
        assertThat(bad.code()).isEqualTo(1);
    }

    static Stream<PuzzleFormat> formats() {
        return FormatCatalog.standard().formats().stream();
    }

    @ParameterizedTest
    @MethodSource("formats")
    void convertsToEveryFormatAndBack(PuzzleFormat format) {
        String two = Run.VINCENT + "\n" + Run.COVER + "\n";
        Run there = Run.withInput(two, "convert", "--to", format.name());
        assertThat(there.code()).isZero();
        Run back = Run.withInput(there.out(), "solve");
        assertThat(back).isEqualTo(new Run(0, Run.VINCENT_SOLVED + "\n" + Run.COVER_SOLVED + "\n", ""));
    }

    @Test
    void convertSaysWhatAFormatCannotHold() {
        String candidates = Run.of("convert", "--to", "candidates", Run.VINCENT).out();
        Run run = Run.withInput(candidates, "convert", "--to", "line");
        assertThat(run.code()).isZero();
        assertThat(run.lines()).hasSize(1);
        assertThat(run.errorLines())
                .singleElement()
                .asString()
                .startsWith("clew: -:1: the format line drops ")
                .contains("mark");
    }

    @Test
    void convertReportsWhatItCannotRead() {
        Run run = Run.withInput(Run.VINCENT + "\n??\n" + Run.COVER + "\n", "convert", "--to", "line");
        assertThat(run.lines()).containsExactly(Run.VINCENT, Run.COVER);
        assertThat(run.errorLines()).singleElement().asString().startsWith("clew: -:2: ");
        assertThat(run.code()).isEqualTo(1);
    }

    @Test
    void convertRefusesAnUnknownFormat() {
        Run run = Run.of("convert", "--to", "papyrus", Run.VINCENT);
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).contains("--to does not know \"papyrus\"; take one of ");
    }
}
