package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code clew rate --scale se}. */
class RateSeTest {
    private static final String KLEIN =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    /** The first step, the first placement and the hardest step all differ. */
    private static final String THREE =
            ".8.7..62.75.....9...6.9....4.....3....83.......59...74.2...1.....78...6.....3.5..";

    @Test
    void everyPuzzleHasItsLineInOrderOnAnyNumberOfThreads() {
        String input =
                String.join("\n", THREE, ".".repeat(81), "11" + ".".repeat(79), KLEIN, "??", ".2.4.4.221434321") + "\n";
        Run one = Run.withInput(input, "rate", "--scale", "se", "--threads", "1");
        assertThat(one.code()).isEqualTo(1);
        assertThat(one.lines()).hasSize(6);
        assertThat(one.lines().get(0)).isEqualTo(THREE + " ED=8.4/8.0/7.6");
        assertThat(one.lines().get(1))
                .isEqualTo(".".repeat(81) + " !unsupported: the scale se needs givens, and this"
                        + " puzzle has none; take the scale clew");
        assertThat(one.lines().get(2)).contains(" !none: r1c1 and r1c2 both hold 1");
        assertThat(one.lines().get(3)).isEqualTo(KLEIN + " ED=1.2/1.2/1.2");
        assertThat(one.lines().get(4)).startsWith("?? !invalid: ");
        assertThat(one.lines().get(5))
                .isEqualTo(".2.4.4.221434321 !unsupported: the scale se is for 9x9 puzzles, and"
                        + " this one is 4x4; take the scale clew");
        assertThat(Run.withInput(input, "rate", "--scale", "se", "--threads", "4"))
                .isEqualTo(one);
    }

    /** Nested chains, which threads without a puzzle of their own help with. */
    @Test
    void oneHardPuzzleIsRatedTheSameOnSeveralThreads() {
        String hard = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";
        assertThat(Run.of("rate", "--scale", "se", "--threads", "3", hard).out())
                .isEqualTo(hard + " ED=10.5/1.2/1.2\n");
    }

    @Test
    void uniquenessComesFirst() {
        String several = "5" + ".".repeat(80);
        assertThat(Run.of("rate", "--scale", "se", several).out()).isEqualTo(several + " !multiple\n");
        assertThat(Run.of("rate", "--scale", "se", "--budget", "60n", THREE).out())
                .isEqualTo(THREE + " !budget\n");
    }

    @Test
    void filtersGiveUp() {
        assertThat(Run.of("rate", "--scale", "se", "--pearl", THREE).out()).isEqualTo(THREE + " ED=20.0/8.0/7.6\n");
        assertThat(Run.of("rate", "--scale", "se", "--diamond", THREE).out()).isEqualTo(THREE + " ED=20.0/0.0/7.6\n");
    }

    @Test
    void writesWhatTheTemplateSays() {
        assertThat(Run.of("rate", "--scale", "se", "--template", "%n%t%r|%p|%d%l%R, %P, %D (100%%) %g", THREE)
                        .out())
                .isEqualTo("1\t8.4|8.0|7.6\nCell Forcing Chains, Nishio Forcing Chains, Nishio Forcing Chains (100%) "
                        + THREE + "\n");
        assertThat(Run.of("rate", "--scale", "se", "--template", "%e", KLEIN).out())
                .matches("\\d+\\.\\d{3}\n");
        String several = "5" + ".".repeat(80);
        assertThat(Run.of("rate", "--scale", "se", "--template", "%r", several).out())
                .isEqualTo(several + " !multiple\n");
    }

    @Test
    void writesCsvJsonAndText() {
        Run csv = Run.of("rate", "--scale", "se", "--format", "csv", THREE);
        assertThat(csv.lines().get(0))
                .isEqualTo("puzzle,shape,outcome,er,ep,ed,er_technique,ep_technique,ed_technique,reason");
        assertThat(csv.lines().get(1))
                .isEqualTo(THREE + ",9x9,unique,8.4,8.0,7.6,Cell Forcing Chains,Nishio Forcing Chains,"
                        + "Nishio Forcing Chains,");
        assertThat(Run.of("rate", "--scale", "se", "--format", "json", THREE).out())
                .isEqualTo(
                        "{\"schema\":2,\"puzzle\":\"" + THREE + "\",\"shape\":\"9x9\",\"outcome\":\"unique\","
                                + "\"message\":\"ER 8.4, EP 8.0, ED 7.6\",\"ratings\":{\"se\":{\"er\":8.4,\"ep\":8.0,\"ed\":7.6}},\"line\":1}\n");
        assertThat(Run.of("rate", "--scale", "se", "--format", "text", KLEIN).lines())
                .containsExactly(
                        "ER 1.2, EP 1.2, ED 1.2",
                        "  Hardest step: Hidden Single",
                        "  Up to the first placement: Hidden Single",
                        "  First step: Hidden Single");
    }

    /** 8.4, and 1.2. */
    @ParameterizedTest
    @CsvSource({
        "--at-least 8.4, ER>=8.4, ER<8.4",
        "--at-least 8.5, ER<8.5, ER<8.5",
        "--at-most 8.4, ER<=8.4, ER<=8.4",
        "--at-most 8.3, ER>8.3, ER<=8.3",
        "--at-least 1.2 --at-most 5, 'ER>5.0', 1.2<=ER<=5.0",
        "--at-least 2 --at-most 9, 2.0<=ER<=9.0, ER<2.0"
    })
    void saysWhetherTheErKeepsToBounds(String bounds, String hard, String easy) {
        String[] words = ("rate --scale se --threads 1 " + bounds).split(" ");
        assertThat(Run.withInput(THREE + "\n" + KLEIN + "\n", words).lines())
                .containsExactly(THREE + " " + hard, KLEIN + " " + easy);
    }

    @Test
    void boundsComeInEveryForm() {
        Run csv = Run.of("rate", "--scale", "se", "--at-least", "9", "--format", "csv", THREE);
        assertThat(csv.lines())
                .containsExactly("puzzle,shape,outcome,within,er,reason", THREE + ",9x9,unique,false,ER<9.0,");
        assertThat(Run.of("rate", "--scale", "se", "--at-least", "9", "--format", "json", THREE)
                        .out())
                .contains("\"ratings\":{\"se\":{\"within\":false,\"bounds\":\"ER<9.0\"}}");
        assertThat(Run.of("rate", "--scale", "se", "--at-least", "9", "--budget", "60n", THREE)
                        .out())
                .isEqualTo(THREE + " !budget\n");
    }

    @Test
    void allScalesHaveTheirColumnsInOneRun() {
        Run csv = Run.withInput(KLEIN + "\n1234341221434321\n??\n", "rate", "--scale", "all", "--format", "csv");
        assertThat(csv.lines().get(0))
                .isEqualTo(
                        "puzzle,shape,outcome,clew_level,clew_score,clew_hardest,clew_hard_steps,clew_alternatives,"
                                + "clew_reasons,se_er,se_ep,se_ed,se_er_technique,se_ep_technique,se_ed_technique,se_reason,reason");
        assertThat(csv.lines().get(1))
                .startsWith(KLEIN + ",9x9,unique,beginner,")
                .endsWith(",1.2,1.2,1.2,Hidden Single,Hidden Single,Hidden Single,,");
        assertThat(csv.lines().get(2))
                .startsWith("1234341221434321,4x4,unique,beginner,")
                .endsWith(",,,,,,,,\"se: the scale se is for 9x9 puzzles, and this one is 4x4; take the scale clew\"");
        assertThat(csv.lines().get(3)).startsWith("??,,invalid,,,,,,,,,,,,,,");
    }

    @Test
    void allScalesAreToldInEveryForm() {
        assertThat(Run.of("rate", "--scale", "all", KLEIN).out())
                .startsWith(KLEIN + " clew: beginner ")
                .endsWith("; se: ED=1.2/1.2/1.2\n");
        assertThat(Run.of("rate", "--scale", "all", "--format", "json", KLEIN).out())
                .contains("\"ratings\":{\"clew\":{\"level\":\"beginner\",")
                .contains("\"se\":{\"er\":1.2,\"ep\":1.2,\"ed\":1.2}}");
        assertThat(Run.of("rate", "--scale", "all", "--format", "text", KLEIN).lines())
                .contains("  se: ER 1.2, EP 1.2, ED 1.2", "  Hardest step: Hidden Single");
    }

    /** Singles cost nothing on one scale, and are counted on the other. */
    @Test
    void aBudgetThatEndsOnOneScaleLeavesTheOthers() {
        assertThat(Run.of("rate", "--scale", "all", "--budget", "3n", KLEIN).out())
                .isEqualTo(KLEIN + " clew: the budget ended; se: ED=1.2/1.2/1.2\n");
    }

    @Test
    void aRunThatIsTakenUpWritesTheSame(@TempDir Path folder) throws IOException {
        Path input = Files.writeString(folder.resolve("in"), String.join("\n", THREE, KLEIN, THREE) + "\n");
        Path output = folder.resolve("out");
        String whole = Run.of("rate", "--scale", "all", input.toString()).out();
        Run.of("rate", "--scale", "all", "--resume", input.toString(), "--output", output.toString());
        assertThat(output).hasContent(whole.stripTrailing());
        String shards = Run.of("rate", "--scale", "all", "--shard", "1/2", input.toString())
                        .out()
                + Run.of("rate", "--scale", "all", "--shard", "2/2", input.toString())
                        .out();
        assertThat(shards.lines())
                .containsExactlyInAnyOrderElementsOf(whole.lines().toList());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "rate --pearl 1 | --pearl: it works only with the scale se",
                "rate --template %r 1 | --template is for --scale se without bounds",
                "rate --scale all --template %r 1 | --template is for --scale se without bounds",
                "rate --scale all --diamond 1 | --diamond: it works only with the scale se",
                "rate --at-least 9 1 | --at-least: it works only with the scale se",
                "rate --scale se --at-least 9 --at-most 8.9 1 | --at-least: 9.0 is above 8.9, so no puzzle is both",
                "rate --scale se --at-least hard 1 | --at-least: a rating such as 9.0 is needed, but hard was given",
                "rate --scale se --at-most 6.9 --pearl 1 | --pearl: bounds of the ER are for all puzzles; leave this out",
                "rate --scale se --at-most 6.9 --template %r 1 | --template is for --scale se without bounds",
                "rate --scale se --pearl --diamond 1 | --pearl: every diamond is a pearl; leave one of the two out",
                "rate --scale se --template %r --format csv 1 | --template and --format exclude each other; leave one out",
                "rate --scale se --template %q 1 | --template does not know %q; take some of %g %r %p %d %R %P %D %n %e"
                        + " %l %t %%",
                "rate --scale se --template a% 1 | --template does not know %; take some of %g %r %p %d %R %P %D %n %e"
                        + " %l %t %%"
            })
    void saysWhatIsWrong(String line, String message) {
        assertThat(Run.of(line.split(" "))).isEqualTo(new Run(2, "", "clew: " + message + "\n"));
    }
}
