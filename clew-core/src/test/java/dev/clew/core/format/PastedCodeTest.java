package dev.clew.core.format;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.core.Position;
import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Grids in source code and data files of other programs. */
class PastedCodeTest {
    private static final String LINE =
            "73...4...2...7..3.9..3..4..5716432898237..164469821.7...5..7....9..1...8...4....6";
    private static final String SMALL = "1..4..3..2..4..1";

    private static List<Position> puzzles(String text) {
        List<Position> found = new ArrayList<>();
        PuzzleSplitter splitter = new PuzzleSplitter(new StringReader(text));
        try {
            for (Optional<PuzzleText> item = splitter.next(); item.isPresent(); item = splitter.next()) {
                if (FormatCatalog.standard().read(item.get().text()) instanceof Reading.Found puzzle) {
                    found.add(puzzle.position());
                }
            }
        } catch (IOException impossible) {
            throw new AssertionError(impossible);
        }
        return found;
    }

    /** The rows of a puzzle, each cell written in some way, with text between cells and around rows. */
    private static String rows(String line, UnaryOperator<String> cell, String comma, String open, String close) {
        int side = (int) Math.sqrt(line.length());
        return Stream.of(line.split("(?<=\\G.{" + side + "})"))
                .map(row -> open + Stream.of(row.split("")).map(cell).collect(Collectors.joining(comma)) + close)
                .collect(Collectors.joining("\n"));
    }

    private static String zero(String cell) {
        return cell.equals(".") ? "0" : cell;
    }

    private static String blank(String cell, String blank) {
        return cell.equals(".") ? blank : cell;
    }

    /** The same puzzle as different languages write it. */
    private static List<String> layouts(String line) {
        String numbers = rows(line, PastedCodeTest::zero, ",", "[", "],");
        return List.of(
                "grid = [\n" + numbers + "\n]",
                "[" + numbers.replace("\n", "") + "]",
                "board = np.array([" + rows(line, c -> blank(c, "e"), ", ", "[", "],") + "])",
                "int[][] b = {\n" + rows(line, PastedCodeTest::zero, ", ", "  {", "}, // row") + "\n};",
                "int[][] b = new int[][] {\n" + rows(line, PastedCodeTest::zero, ",", "new int[] {", "},") + "};",
                "let g: Grid = [\n" + rows(line, c -> zero(c) + "u8", ", ", "    [", "],") + "\n];",
                "char[][] b = {\n" + rows(line, c -> "'" + c + "'", ",", "{", "},") + "};",
                "let board = [" + rows(line, c -> '"' + c + '"', ",", "[", "]").replace("\n", "\n,") + "]",
                "rows = [\n" + rows(line, c -> c, "", "  \"", "\",") + "\n]",
                "String s =\n" + rows(line, c -> c, "", "\"", "\" +").replaceAll(" \\+$", ";"),
                "problem(1, [" + rows(line, c -> blank(c, "_"), ",", "[", "],").replaceAll(",$", "]).") + "\n",
                "puzzle = [|\n" + rows(line, c -> blank(c, "_"), ", ", "", " |") + "];",
                "[" + rows(line, c -> blank(c, "Nothing").replaceAll("^(\\w)$", "Just $1"), ", ", "[", "],") + "]",
                "A = [" + rows(line, PastedCodeTest::zero, " ", "", ";") + "];",
                "[" + rows(line, c -> zero(c) + ",", "\n", "[\n", "],\n") + "]",
                "static int cells[] = {\n" + rows(line, PastedCodeTest::zero, ",", "", ",") + "\n};",
                rows(line, c -> blank(c, ""), ",", "", ""),
                rows(line, PastedCodeTest::zero, ", ", "", ""),
                rows(line, PastedCodeTest::zero, ",", "- [", "]"),
                "{\"name\": \"x\",\n\"board\": [" + numbers.replaceAll(",$", "") + "]}");
    }

    static Stream<String> everyLayout() {
        return Stream.of(LINE, SMALL).flatMap(line -> layouts(line).stream());
    }

    @ParameterizedTest
    @MethodSource("everyLayout")
    void aGridInCodeIsOnePuzzle(String text) {
        Position expected = Position.parse(
                text.chars().filter(c -> c == '\n').count() > 0 && !text.contains("9")
                        ? SMALL
                        : text.contains("9") ? LINE : SMALL);
        assertThat(puzzles(text)).as(text).containsExactly(expected);
        assertThat(puzzles(text + "\n\n" + text)).as(text).containsExactly(expected, expected);
        assertThat(FormatCatalog.standard().read(text))
                .as(text)
                .isInstanceOfSatisfying(
                        Reading.Found.class,
                        found -> assertThat(found.position()).isEqualTo(expected));
    }

    @Test
    void aRaggedGridIsRefusedWithItsRow() {
        String text = "[\n" + rows(LINE, PastedCodeTest::zero, ",", "[", "],").replace("[9,0,", "[9,") + "\n]";
        PuzzleSplitter splitter = new PuzzleSplitter(new StringReader(text.substring(2)));
        try {
            String ragged = splitter.next().orElseThrow().text();
            assertThat(FormatCatalog.standard().read(ragged))
                    .isEqualTo(new Reading.Bad("Row 3 has 8 values but a 9×9 grid needs 9; was a character lost?"));
        } catch (IOException impossible) {
            throw new AssertionError(impossible);
        }
    }

    @Test
    void aSolutionBesideThePuzzleOfAnObjectIsNone() {
        String solved = "1234341221434321";
        String text = "{\"quiz\": ["
                + rows(SMALL, PastedCodeTest::zero, ",", "[", "]").replace("\n", ",") + "],\n\"solution\": ["
                + rows(solved, c -> c, ",", "[", "]").replace("\n", ",") + "]}";
        assertThat(puzzles(text)).containsExactly(Position.parse(SMALL));
    }

    @Test
    void listsThatAreNoGridAreLeftAlone() {
        for (String line : List.of("int[] dx = {-1, 0, 1, 0};", "valid([A,B,C,D]).", "rect(10, 20, 30, 40);")) {
            assertThat(puzzles((line + "\n").repeat(3))).as(line).isEmpty();
        }
    }

    @Test
    void noTextMakesItThrow() {
        Random random = new Random(23);
        List<String> texts = everyLayout().toList();
        for (int i = 0; i < 3000; i++) {
            StringBuilder text = new StringBuilder(texts.get(random.nextInt(texts.size())));
            for (int change = random.nextInt(6); change >= 0; change--) {
                int at = random.nextInt(text.length());
                text.replace(
                        at,
                        at + random.nextInt(2),
                        String.valueOf("[]{}()\"',;|\\\n 05.x_é".charAt(random.nextInt(20))));
            }
            puzzles(text.toString());
        }
    }
}
