package dev.clew.core.format;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.core.Shape;
import java.io.IOException;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.Reader;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PuzzleSplitterTest {
    private static final String LINE =
            "73...4...2...7..3.9..3..4..5716432898237..164469821.7...5..7....9..1...8...4....6";
    private static final String FOUR = "1..4..3..2..4..1";
    private static final String COMPACT = String.join("\n", LINE.split("(?<=\\G.{9})"));
    private static final String GRID = """
            7 3 . | . . 4 | . . .
            2 . . | . 7 . | . 3 .
            9 . . | 3 . . | 4 . .
            ------+-------+------
            5 7 1 | 6 4 3 | 2 8 9
            8 2 3 | 7 . . | 1 6 4
            4 6 9 | 8 2 1 | . 7 .
            ------+-------+------
            . . 5 | . . 7 | . . .
            . 9 . | . 1 . | . . 8
            . . . | 4 . . | . . 6""";
    private static final String BOXED = """
            +---+---+---+
            |73.|..4|...|
            |2..|.7.|.3.|
            |9..|3..|4..|
            +---+---+---+
            |571|643|289|
            |823|7..|164|
            |469|821|.7.|
            +---+---+---+
            |..5|..7|...|
            |.9.|.1.|..8|
            |...|4..|..6|
            +---+---+---+""";
    private static final String NUMBERS = "0 2 3 0\n0 0 0 1\n1 0 0 0\n0 4 2 0";
    private static final String HODOKU = ":0000:x:" + LINE + ":436 111::";
    private static final String OBJECT = "{\"givens\":\"" + FOUR + "\"}";
    private static final String PRETTY = "{\n  \"givens\": \"x # {\",\n  \"more\": [\n    1,\n    2\n  ]\n}";

    private static List<PuzzleText> items(String text, @Nullable Shape shape) {
        return items(new StringReader(text), shape);
    }

    private static List<PuzzleText> items(Reader reader, @Nullable Shape shape) {
        List<PuzzleText> items = new ArrayList<>();
        PuzzleSplitter splitter = new PuzzleSplitter(reader, shape);
        try {
            for (Optional<PuzzleText> item = splitter.next(); item.isPresent(); item = splitter.next()) {
                items.add(item.get());
            }
        } catch (IOException impossible) {
            throw new AssertionError(impossible);
        }
        return items;
    }

    private static List<String> split(String text) {
        return items(text, null).stream().map(PuzzleText::text).toList();
    }

    @Test
    void everyKindStandsDirectlyBesideEveryOther() {
        List<String> kinds =
                List.of(LINE, FOUR + " name", COMPACT, GRID, BOXED, NUMBERS, HODOKU, OBJECT, LINE + " # easy 5");
        for (String first : kinds) {
            for (String second : kinds) {
                List<String> expected = new ArrayList<>(List.of(cut(first), cut(second)));
                List<String> actual = split(first + "\n" + second + "\n").stream()
                        .map(PuzzleSplitterTest::cut)
                        .toList();
                assertThat(actual).as("%s%n%s", first, second).isEqualTo(expected);
            }
        }
    }

    private static String cut(String text) {
        return text.replace(" # easy 5", "");
    }

    @Test
    void linesAreNumberedThroughBlanksAndComments() {
        String text =
                "\uFEFF# head\r\n\r\n" + LINE + " name\r\n" + GRID.replace("\n", "\r\n") + "\r\n\r\nbad\r\n" + FOUR;
        assertThat(items(text, null)).extracting(PuzzleText::firstLine).containsExactly(3L, 4L, 16L, 17L);
        assertThat(items(text.replace("\r\n", "\r"), null))
                .extracting(PuzzleText::firstLine)
                .containsExactly(3L, 4L, 16L, 17L);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "x",
                "12",
                "abc",
                "1234",
                "hello",
                "53..7....",
                "{",
                "{\"a\"",
                "}",
                "[",
                "---",
                "?",
                "1,2",
                LINE,
                FOUR,
                HODOKU,
                LINE + ":1:" + LINE,
                LINE + ":125",
                OBJECT,
                "123456789012345678901234567890123456789012345678901 with a name"
            })
    void anyThreeSingleLineInputsAreThreeItems(String a) {
        for (String b : List.of("abc", "x", LINE, FOUR, OBJECT, "{", "12", "....", "................")) {
            for (String c : List.of("xyz", "y", LINE, "{\"b\"", "34", "....", FOUR)) {
                assertThat(split(FOUR + "\n" + a + "\n" + b + "\n" + c + "\n")).containsExactly(FOUR, a, b, c);
            }
        }
    }

    @Test
    void rowsOfOneTokenAreAGridOnlyWhenTheyAreAsManyAsTheyAreLong() {
        assertThat(split(COMPACT + "\n" + COMPACT)).containsExactly(COMPACT, COMPACT);
        List<String> eight = List.of(COMPACT.split("\n")).subList(0, 8);
        assertThat(split(String.join("\n", eight.subList(0, 5)) + "\n" + LINE))
                .hasSize(6)
                .endsWith(LINE)
                .startsWith(eight.get(0));
        assertThat(split(String.join("\n", eight.subList(0, 5)) + "\n\n" + eight.get(0)))
                .hasSize(6);
    }

    @Test
    void aDamagedGridWithoutAFrameIsOneInput() {
        List<String> rows = List.of(COMPACT.split("\n"));
        String missing = String.join("\n", rows.subList(0, 8));
        assertThat(split(missing + "\n" + LINE)).containsExactly(missing, LINE);
        assertThat(split(missing + "\n\n" + COMPACT)).containsExactly(missing, COMPACT);
        for (int row = 0; row < 9; row++) {
            for (String damaged : List.of(rows.get(row).substring(1), rows.get(row) + "1")) {
                List<String> changed = new ArrayList<>(rows);
                changed.set(row, damaged);
                String grid = String.join("\n", changed);
                assertThat(split(grid + "\n" + COMPACT + "\n" + LINE)).containsExactly(grid, COMPACT, LINE);
            }
        }
        assertThat(split("abcdefgh\nabcdefghi\nabcdefghi\n")).hasSize(3);
        assertThat(split((FOUR + "\n").repeat(14) + FOUR.substring(1) + "\n")).hasSize(15);
    }

    @Test
    void sixteenLinesOfSixteenAreOneGridUnlessEachIsAPuzzle() {
        String large = "123456789ABCDEFG\n" + "................\n".repeat(15);
        assertThat(split(large)).hasSize(1);
        assertThat(split("................\n".repeat(16))).hasSize(1);
        assertThat(split((FOUR + "\n").repeat(40))).hasSize(40);
        assertThat(items("................\n".repeat(16), Shape.classic(4))).hasSize(16);
        assertThat(items((FOUR + "\n").repeat(16), Shape.classic(16))).hasSize(1);
    }

    @Test
    void linesOfSquareManyNumbersArePuzzlesUnlessTheyAreRows() {
        String four = String.join(" ", FOUR.replace('.', '0').split(""));
        assertThat(split((four + "\n").repeat(40))).hasSize(40).containsOnly(four);
        String zeros = "0 ".repeat(16).strip();
        assertThat(split((zeros + "\n").repeat(16))).hasSize(1);
        assertThat(split((zeros + "\n").repeat(15) + "16" + zeros.substring(1))).hasSize(1);
        assertThat(split(four + "\n" + NUMBERS)).containsExactly(four, NUMBERS);
        String nine = String.join(" ", LINE.replace('.', '0').split(""));
        assertThat(split((nine + "\n").repeat(100))).hasSize(100);
        String wide = "0 ".repeat(36 * 36).strip();
        assertThat(split(wide + "\n" + wide)).containsExactly(wide, wide);
    }

    @Test
    void smallSquaresAreGridsWhereAskedFor() {
        assertThat(items("12\n21\n", Shape.latin(2))).hasSize(1);
        assertThat(items("12\n21\n", null)).hasSize(2);
    }

    @Test
    void aBlockThatFormsNoGridIsOneInput() {
        String ragged = GRID.replace("9 . . |", "9 . |");
        assertThat(split(ragged + "\n" + GRID)).containsExactly(ragged, GRID);
        assertThat(split("foo bar\nbaz qux quux\n\n" + LINE)).containsExactly("foo bar\nbaz qux quux", LINE);
        assertThat(split(LINE + "\nfoo bar\n" + LINE + " name\nbaz qux"))
                .containsExactly(LINE, "foo bar", LINE + " name", "baz qux");
        assertThat(split("foo bar\n# comment\nbaz qux")).containsExactly("foo bar", "baz qux");
    }

    @Test
    void aShapeInACommentStaysWithItsPuzzle() {
        String note = "# shape=9x9:diagonal";
        assertThat(split(note + "\n" + GRID + "\n\n" + GRID)).containsExactly(note + "\n" + GRID, GRID);
        assertThat(split(note + "\n# by me\n" + COMPACT + "\n" + LINE)).containsExactly(note + "\n" + COMPACT, LINE);
        assertThat(split(note + "\n\n" + GRID)).containsExactly(GRID);
        assertThat(split(note + "\n" + LINE + "\n" + LINE)).containsExactly(note + "\n" + LINE, LINE);
        assertThat(split(GRID + "\n" + note + "\n" + GRID)).containsExactly(GRID, note + "\n" + GRID);
        assertThat(items("# head\n" + note + "\n" + GRID, null)).containsExactly(new PuzzleText(2, note + "\n" + GRID));
        String four = FOUR + " # easy shape=4x4:diagonal";
        assertThat(split((four + "\n").repeat(20))).hasSize(20).containsOnly(four);
        String five = "12345".repeat(5) + " # shape=5x5:latin";
        assertThat(split((five + "\n").repeat(25))).hasSize(25).containsOnly(five);
        String small = "# shape=3x3:latin\n123\n231\n312";
        assertThat(split(small + "\n" + small)).containsExactly(small, small);
    }

    @Test
    void outerFramesBelongToTheirGrid() {
        assertThat(split(BOXED + "\n" + BOXED)).containsExactly(BOXED, BOXED);
        assertThat(split(GRID + "\n---------------------\n\n" + LINE)).containsExactly(GRID, LINE);
        assertThat(split(BOXED.replace("\n+---+---+---+\n", "\n") + "\n" + LINE))
                .hasSize(2)
                .endsWith(LINE);
    }

    @Test
    void strokesMayBeBlanksOrRules() {
        String strokes = COMPACT.replace('.', '-').replace("571643289", "---------");
        assertThat(split(strokes)).containsExactly(strokes);
        assertThat(split("---------\n" + strokes.substring(10))).hasSize(1);
        String ruled = "-------------------------\n" + GRID;
        assertThat(split(ruled + "\n-------------------------\n" + LINE))
                .hasSize(2)
                .endsWith(LINE);
        assertThat(split("-".repeat(81) + "\n" + LINE)).containsExactly("-".repeat(81), LINE);
    }

    @Test
    void objectsEndWithTheirLastBrace() {
        assertThat(split(PRETTY + "\n" + OBJECT + "\n" + PRETTY)).containsExactly(strip(PRETTY), OBJECT, strip(PRETTY));
        assertThat(split("{ \"a\": [\n1,\n\n" + LINE)).containsExactly("{ \"a\": [\n1,", LINE);
        assertThat(split("{ \"a\": [\n" + LINE)).containsExactly("{ \"a\": [", LINE);
    }

    private static String strip(String text) {
        return String.join("\n", text.lines().map(String::strip).toList());
    }

    @Test
    void overlongTextsAreBoundedAndLoseNothingBehindThem() {
        String line = "1".repeat(FormatCatalog.MAX_TEXT + 5000);
        List<PuzzleText> items = items(line + "\n" + LINE, null);
        assertThat(items).hasSize(2);
        assertThat(items.get(0).text()).hasSizeLessThanOrEqualTo(FormatCatalog.MAX_TEXT + 1);
        assertThat(items.get(1)).isEqualTo(new PuzzleText(2, LINE));
        List<PuzzleText> block = items("1 2 | 3\n".repeat(20_000) + LINE, null);
        assertThat(block.get(block.size() - 1).text()).isEqualTo(LINE);
        List<PuzzleText> object = items("{\n" + ("\"" + "a".repeat(1000) + "\",\n").repeat(9000) + LINE, null);
        assertThat(object).hasSize(2);
    }

    @Test
    void aLineFromAPipeIsThereAtOnce() throws IOException {
        try (PipedWriter writer = new PipedWriter();
                PipedReader reader = new PipedReader(writer)) {
            PuzzleSplitter splitter = new PuzzleSplitter(reader);
            for (String text : List.of(LINE + "\n", LINE + "\r\n", HODOKU + "\n", PRETTY + "\n")) {
                writer.write(text);
                writer.flush();
                assertThat(splitter.next()).map(PuzzleText::text).contains(strip(text.strip()));
            }
            // The regions of a grid may stand below it.
            writer.write(GRID + "\n" + LINE + "\n");
            writer.flush();
            assertThat(splitter.next()).map(PuzzleText::text).contains(GRID);
            assertThat(splitter.next()).map(PuzzleText::text).contains(LINE);
        }
    }
}
