package dev.clew.io;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.core.Digits;
import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.core.Shape;
import dev.clew.core.format.FormatCatalog;
import dev.clew.core.format.Reading;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class JsonFormatTest {
    private static final String WRITTEN = "{\"clew\":1,\"shape\":\"4x4\",\"givens\":\"1...............\","
            + "\"placed\":\".2..............\",\"marks\":{\"r1c3\":[3,4]}}";
    private final JsonFormat json = new JsonFormat();

    private static Position position() {
        Digits[] marks = new Digits[16];
        marks[2] = Digits.of(3, 4);
        return Position.of(Puzzle.parse("1...............")).withPlaced(1, 2).withMarks(marks);
    }

    @Test
    void isOneLine() {
        assertThat(json.write(position())).isEqualTo(WRITTEN);
        assertThat(json.losses(position())).isEmpty();
    }

    @Test
    void layoutOrderAndUnknownFieldsDoNotMatter() {
        String pretty = """
                \uFEFF{
                  "author": {"name": "x", "of": [1, {"a": null}]},
                  "marks": { "r1c3": [4, 3], "r2c2": [] },
                  "placed": [[0, 2, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]],
                  "givens": [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
                }
                """;
        assertThat(FormatCatalog.standard().read(pretty)).isEqualTo(new Reading.Found(position()));
        assertThat(FormatCatalog.standard().read(WRITTEN + " # a name")).isEqualTo(new Reading.Found(position()));
    }

    @Test
    void anAskedForShapeGoesFirst() {
        Shape asked = Shape.parse("4x4:diagonal");
        assertThat(json.read(WRITTEN, asked)).isInstanceOf(Reading.Found.class);
        assertThat(((Reading.Found) json.read(WRITTEN, asked)).position().shape())
                .isEqualTo(asked);
        assertThat(json.read(WRITTEN, Shape.CLASSIC_9)).isInstanceOf(Reading.Bad.class);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '@',
            quoteCharacter = '`',
            value = {
                "{@The JSON is broken at line 1, column 2",
                "{}@none of the fields",
                "{\"givens\":5}@Field \"givens\" at line 1 must hold an array of numbers",
                "{\"givens\":[1,\"x\"]}@Field \"givens\" at line 1 must hold nothing but whole numbers",
                "{\"givens\":[1,2]}@Field \"givens\" has 2 numbers, which make no grid",
                "{\"givens\":\"12\"}@Field \"givens\": 2 characters make no square grid",
                "{\"givens\":\"x...............\"}@Field \"givens\": r1c1 holds x (33)",
                "{\"shape\":\"4x4\",\"givens\":[1]}@has 1 numbers, but a 4x4 grid has 16 cells",
                "{\"shape\":\"7x7\"}@Field \"shape\": A side of 7 is prime",
                "{\"shape\":4}@Field \"shape\" at line 1 must hold text in quotes",
                "{\"marks\":{}}@neither \"shape\" nor \"givens\"",
                "{\"shape\":\"4x4\",\"marks\":[]}@Field \"marks\" at line 1 must hold an object",
                "{\"shape\":\"4x4\",\"marks\":{\"a1\":[1]}}@\"a1\" names no cell",
                "{\"shape\":\"4x4\",\"marks\":{\"r1c5\":[1]}}@there is no r1c5 on a 4x4 grid",
                "{\"shape\":\"4x4\",\"marks\":{\"r1c1\":[5]}}@goes beyond the values 1 to 4",
                "{\"shape\":\"4x4\",\"marks\":{\"r1c1\":[0]}}@0 in r1c1 is no value",
                "{\"clew\":2,\"shape\":\"4x4\"}@version 2 is newer than 1",
                "{\"clew\":\"1\",\"shape\":\"4x4\"}@Field \"clew\" at line 1",
                "{\"shape\":\"4x4\"}{\"shape\":\"4x4\"}@A second JSON object follows",
                "{\"shape\":\"4x4\",\"givens\":\"1...............\",\"placed\":\"2...............\"}@r1c1 is given as 1, so 2"
            })
    void complaintsNameTheField(String text, String problem) {
        assertThat(json.read(text, null)).isInstanceOf(Reading.Bad.class);
        assertThat(((Reading.Bad) json.read(text, null)).problem())
                .contains(problem)
                .doesNotContain("\n");
    }

    @ParameterizedTest
    @ValueSource(ints = {17, 5000, 1_000_000})
    void depthIsBounded(int depth) {
        String text = "{\"x\":" + "[".repeat(depth);
        assertThat(((Reading.Bad) json.read(text, null)).problem())
                .contains("broken")
                .contains("nesting");
    }

    @Test
    void sizeIsBounded() {
        String numbers = "0,".repeat(20_000) + "0";
        assertThat(((Reading.Bad) json.read("{\"givens\":[" + numbers + "]}", null)).problem())
                .contains("more than 14641 numbers");
        assertThat(((Reading.Bad) json.read("{" + " ".repeat(FormatCatalog.MAX_TEXT), null)).problem())
                .contains("longer than");
    }
}
