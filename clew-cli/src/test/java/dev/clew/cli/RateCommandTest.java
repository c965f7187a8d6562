package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class RateCommandTest {
    private static final String KLEIN =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

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
}
