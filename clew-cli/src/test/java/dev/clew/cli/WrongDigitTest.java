package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A player at the command line, whose grid does not tell givens from placed digits, hears which digit is wrong. */
class WrongDigitTest {
    /** The puzzle with digits in r1c3, r1c4, … as far as the text goes; the right ones are 6, 1, 5. */
    private static String game(String digits) {
        StringBuilder game = new StringBuilder(Run.VINCENT);
        game.replace(2, 2 + digits.length(), digits);
        return game.toString();
    }

    @Test
    void theOriginalTellsWhatIsWrong() {
        assertThat(Run.of("hint", "--original", Run.VINCENT, game("615")).code())
                .isZero();
        Run hint = Run.of("hint", "--original", Run.VINCENT, game("819"));
        assertThat(hint.code()).isEqualTo(1);
        assertThat(hint.out()).isEqualTo("2 of the digits you placed cannot stay: r1c3=8, r1c5=9.\n");
        Run check = Run.of("check", "--original", Run.VINCENT, game("819"));
        assertThat(check.code()).isEqualTo(1);
        assertThat(check.out())
                .startsWith("!wrong: ")
                .endsWith("2 of the digits you placed cannot stay: r1c3=8, r1c5=9.\n");
        assertThat(Run.of("explain", "--original", Run.VINCENT, game("819")).out())
                .contains("2 of the digits you placed cannot stay: r1c3=8, r1c5=9.");
        assertThat(Run.of("check", "--original", Run.VINCENT, game("615")).out())
                .isEqualTo("valid: exactly one solution\n");
    }

    /** The 7 of r1c1 has become a 1; the 3 of r1c2 was left out, which is not a mistake. */
    @Test
    void aChangedGivenIsWrongAndAMissingOneIsNot() {
        String changed = "1" + Run.VINCENT.substring(1);
        assertThat(Run.of("hint", "--original", Run.VINCENT, changed).out())
                .isEqualTo("A digit you placed cannot stay: r1c1=1.\n");
        String missing = "7." + Run.VINCENT.substring(2);
        assertThat(Run.of("hint", "-l", "3", "--original", Run.VINCENT, missing))
                .isEqualTo(Run.of("hint", "-l", "3", Run.VINCENT));
    }

    @Test
    void theOriginalMayBeAFile(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("puzzle.txt");
        Files.writeString(file, Run.of("convert", "--to", "grid", Run.VINCENT).out());
        assertThat(Run.withInput(game("8"), "hint", "--original", file.toString())
                        .out())
                .isEqualTo("-:1: A digit you placed cannot stay: r1c3=8.\n");
        Files.writeString(file, Run.VINCENT + "\n" + Run.COVER + "\n");
        Run two = Run.of("hint", "--original", file.toString(), game("8"));
        assertThat(two.code()).isEqualTo(2);
        assertThat(two.err()).contains("holds more than one puzzle");
        assertThat(Run.of("hint", "--original", "nonsense", game("8")).code()).isEqualTo(2);
        assertThat(Run.of("hint", "--original", "-", game("8")).err()).contains("not standard input");
        Run small = Run.of("check", "--original", "1...............", game("8"));
        assertThat(small.out()).startsWith("!unsupported: a 9x9 grid cannot be a game of the original, which is 4x4");
    }

    /** The 8 in r1c3 leaves no solution, and neither would it without most of the other digits. */
    @Test
    void withoutTheOriginalAllDigitsThatMayBeWrongAreNamed() {
        Run hint = Run.of("hint", game("8"));
        assertThat(hint.code()).isEqualTo(1);
        assertThat(hint.out())
                .startsWith("!none")
                .contains("r1c3")
                .endsWith(": without it there is exactly one solution.\n");
        Run check = Run.of("check", game("8"));
        assertThat(check.out())
                .startsWith("!none")
                .contains("r1c3")
                .endsWith(": without it there is exactly one solution.\n");
        assertThat(Run.of("hint", "-f", "json", game("8")).out()).contains("\"suspects\":[[\"", "[\"r1c3=8\"]");
    }

    /** Every digit named must do: without it there is one solution; without another there is none or more than one. */
    @Test
    void theDigitsNamedAreExactlyThoseThatDo() {
        String json = Run.of("hint", "-f", "json", game("8")).out();
        for (int cell = 0; cell < 81; cell++) {
            char digit = game("8").charAt(cell);
            String without = game("8").substring(0, cell) + "." + game("8").substring(cell + 1);
            boolean does = digit != '.' && Run.of("check", without).code() == 0;
            String name = "r" + (cell / 9 + 1) + "c" + (cell % 9 + 1) + "=" + digit;
            assertThat(json.contains("[\"" + name + "\"]")).as(name).isEqualTo(does);
        }
    }

    @Test
    void pairsAreNamedWhereNoSingleDigitDoes() {
        Run hint = Run.of("hint", game("819"));
        assertThat(hint.out()).contains("Two digits are wrong: ").contains("r1c3 and r1c5");
        assertThat(Run.of("check", game("819")).out()).contains("r1c3 and r1c5");
    }

    /** A budget bounds the search for wrong digits; what is not known is not said. */
    @Test
    void aBudgetBoundsTheInquiry() {
        Run hint = Run.of("hint", "--budget", "20n", game("8"));
        assertThat(hint.out()).startsWith("!none").doesNotContain("wrong:");
    }

    /** Only check says which candidate was struck by mistake. */
    @Test
    void checkNamesTheCandidateThatIsMissing() {
        String candidates = Run.of("convert", "--to", "pm", Run.VINCENT).out().replaceFirst("1458", "148");
        Run check = Run.withInput(candidates, "check");
        assertThat(check.code()).isEqualTo(1);
        assertThat(check.out()).contains("A candidate you took out belongs in the solution: r2c2=5.");
    }
}
