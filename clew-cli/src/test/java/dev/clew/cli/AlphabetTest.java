package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.core.Alphabet;
import dev.clew.core.Shape;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Large puzzles in the alphabets that people use: distinguished by their symbols, and answered in their own. */
class AlphabetTest {
    /** A solution by a pattern, with every step-th cell left open; with all cells for 0. */
    private static int[] values(Shape shape, int step) {
        int[] values = new int[shape.cells()];
        for (int cell = 0; cell < values.length; cell++) {
            int row = shape.row(cell);
            int shift = shape.boxColumns() * (row % shape.boxRows()) + row / shape.boxRows();
            values[cell] = step > 0 && cell % step == 0 ? 0 : (shape.column(cell) + shift) % shape.size() + 1;
        }
        return values;
    }

    static Stream<Arguments> alphabets() {
        return Stream.of("10x10:2x5", "12x12", "16x16", "25x25")
                .flatMap(shape -> Stream.of(Alphabet.values()).map(alphabet -> Arguments.of(shape, alphabet)));
    }

    @ParameterizedTest
    @MethodSource("alphabets")
    void isReadAndAnsweredInItsOwnAlphabet(String name, Alphabet alphabet) {
        Shape shape = Shape.parse(name);
        String puzzle = alphabet.line(values(shape, 7));
        String solution = alphabet.line(values(shape, 0));
        assertThat(Run.of("solve", puzzle)).isEqualTo(new Run(0, solution + "\n", ""));
        assertThat(Run.of("solve", "--format", "json", puzzle).out())
                .contains("\"puzzle\":\"" + puzzle + "\"", "\"solution\":\"" + solution + "\"");
        assertThat(Run.of("solve", "--format", "csv", puzzle).lines().get(1))
                .startsWith(puzzle + "," + shape.name() + ",unique," + solution + ",");
        assertThat(Run.of("check", solution).out()).startsWith("valid");
        for (String format : new String[] {"grid", "csv", "numbers", "json"}) {
            String document = Run.of("convert", "--to", format, puzzle).out();
            String again = Run.withInput(document, "solve").out().strip();
            boolean own = format.equals("grid") || format.equals("csv");
            assertThat(again).as(format).isEqualTo(own ? solution : Alphabet.FROM_ONE.line(values(shape, 0)));
        }
        String rows = puzzle.replaceAll("(.{" + shape.size() + "})", "$1\n");
        assertThat(Run.withInput(rows, "solve").out()).isEqualTo(solution + "\n");
        assertThat(Run.withInput(Run.of("solve", "--format", "grid", puzzle).out(), "solve")
                        .out())
                .isEqualTo(solution + "\n");
    }

    @Test
    void whereTwoReadingsRemainOneIsTakenAndSaid() {
        String sparse = "123456789ABCDEF." + ".".repeat(240);
        Run run = Run.of("solve", "--limit", "1", sparse);
        assertThat(run.out()).startsWith("123456789ABCDEFG");
        assertThat(run.errorLines())
                .containsExactly("clew: its symbols fit 1–9A–G and 0–9A–F; they are read as 1–9A–G");
        assertThat(Run.of("solve", "--limit", "1", "ABCDEFG" + ".".repeat(249)).err())
                .contains("fit 1–9A–G and A–P; they");
        assertThat(Run.of("solve", "--limit", "1", "ABCDEF" + ".".repeat(250)).err())
                .contains("fit 1–9A–G and 0–9A–F and A–P; they");
        assertThat(Run.of("solve", "--limit", "1", "0" + sparse.substring(1)).err())
                .as("0 and a dot: hexadecimal")
                .isEmpty();
        assertThat(Run.of("solve", "--limit", "1", sparse.replace('.', '0')).err())
                .as("0 for a blank")
                .isEmpty();
        assertThat(Run.of("solve", "--limit", "1", ".".repeat(256)).err()).isEmpty();
    }

    @Test
    void aFieldOfJsonHasOneAlphabet() {
        String hexadecimal = Alphabet.FROM_ZERO.line(values(Shape.classic(16), 5));
        Run run = Run.of("solve", "{\"givens\":\"" + hexadecimal + "\"}");
        assertThat(run.out()).startsWith("!invalid: Field \"givens\" is written with 0–9A–F; here it is 1–9A–G");
        assertThat(Run.of("solve", "{\"puzzle\":\"" + hexadecimal + "\"}").code())
                .isZero();
    }
}
