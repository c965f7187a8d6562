package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

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
}
