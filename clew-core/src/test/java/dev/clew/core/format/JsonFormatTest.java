package dev.clew.core.format;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.core.Digits;
import dev.clew.core.MarkMeaning;
import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.core.Shape;
import dev.clew.core.format.json.JsonFormat;
import java.io.IOException;
import java.io.StringReader;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class JsonFormatTest {
    private static final String WRITTEN = "{\"clew\":2,\"shape\":\"4x4\",\"givens\":\"1...............\","
            + "\"placed\":\".2..............\",\"notes\":{\"r1c3\":[3,4]}}";
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
    void layoutAndOrderDoNotMatter() {
        String pretty = """
                \uFEFF{
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
                "{\"clew\":1}@none of the fields",
                "{\"shape\":\"9x9\",\"given\":\"1\"}@has a field \"given\" that is not known; did you mean \"givens\"?",
                "{\"shap\":\"9x9\"}@did you mean \"shape\"?",
                "{\"givens\":\"\",\"author\":{\"name\":\"x\"}}@has a field \"author\" that is not known; known are position, puzzle",
                "{\"puzzle\":5}@Field \"puzzle\" at line 1 must hold text in quotes",
                "{\"puzzle\":\"12\"}@Field \"puzzle\": 2 characters make no square grid",
                "{\"position\":{\"x\":1}}@has a field \"x\" that is not known",
                "{\"shape\":\"4x4\",\"shape\":\"9x9\"}@the name \"shape\" stands twice",
                "{\"shape\":\"4x4\",\"meaning\":\"exact\"}@there are none",
                "{\"shape\":\"4x4\",\"marks\":{},\"meaning\":\"odd\"}@must hold exact or candidates; notes go into",
                "{\"shape\":\"4x4\",\"marks\":{\"r1c1\":[1]},\"notes\":{}}@both there",
                "{\"shape\":\"4x4\",\"notes\":{\"r1c1\":[5]}}@Field \"notes\": 5 in r1c1 is not a value",
                "{\"shape\":\"4x4\",\"removed\":{\"r5c1\":[4]}}@Field \"removed\": there is no r5c1",
                "{\"shape\":\"4x4\"} and more@\"and more\" follows the JSON object",
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
                "{\"shape\":\"4x4\",\"marks\":{\"r1c1\":[5]}}@5 in r1c1 is not a value; the values run from 1 to 4",
                "{\"shape\":\"4x4\",\"marks\":{\"r1c1\":[0]}}@0 in r1c1 is not a value",
                "{\"clew\":3,\"shape\":\"4x4\"}@version 3 is newer than 2",
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
    @ValueSource(ints = {65, 5000, 1_000_000})
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

    @Test
    void documentsAreReadAsTheirPosition() {
        Reading expected = new Reading.Found(position());
        assertThat(FormatCatalog.standard()
                        .read("{\"schema\":2,\"a\":[{}],\"puzzle\":\"x\",\"position\":" + WRITTEN + "}"))
                .isEqualTo(expected);
        assertThat(FormatCatalog.standard().read("{\"puzzle\":" + WRITTEN + ",\"depth\":2}"))
                .isEqualTo(expected);
        String quoted = WRITTEN.replace("\"", "\\\"");
        assertThat(FormatCatalog.standard().read("{\"puzzle\":\"" + quoted + "\"}"))
                .isEqualTo(expected);
        Reading diagonal = FormatCatalog.standard()
                .read("{\"outcome\":\"unique\",\"puzzle\":\"1...............\",\"shape\":\"4x4:diagonal\"}");
        assertThat(diagonal)
                .isEqualTo(new Reading.Found(Position.of(Puzzle.of(
                        Shape.parse("4x4:diagonal"), position().puzzle().toArray()))));
    }

    @Test
    void everyVersionIsRead() {
        for (String version : List.of("1", "2")) {
            assertThat(json.read(WRITTEN.replace("\"clew\":2", "\"clew\":" + version), null))
                    .isEqualTo(new Reading.Found(position()));
        }
    }

    @Test
    void marksKeepTheirMeaningAndRemovedCandidatesStay() {
        Digits[] removed = new Digits[16];
        removed[5] = Digits.of(4);
        Digits[] some = new Digits[16];
        some[2] = Digits.of(3, 4);
        Digits[] all = new Digits[16];
        Arrays.fill(all, Digits.of(2, 3));
        for (MarkMeaning meaning : MarkMeaning.values()) {
            for (Digits[] marks : List.of(some, all)) {
                Position position = Position.of(Puzzle.parse("1..............."))
                        .withMarks(marks, meaning)
                        .withRemoved(removed);
                assertThat(json.read(json.write(position), null)).isEqualTo(new Reading.Found(position));
            }
        }
    }

    @Test
    void marksAreCandidatesIfEveryOpenCellIsMarkedAndNotesAreNotesHoweverMany() {
        String marks = "{\"givens\":\"1...2...3...4...\",\"marks\":{\"r1c2\":[3]}}";
        assertThat(((Reading.Found) json.read(marks, null)).position().meaning())
                .isEqualTo(MarkMeaning.NOTES);
        StringBuilder cells = new StringBuilder();
        for (int cell = 0; cell < 16; cell++) {
            cells.append(cell == 0 ? "" : ",")
                    .append("\"r")
                    .append(cell / 4 + 1)
                    .append('c')
                    .append(cell % 4 + 1);
            cells.append("\":[2,3]");
        }
        String full = "{\"givens\":\"1...............\",\"marks\":{" + cells + "},\"removed\":{\"r4c4\":[2]}}";
        Position candidates = ((Reading.Found) json.read(full, null)).position();
        assertThat(candidates.meaning()).isEqualTo(MarkMeaning.CANDIDATES);
        assertThat(candidates.allowed(15)).isEqualTo(Digits.of(3));
        Position notes = ((Reading.Found) json.read(full.replace("marks", "notes"), null)).position();
        assertThat(notes.meaning()).isEqualTo(MarkMeaning.NOTES);
        assertThat(notes.allowed(15)).isEqualTo(Digits.of(1, 3, 4));
    }

    @Test
    void aCommentMayStandAboveAnObject() {
        String text = "# shape=4x4:diagonal\n{\"givens\":\"1...............\"}";
        assertThat(((Reading.Found) FormatCatalog.standard().read(text))
                        .position()
                        .shape()
                        .name())
                .isEqualTo("4x4:diagonal");
    }

    @Test
    void whatIsWrongWithAnObjectOfClewIsSaidEvenIfAPuzzleIsInIt() throws IOException {
        String givens = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
        for (String rest : List.of("\"notes\":{},\"marks\":{}}", "\"placed\":[1]}", "\"clue\":3}", "\"removed\":")) {
            String text = "{\"givens\":\"" + givens + "\"," + rest;
            assertThat(FormatCatalog.standard().read(text)).as(text).isInstanceOf(Reading.Bad.class);
            PuzzleText item = new PuzzleSplitter(new StringReader(text)).next().orElseThrow();
            assertThat(item.text()).isEqualTo(text);
        }
    }
}
