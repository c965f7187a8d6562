package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Texts that were once silently taken for something else. */
class MisreadingTest {
    private static final String[] ROWS = Run.VINCENT.split("(?<=\\G.{9})");

    @ParameterizedTest
    @ValueSource(strings = {"solve", "check", "count", "rate", "canon", "steps"})
    void aRaggedGridIsSpokenOfOnce(String command) {
        List<String> rows = new java.util.ArrayList<>(List.of(ROWS));
        rows.set(4, rows.get(4).substring(1));
        Run run = Run.withInput(String.join("\n", rows) + "\n", command);
        assertThat((run.out() + run.err()).lines().filter(line -> line.contains("Row 5 has 8 values")))
                .isNotEmpty();
        assertThat(run.out() + run.err()).doesNotContain("3×3");
        assertThat(run.out().lines().count()).isLessThanOrEqualTo(1);
        assertThat(run.code()).isEqualTo(1);
    }

    @Test
    void solutionCountsAndSolutionsBehindAPuzzleAreNoDeletedCandidates() {
        String lines = Run.VINCENT + ":1:" + Run.VINCENT_SOLVED + "\n" + Run.VINCENT + ":1\n" + Run.COVER + ":12\n";
        assertThat(Run.withInput(lines, "solve"))
                .isEqualTo(new Run(
                        0, Run.VINCENT_SOLVED + "\n" + Run.VINCENT_SOLVED + "\n" + Run.COVER_SOLVED + "\n", ""));
    }

    @ParameterizedTest
    @ValueSource(strings = {"solve", "check", "count", "rate", "canon", "steps", "hint", "explain"})
    void whereTwoReadingsArePossibleALineSaysWhichWasTaken(String command) {
        Run run = Run.withInput(Run.VINCENT + ":813\n", command);
        assertThat(run.errorLines())
                .singleElement()
                .asString()
                .startsWith("clew: -:1: :813 is taken for a remark, not for the deleted candidate r1c3<>8");
        assertThat(run.code()).isZero();
        assertThat(run.out())
                .isNotBlank()
                .isEqualTo(Run.withInput(Run.VINCENT + "\n", command).out());
    }
}
