package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class RateCommandTest {
    private static final String KLEIN =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    /** Needs an X-Wing, and nothing harder. */
    private static final String FISHY =
            ".8.........754......1....52..425.9.....7.3...9.2....37..54........6...834...7.125";

    @Test
    void aLineIsThePuzzleItsLevelItsScoreAndTheReasons() {
        Run run = Run.of("rate", KLEIN);
        assertThat(run.code()).isZero();
        assertThat(run.out())
                .matches("\\Q" + KLEIN
                        + "\\E beginner \\d+ Full House ×\\d+, .*; bottleneck: Hidden Single in a box in round .*\n");
    }

    @Test
    void everyPuzzleHasItsLineInOrderOnAnyNumberOfThreads() {
        String input = String.join("\n", KLEIN, ".2.4.4.221434321", "11.1............", Run.VINCENT, "??") + "\n";
        Run one = Run.withInput(input, "rate", "--threads", "1");
        assertThat(one.code()).isEqualTo(1);
        List<String> lines = one.lines();
        assertThat(lines).hasSize(5);
        assertThat(lines.get(0)).startsWith(KLEIN + " beginner ");
        assertThat(lines.get(1)).isEqualTo(".2.4.4.221434321 !multiple");
        assertThat(lines.get(2)).startsWith("11.1............ !none: r1c1 and r1c2 both hold 1");
        assertThat(lines.get(3)).startsWith(Run.VINCENT + " moderate ");
        assertThat(lines.get(4)).startsWith("?? !invalid: ");
        assertThat(Run.withInput(input, "rate", "--threads", "4").out()).isEqualTo(one.out());
    }

    @Test
    void writesCsvAndJson() {
        Run csv = Run.of("rate", "--format", "csv", KLEIN);
        assertThat(csv.lines().get(0))
                .isEqualTo("puzzle,shape,outcome,level,score,hardest,hard_steps,alternatives,reasons");
        assertThat(csv.lines().get(1))
                .startsWith(KLEIN + ",9x9,unique,beginner,")
                .contains(",Hidden Single in a box,");
        assertThat(Run.of("rate", "--format", "json", KLEIN).out())
                .startsWith("{\"schema\":2,\"puzzle\":\"" + KLEIN
                        + "\",\"shape\":\"9x9\",\"outcome\":\"unique\",\"message\":\"Full House")
                .contains("\"level\":\"beginner\"")
                .contains("\"techniques\":{\"full-house\":{\"weight\":100,\"rounds\":")
                .contains("\"bottleneck\":{\"techniques\":[\"hidden-single-in-a-box\"]");
        assertThat(Run.of("rate", "--format", "json", ".2.4.4.221434321").out()).contains("\"outcome\":\"multiple\"");
    }

    @Test
    void ratesWhatTheSetterPublished() {
        assertThat(Run.of("rate", "--budget", "1n", KLEIN).out()).isEqualTo(KLEIN + " !budget\n");
        String empty = ".".repeat(65 * 65);
        assertThat(Run.of("rate", "--shape", "65x65:latin", empty.replace(".", "0 "))
                        .out())
                .contains("!unsupported: techniques work on grids of up to 64 values, and this one has 65");
    }

    @Test
    void shardsAndResumedRunsHaveALineForEachPuzzle() {
        assertThat(Run.of("rate", "--shard", "1/2", "--format", "text", Run.COVER)
                        .errorLines())
                .containsExactly("clew: --shard and --resume need one line for each puzzle; take another --format");
        assertThat(Run.of("rate", "--scale", "se", "--shard", "1/2", "--template", "%r%l", Run.COVER)
                        .err())
                .contains("take another --template, without %l");
        assertThat(Run.of("rate", "--scale", "se", "--shard", "1/2", "--template", "%r %e", Run.COVER)
                        .err())
                .contains("%e is the time of this one; leave it out of --template");
        assertThat(Run.of("rate", "--scale", "se", "--shard", "1/2", "--template", "%r", Run.COVER)
                        .code())
                .isZero();
    }

    @Test
    void saysWhichTechniquesAPuzzleNeeds() {
        Run both = Run.of("rate", "--without", "naked-pair,x-wing", FISHY);
        assertThat(both.code()).isZero();
        assertThat(both.out())
                .matches("\\Q" + FISHY
                        + "\\E moderate, score \\d+; Naked Pair not necessary, X-Wing necessary, 28 cells "
                        + "open without it; without all of them: hard, score \\d+\n");
        assertThat(Run.of("rate", "--without", "x-wing", "--format", "json", FISHY)
                        .out())
                .contains("\"level\":\"moderate\"")
                .contains("\"without\":{\"needed\":true,\"tooHard\":false,\"techniques\":{\"x-wing\":"
                        + "{\"necessary\":true,\"open\":28}},\"open\":0,\"rating\":{\"level\":\"hard\"");
        assertThat(Run.of("rate", "--without", "hidden-pair", "--format", "json", FISHY)
                        .out())
                .contains("\"without\":{\"needed\":false,\"tooHard\":false,");
    }

    @Test
    void aTechniqueIsNotNecessaryWhereHarderOnesAre() {
        assertThat(Run.of("rate", "--without", "naked-pair", FISHY).out())
                .contains("; Naked Pair not necessary: harder ones are; without it: moderate, ");
    }

    @Test
    void withoutWhatItNeedsOnTheWholeScaleCellsStayOpen() {
        assertThat(Run.of(
                                "rate",
                                "--shape",
                                "4x4",
                                "--without",
                                "full-house,hidden-single,naked-single",
                                "1.....2..4.....3")
                        .out())
                .contains(" necessary, ", "; without all of them: 12 cells stay open on the whole scale");
    }

    @Test
    void aTableSaysItInColumns() {
        List<String> csv = Run.of("rate", "--without", "x-wing", "--format", "csv", FISHY, KLEIN)
                .lines();
        assertThat(csv.get(0))
                .isEqualTo("puzzle,shape,outcome,level,score,hardest,hard_steps,alternatives,needed,necessary,"
                        + "without_open,without_level,without_score,without_hardest,without_hard_steps,"
                        + "without_alternatives,reasons");
        assertThat(csv.get(1))
                .matches("[^,]+,9x9,unique,moderate,\\d+,X-Wing,4,2,true,x-wing,0,hard,\\d+,Swordfish,.*");
        assertThat(csv.get(2)).matches("[^,]+,9x9,unique,beginner,[^\"]+,false,,0,beginner,.*");
        assertThat(Run.of("rate", "--without", "x-wing", "--format", "csv", ".2.4.4.221434321")
                        .lines()
                        .get(1)
                        .split(",", -1))
                .hasSize(csv.get(0).split(",").length);
    }

    @Test
    void whatCannotBeTakenAwayIsRefused() {
        assertThat(Run.of("rate", "--without", "x-wing", "--scale", "se", FISHY).errorLines())
                .containsExactly("clew: --without: techniques can be taken away on the scale clew alone");
        assertThat(Run.of("rate", "--without", "xwong", FISHY).err())
                .startsWith("clew: --without: There is no technique \"xwong\"; known are ");
    }
}
