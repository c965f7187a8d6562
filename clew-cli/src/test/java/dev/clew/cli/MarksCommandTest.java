package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What commands make of pencil marks that come in through a pipe: candidates are evidence, notes are not. */
class MarksCommandTest {
    /** The cell r2c2 is 5 in the solution; by the rules it may be 1, 4, 5 or 8. */
    private static final String CANDIDATES =
            Run.of("convert", "--to", "pm", Run.VINCENT).out();

    private static final String FIRST_HINT =
            Run.of("hint", "-l", "3", Run.VINCENT).out();

    /** Only two cells are marked, r1c3 and r9c1, and in each the solution's digit is missing. */
    private static String noted(String first) {
        String grid = Run.of("convert", "--to", "grid", Run.VINCENT).out();
        return grid.replaceFirst("7 3 \\.", "7 3 " + first).replaceFirst("\\. \\. \\. \\| 4", "12 . . | 4");
    }

    private static String struck(String cell) {
        assertThat(CANDIDATES).contains("1458");
        return CANDIDATES.replaceFirst("1458", cell);
    }

    @Test
    void aFewNotesChangeNoHintAndNoSolution() {
        Run hint = Run.withInput(noted("18"), "hint", "-l", "3");
        assertThat(hint.code()).isZero();
        assertThat(hint.out()).isEqualTo("-:1: " + FIRST_HINT);
        Run solved = Run.withInput(noted("18"), "solve");
        assertThat(solved.code()).isZero();
        assertThat(solved.out()).contains(Run.VINCENT_SOLVED);
        assertThat(Run.withInput(noted("18"), "explain").out())
                .contains(Run.of("explain", Run.VINCENT).out());
    }

    @Test
    void notesStayNotesOnTheWayThroughAFormat() {
        Run converted = Run.withInput(noted("18"), "convert", "--to", "pm");
        assertThat(converted.err()).isEmpty();
        assertThat(Run.withInput(converted.out(), "convert", "--to", "pm")).isEqualTo(converted);
        assertThat(converted.out().replaceAll("[^0-9]", "")).hasSize(39 + 4);
        Run candidates = Run.withInput(noted("18"), "convert", "--to", "candidates");
        assertThat(candidates.out())
                .isEqualTo(Run.of("convert", "--to", "candidates", Run.VINCENT).out());
        assertThat(candidates.err()).contains("4 notes");
        assertThat(Run.withInput(noted("18"), "convert", "--to", "hodoku").err())
                .contains("drops 4 notes");
    }

    @Test
    void aStruckCandidateIsPutBackInHalfASentence() {
        Run hint = Run.withInput(struck("148"), "hint", "-l", "3");
        assertThat(hint.code()).isZero();
        assertThat(hint.out().replace('\n', ' '))
                .contains("(One struck candidate counts again because the solution needs it.)")
                .doesNotContain("r2c2");
        Run path = Run.withInput(struck("148"), "explain");
        assertThat(path.code()).isZero();
        assertThat(path.out()).contains("\n(One struck candidate counts again because the solution needs it.)\n1. ");
        assertThat(Run.withInput(struck("148"), "hint", "-l", "3", "-f", "json").out())
                .contains("\"putBack\":1", "\"wronglyRemoved\":[]");
    }

    /** The 8 of r1c3 is struck, which leaves the 6 alone there; that the 5 of r2c2 comes back must not change it. */
    @Test
    void otherStrikesStay() {
        assertThat(Run.withInput(struck("148"), "steps", "-t", "naked-single").out())
                .doesNotContain("r1c3");
        Run single = Run.withInput(struck("148").replaceFirst("68 ", "6  "), "steps", "-t", "naked-single");
        assertThat(single.out()).contains("r1c3=6");
        assertThat(single.err()).contains("(One struck candidate counts again because the solution needs it.)");
    }

    /** 613 deletes the 6 from r1c3, where the solution has it. */
    @Test
    void aLibraryLineIsTakenAtItsWord() {
        String line = ":0000:x:" + Run.VINCENT + ":613::";
        Run hint = Run.of("hint", "-l", "3", line);
        assertThat(hint.code()).isEqualTo(1);
        assertThat(hint.out()).startsWith("A candidate you took out belongs in the solution: r1c3=6.\n");
        assertThat(Run.of("hint", line).out()).startsWith("A candidate you took out belongs in the solution.\n");
        assertThat(Run.of("solve", line).code()).isEqualTo(1);
    }

    /** The 1 of r2c2 is open by the rules. */
    @Test
    void candidatesThatDoNoHarmAreMentioned() {
        assertThat(Run.withInput(struck("458"), "hint", "-l", "3").out())
                .contains("Your marks: 1 mark is not written though the rules leave it open: r2c2=1.");
    }
}
