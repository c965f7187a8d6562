package dev.clew.core.format;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.core.Digits;
import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.core.Shape;
import dev.clew.core.format.text.CandidatesFormat;
import dev.clew.core.format.text.GridFormat;
import dev.clew.core.format.text.HodokuFormat;
import dev.clew.core.format.text.LineFormat;
import dev.clew.core.format.text.NumbersFormat;
import dev.clew.core.format.text.PencilMarkFormat;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class FormatCatalogTest {
    private static final FormatCatalog CATALOG = FormatCatalog.standard();
    private static final String LINE =
            "73...4...2...7..3.9..3..4..5716432898237..164469821.7...5..7....9..1...8...4....6";

    private static Position read(String text, @Nullable Shape shape) {
        Reading reading = CATALOG.read(text, shape);
        assertThat(reading).as(text).isInstanceOf(Reading.Found.class);
        return ((Reading.Found) reading).position();
    }

    private static String complaint(String text, @Nullable Shape shape) {
        Reading reading = CATALOG.read(text, shape);
        assertThat(reading).as(text).isInstanceOf(Reading.Bad.class);
        String problem = ((Reading.Bad) reading).problem();
        assertThat(problem).doesNotContain("\n").hasSizeLessThan(400);
        return problem;
    }

    private static String name(String text) {
        return CATALOG.detect(text, null).map(PuzzleFormat::name).orElse("none");
    }

    /** Vincent's challenge in the frames that people use. */
    static List<String> drawings() {
        String[] rows = LINE.split("(?<=\\G.{9})");
        StringBuilder simple = new StringBuilder("*-----------*\n");
        StringBuilder lined = new StringBuilder("┌───────┬───────┬───────┐\n");
        StringBuilder plain = new StringBuilder();
        StringBuilder walls = new StringBuilder(" -----------------------\n");
        for (int row = 0; row < 9; row++) {
            String[] thirds = rows[row].split("(?<=\\G.{3})");
            simple.append('|').append(String.join("|", thirds)).append("|\n");
            simple.append(row == 2 || row == 5 ? "|---+---+---|\n" : "");
            String[] spaced = List.of(thirds).stream()
                    .map(t -> String.join(" ", t.split("")))
                    .toArray(String[]::new);
            lined.append("│ ").append(String.join(" │ ", spaced)).append(" │\n");
            lined.append(row == 2 || row == 5 ? "├───────┼───────┼───────┤\n" : "");
            plain.append(String.join("  ", thirds)).append(row == 2 || row == 5 ? "\n\n" : "\n");
            walls.append("| ").append(String.join(" | ", spaced)).append(" |\n");
            walls.append(row == 2 || row == 5 ? "|-------+-------+-------|\n" : "");
        }
        return List.of(
                String.join("\n", rows),
                String.join("\r\n", rows).replace('.', '0'),
                String.join("\n", rows).replace('.', '-'),
                simple + "*-----------*",
                lined + "└───────┴───────┴───────┘",
                plain.toString(),
                walls + " -----------------------",
                "# a comment\n" + String.join("\n", rows) + "\n# another",
                String.join("\n", LINE.replaceAll("(.)", "$1 ").split("(?<=\\G.{18})")),
                new GridFormat().write(Position.parse(LINE)),
                new NumbersFormat().write(Position.parse(LINE)));
    }

    @ParameterizedTest
    @MethodSource("drawings")
    void drawnGridsInTheirUsualShapes(String text) {
        assertThat(read(text, null)).isEqualTo(Position.parse(LINE));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " name", "\tED=1.2/1.2/1.2", " # easy 5 77", ",solution", "\r\n", " 123"})
    void whatFollowsALineIsIgnored(String rest) {
        assertThat(read(LINE + rest, null)).isEqualTo(Position.parse(LINE));
        assertThat(read("1..4..3..2..4..1" + rest, null).shape()).isEqualTo(Shape.classic(4));
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "*", "_", "-"})
    void blanksOfEveryKind(String blank) {
        assertThat(read(LINE.replace(".", blank), null)).isEqualTo(Position.parse(LINE));
        assertThat(read(blank.repeat(81), null).puzzle().givenCount()).isZero();
    }

    @Test
    void ourDrawingOfNineByNine() {
        String drawn = new GridFormat().write(Position.parse(LINE));
        assertThat(drawn.lines().toList()).hasSize(11).contains("7 3 . | . . 4 | . . .", "------+-------+------");
        assertThat(new GridFormat().write(Position.parse("1..4..3..2..4..1")))
                .isEqualTo("1 . | . 4\n. . | 3 .\n----+----\n. 2 | . .\n4 . | . 1");
    }

    @Test
    void ourDrawingOfAJigsawShowsItsRegions() {
        Position position = Position.of(Puzzle.of(Shape.jigsaw("AAABACCBDCCBDDDB"), new int[16]));
        assertThat(new GridFormat().write(position))
                .isEqualTo(
                        "# shape=4x4:jigsaw:AAABACCBDCCBDDDB\n .   .   . | .\n   +-------+\n . | .   . | .\n---+       |\n . | .   . | .\n"
                                + "   +-------+\n .   .   . | .");
    }

    @Test
    void lettersInEitherCaseAndNumbersAbove35() {
        String sixteen = "g" + ".".repeat(255);
        assertThat(read(sixteen, null).value(0)).isEqualTo(16);
        assertThat(read(sixteen.toUpperCase(java.util.Locale.ROOT), null).value(0))
                .isEqualTo(16);
        String wide = "36" + " 0".repeat(36 * 36 - 1);
        assertThat(read(wide, null).value(0)).isEqualTo(36);
        assertThat(name(wide)).isEqualTo("line");
        assertThat(read("1 0 0 4 0 0 3 0 0 2 0 0 4 0 0 1", null)).isEqualTo(Position.parse("1..4..3..2..4..1"));
    }

    @Test
    void candidateLinesAndGridsOfTheSameLength() {
        String candidates = "123456789".repeat(81);
        assertThat(name(candidates)).isEqualTo("candidates");
        assertThat(read("1........" + candidates.substring(9), null).marks(0)).contains(Digits.of(1));
        assertThat(read(".........".repeat(2) + candidates.substring(18), null).marks(1))
                .isEmpty();
        assertThat(read("21" + candidates.substring(2), null).shape().size()).isEqualTo(27);
        assertThat(read(".".repeat(729), null).shape().size()).isEqualTo(27);
        assertThat(read("1234".repeat(16), null).shape().size()).isEqualTo(8);
        assertThat(read("1234".repeat(16), Shape.classic(4)).hasMarks()).isTrue();
        assertThat(read("123456789ABCDEFG".repeat(256), null).shape().size()).isEqualTo(16);
        assertThat(read("123456".repeat(36) + " name", null).hasMarks()).isTrue();
    }

    @Test
    void aLoneDigitIsAValueUnlessAPeerHasItAsACandidate() {
        String text = "1 2 | 34 34\n3 34 | 12 12\n----+---\n24 134 | 234 1\n24 134 | 1234 234";
        Position position = read(text, null);
        assertThat(name(text)).isEqualTo("pm");
        assertThat(position.value(0)).isEqualTo(1);
        assertThat(position.value(1)).isEqualTo(2);
        assertThat(position.marks(4)).contains(Digits.of(3));
        assertThat(position.marks(11)).contains(Digits.of(1));
        assertThat(position.marks(2)).contains(Digits.of(3, 4));
        assertThat(read(text.replace("24 134 | 234 1", ". 0 | 234 1"), null).marks(8))
                .isEmpty();
    }

    @Test
    void pencilMarksInTheirFrame() {
        String drawn = new PencilMarkFormat().write(Position.parse("1..............."));
        assertThat(drawn).isEqualTo("""
                        .-----------.------------.
                        | 1    234  | 234   234  |
                        | 234  234  | 1234  1234 |
                        :-----------+------------:
                        | 234  1234 | 1234  1234 |
                        | 234  1234 | 1234  1234 |
                        '-----------'------------'""");
    }

    @Test
    void libraryLinesKeepGivenPlacedAndDeletedApart() {
        String grid = "+7" + LINE.substring(1);
        Position plain = read(":0000:x:" + grid + ":::", null);
        assertThat(plain.placed(0)).isEqualTo(7);
        assertThat(plain.puzzle().given(0)).isZero();
        assertThat(plain.hasMarks()).isFalse();
        Position deleted = read(":0300-1:5:" + grid + ":613:513:513:7", null);
        assertThat(deleted.marks(2)).isPresent();
        assertThat(deleted.marks(2).orElseThrow()).isEqualTo(plain.candidates()[2].without(6));
        assertThat(deleted.marks(3)).contains(plain.candidates()[3]);
        assertThat(read(grid + ":613", null)).isEqualTo(deleted);
    }

    @ParameterizedTest
    @ValueSource(strings = {":1:", ":1", ":0:", ":12345", ":", ":2:1"})
    void aNumberBehindAPuzzleIsItsSolutionCount(String rest) {
        String text = LINE + rest + (rest.endsWith(":") ? LINE.replace('.', '1') : "");
        assertThat(read(text, null)).isEqualTo(Position.parse(LINE));
        assertThat(name(text)).isEqualTo("line");
    }

    @Test
    void aNumberThatCouldBeADeletedCandidateIsSpokenOf() {
        assertThat(CATALOG.read(LINE + ":613"))
                .isEqualTo(new Reading.Found(
                        Position.parse(LINE),
                        List.of(":613 is taken for a remark, not for the deleted candidate r1c3<>6; "
                                + "write :0000:x:grid:613:: to delete it")));
        assertThat(CATALOG.read(LINE + ":611")).as("r1c1 is given").isEqualTo(new Reading.Found(Position.parse(LINE)));
        assertThat(name(LINE + ":613 813")).isEqualTo("hodoku");
        assertThat(name("+7" + LINE.substring(1) + ":613")).isEqualTo("hodoku");
    }

    @Test
    void anAskedForShapeGoesBeforeTheTexts() {
        Shape diagonal = Shape.parse("9x9:diagonal");
        assertThat(read(LINE, diagonal).shape()).isEqualTo(diagonal);
        assertThat(read(new GridFormat().write(Position.parse(LINE)), diagonal).shape())
                .isEqualTo(diagonal);
        assertThat(read("1".repeat(1) + ".".repeat(48), Shape.latin(7)).shape().size())
                .isEqualTo(7);
    }

    @Test
    void aShapeInACommentCountsForItsPuzzle() {
        Shape diagonal = Shape.parse("9x9:diagonal");
        String rows = String.join("\n", LINE.split("(?<=\\G.{9})"));
        for (String text : List.of(
                LINE + " # shape=9x9:diagonal",
                LINE + " # hard 12 77 shape=9x9:diagonal more",
                LINE + ",x #shape=9x9:diagonal",
                ":0000:x:" + LINE + ":::  # shape=9x9:diagonal",
                "# shape=9x9:diagonal\n" + LINE,
                "# from a book\n# shape=9x9:diagonal\n" + rows,
                "#shape=9x9:diagonal\r\n" + new GridFormat().write(Position.parse(LINE)))) {
            assertThat(read(text, null).shape()).as(text).isEqualTo(diagonal);
            assertThat(read(text, Shape.CLASSIC_9).shape()).as(text).isEqualTo(Shape.CLASSIC_9);
        }
        assertThat(read("1 # shape=1x1", null).shape().size()).isEqualTo(1);
        assertThat(read("123231312 name # shape=3x3:latin", null).values()).startsWith(1, 2, 3, 2);
        for (String text :
                List.of(LINE + " shape=9x9:diagonal", LINE + " x#shape=9x9:diagonal", LINE + " # noshape=4x4")) {
            assertThat(read(text, null).shape()).as(text).isEqualTo(Shape.CLASSIC_9);
        }
        assertThat(complaint(LINE + " # shape=round", null))
                .startsWith("The comment says shape=round: Shape \"round\" does not begin with a square size");
        assertThat(complaint(LINE + " # shape=16x16", null)).contains("81 characters, but a 16x16 grid has 256 cells");
    }

    @Test
    void rowsThatMightBePuzzlesOfTheirOwnSayTheirShape() {
        Position large = Position.of(Puzzle.of(Shape.classic(16), new int[256])).withPlaced(3, 4);
        assertThat(new NumbersFormat().write(large)).startsWith("# shape=16x16\n");
        assertThat(new NumbersFormat().write(large.withPlaced(3, 5))).startsWith(" 0  0");
        assertThat(new CandidatesFormat().write(Position.parse("1..4..3..2..4..1")))
                .endsWith(" # shape=4x4");
    }

    @Test
    void lossesAreSaidInWords() {
        Position position = Position.of(Puzzle.of(
                        Shape.parse("9x9:diagonal"), Puzzle.parse(LINE).toArray()))
                .withPlaced(2, 8);
        Digits[] marks = new Digits[81];
        marks[3] = Digits.of(1, 2);
        assertThat(new LineFormat().losses(position.withMarks(marks)))
                .containsExactly("1 placed value is written like a given", "2 notes");
        assertThat(new HodokuFormat().losses(Position.parse(LINE))).isEmpty();
        assertThat(new HodokuFormat().refusal(Position.parse("1..4..3..2..4..1")))
                .isPresent();
        assertThat(new CandidatesFormat().losses(Position.parse(LINE)))
                .containsExactly("39 givens are written as single candidates");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '@',
            value = {
                "80@80 characters make no square grid; a 9×9 puzzle needs 81: one is missing",
                "82@82 characters make no square grid; a 9×9 puzzle needs 81: one is too many",
                "49@A side of 7 is prime, so it has no box layout; name the shape 7x7:latin for a grid without boxes",
                "9@9 characters make a 3×3 grid, which has no box layout; a 9×9 puzzle needs 81, or name the shape 3x3:latin",
                "50@50 characters make no square grid; a 9×9 puzzle needs 81, . for a blank",
                "1296@A 36×36 puzzle has more values than characters; write 1296 numbers with blanks between, 0 for a blank",
                "15129@A grid has a side from 1 to 121, not 123"
            })
    void lengthsThatMakeNoGrid(int length, String problem) {
        assertThat(complaint("1".repeat(length), null)).isEqualTo(problem);
    }

    @Test
    void placesAndValuesThatAreWrong() {
        assertThat(complaint("A" + LINE.substring(1), null))
                .isEqualTo(
                        "r1c1 holds A (10), but the values of a 9×9 grid run from 1 to 9; correct it or write . for a blank");
        assertThat(complaint(LINE.substring(0, 80) + "?", null))
                .isEqualTo("r9c9 holds \"?\", which is not a value; write 1 to 9, or . for a blank");
        assertThat(complaint("1 2 3 4\n1 2 3 5\n0 0 0 0\n0 0 0 0", null)).startsWith("r2c4 holds 5, but the values");
        assertThat(complaint("1 2 3 4\n1 12 3 4\n0 0 0 0\n0 0 0 0", null)).startsWith("r2c2 holds 12, but the values");
        assertThat(complaint("1 2 | x 4\n1 2 3 4\n0 0 0 0\n0 0 0 0", null)).startsWith("r1c3 holds x (33), but");
        assertThat(complaint("12 22 | 1 4\n1 2 3 4\n0 0 0 0\n0 0 0 0", null)).startsWith("r1c2 has the mark 2 twice");
        assertThat(complaint("123456789".repeat(81), Shape.classic(16))).contains("729 characters, but a 16x16 grid");
        assertThat(complaint("213456".repeat(36), null))
                .isEqualTo("Place 1 of r1c1 holds \"2\"; a candidate line has 1 or . there");
    }

    @Test
    void rowsThatMakeNoGrid() {
        String grid = new GridFormat().write(Position.parse(LINE));
        assertThat(complaint(grid.replace("9 . . |", "9 . |"), null))
                .isEqualTo("Row 3 has 8 values but a 9×9 grid needs 9; was a character lost?");
        assertThat(complaint(grid.replace("9 . . |", "9 . . . |"), null))
                .isEqualTo("Row 3 has 10 values but a 9×9 grid needs 9; is a character too many?");
        assertThat(complaint("1 2 3 4\n0 0 0 0\n0 0 0 0", null))
                .isEqualTo("3 rows of 4 values make no square grid; a 4×4 grid needs 4 rows of 4: one is missing");
        String[] rows = LINE.split("(?<=\\G.{9})");
        rows[2] = rows[2].substring(1);
        assertThat(complaint(String.join("\n", rows), null))
                .isEqualTo("Row 3 has 8 values but a 9×9 grid needs 9; was a character lost?");
        assertThat(complaint("123\n123\n123", null))
                .startsWith("A side of 3 is prime")
                .contains("name the shape 3x3:latin");
        assertThat(complaint(grid, Shape.classic(16)))
                .isEqualTo("The text is a 9×9 grid but the shape asked for is 16x16; change the shape or leave it out");
        assertThat(complaint(LINE, Shape.classic(16))).contains("81 characters, but a 16x16 grid has 256 cells");
        assertThat(complaint(LINE + "\n" + LINE, null))
                .isEqualTo("2 lines of 81 characters are 2 puzzles, not one; give them one at a time");
        assertThat(complaint("foo bar", null)).contains("2 values make no square grid");
    }

    @Test
    void libraryLinesThatAreWrong() {
        assertThat(complaint(":0000:x:" + LINE.substring(1) + ":::", null)).contains("has 80 cells", "one is missing");
        assertThat(complaint(":0000:x:" + LINE + ".:::", null)).contains("has 82 cells", "one is too many");
        assertThat(complaint(":0000:x:" + LINE + ":4x6::", null)).contains("\"4x6\" is not a triple");
        assertThat(complaint(":0000:x:" + LINE + ":", null)).contains("6 or 7 colons, not 4");
        assertThat(complaint(":0000:x:" + LINE + ":::", Shape.classic(16))).contains("asked for is 16x16");
        assertThat(complaint(":0000:x:" + LINE + ":613 813 113 513::", null)).contains("r1c3 has no candidate left");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", " ", "\n\n", "\uFEFF", "# only a comment", "|", "+---+", "| | |", "\u0000", "{", "}", "💥"})
    void nothingThatIsAPuzzle(String text) {
        assertThat(complaint(text, null)).isNotBlank();
    }

    @Test
    void tooLong() {
        assertThat(complaint("1".repeat(FormatCatalog.MAX_TEXT + 1), null)).startsWith("The text is longer than");
    }
}
