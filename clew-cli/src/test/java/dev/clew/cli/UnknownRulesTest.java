package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A rule that Clew does not know is refused by name everywhere but in convert, which names what it drops. */
class UnknownRulesTest {
    private static final String KILLER = "{\"size\":4,\"grid\":[[{\"value\":1,\"given\":true},{},{},{}],[{},{},{},{}],"
            + "[{},{},{},{}],[{},{},{},{}]],\"killercage\":[{\"cells\":[\"R1C1\"]}]}";

    @ParameterizedTest
    @ValueSource(strings = {"solve", "check", "count", "hint", "explain", "steps", "rate", "canon"})
    void isRefusedByName(String command) {
        Run run = Run.of(command, KILLER);
        assertThat(run.out() + run.err()).contains("holds killer cages, which Clew does not solve yet");
        assertThat(run.code()).isNotZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"line", "link", "f-puzzles", "sudokupad", "json"})
    void isDroppedWithAWordByConvert(String format) {
        Run run = Run.of("convert", "--to", format, KILLER);
        assertThat(run.err()).contains("drops killer cages, which Clew does not know yet");
        assertThat(run.out()).isNotBlank();
        assertThat(run.code()).isZero();
        Run again = Run.of("convert", "--to", "line", run.out().strip());
        assertThat(again.out().strip()).isEqualTo("1...............");
    }

    private static final String ROWS = "[[1,0,0,0],[0,0,0,0],[0,0,2,0],[0,0,0,3]]";
    private static final String FIVE =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    /** Programs unknown to Clew have rules, too. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"grid\":" + ROWS + ",\"thermo\":[[\"r1c3\",\"r1c4\"]]}",
                "{\"board\":" + ROWS + ",\"constraints\":[{\"type\":\"Thermometer\",\"cells\":[[0,2],[0,3]]}]}",
                "{\"puzzles\":[{\"grid\":" + ROWS + ",\n\"slow_thermos\":[[3,4]],\"thermos\":{\"a\":[3,4]}}]}",
                "[{\"grid\":" + ROWS + ",\"thermometers\":[[2,3]]}]",
                "[\n  {\n\"thermos\":[[2,3]],\n\"grid\":" + ROWS + "\n}\n]",
                "{\"puzzle\":\"" + FIVE + "\",\"thermos\":[[2,3]]}",
                "puzzle = {'grid': " + ROWS + ", 'thermos': [[2, 3]]}",
                "thermos:\n  - r1c3\n" + FIVE,
                "<puzzle><grid>" + FIVE + "</grid><thermos><line cells=\"2 3\"/></thermos></puzzle>",
            })
    void namesRulesOfAnyProgram(String text) {
        Run run = Run.withInput(text, "solve", "-");
        assertThat(run.out()).contains("thermometers, which Clew does not solve yet");
        assertThat(run.code()).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"grid\":" + ROWS + ",\"thermo\":[],\"arrows\":null,\"killer\":false,\"cages\":[[],{}]}",
                "{\"grid\":" + ROWS + ",\"minimum\":1,\"even\":4,\"type\":\"classic\"}",
                "{\"puzzle\":\"1.........2....3\",\"schema\":2,\"techniques\":{\"skyscraper\":[3]}}",
            })
    void fieldsWithoutARuleAreNone(String text) {
        Run run = Run.withInput(text, "convert", "--to", "line", "-");
        assertThat(run.err()).isEmpty();
        assertThat(run.out().strip()).isEqualTo("1.........2....3");
    }

    /** A rule belongs to the puzzles of the smallest object around it that has any. */
    @Test
    void aRuleIsForItsOwnPuzzles() {
        String text = "{\"puzzles\":[{\"grid\":" + ROWS + ",\"cages\":[[1,2]]},{\"grid\":" + ROWS + "}]}";
        assertThat(Run.withInput(text, "convert", "--to", "line", "-").out()).hasLineCount(2);
        assertThat(Run.withInput(text, "convert", "--to", "line", "-").err()).containsOnlyOnce("drops killer cages");
        String forAll = "{\"cages\":[[1,2]],\"puzzles\":[{\"grid\":" + ROWS + "},{\"grid\":" + ROWS + "}]}";
        assertThat(Run.withInput(forAll, "solve", "-").out().lines())
                .hasSize(2)
                .allMatch(line -> line.startsWith("!invalid: holds killer cages"));
    }

    /** Rules that a shape holds are taken. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"grid\":" + ROWS + ",\"antiknight\":true,\"diagonals\":true}",
                "{\"puzzle\":\"1.........2....3\",\"variant\":[\"diagonal\",\"anti-knight\"]}",
            })
    void rulesOfShapesAreTaken(String text) {
        assertThat(Run.withInput(text, "convert", "--to", "line", "-").out().strip())
                .isEqualTo("1.........2....3 # shape=4x4:diagonal:antiknight");
    }
}
