package dev.clew.core.format;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.core.Shape;
import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Grids as people have them in texts and tables, with titles, bands, labels and maps of regions. */
class PastedTextTest {
    private static final String LINE =
            "73...4...2...7..3.9..3..4..5716432898237..164469821.7...5..7....9..1...8...4....6";
    private static final List<String> ROWS = rows(LINE);
    private static final String COMPACT = String.join("\n", ROWS);
    private static final String MAP =
            "AAAABBBCCAADBBBBCCAADDBBCCCADDEEEFCCDDDEEEFFFGGDEEEFFIGGGHHFFIIGGHHHHFIIGGHHHIIII";

    /** What a splitter finds: positions, lines that are none, and how many titles. */
    private record Contents(List<String> good, List<PuzzleText> bad, long titles) {}

    private static List<String> rows(String line) {
        return List.of(line.split("(?<=\\G.{9})"));
    }

    private static Contents contents(String text) {
        List<String> good = new ArrayList<>();
        List<PuzzleText> bad = new ArrayList<>();
        PuzzleSplitter splitter = new PuzzleSplitter(new StringReader(text));
        try {
            for (Optional<PuzzleText> item = splitter.next(); item.isPresent(); item = splitter.next()) {
                if (FormatCatalog.standard().read(item.get().text()) instanceof Reading.Found found) {
                    good.add(found.position().toString());
                } else {
                    bad.add(item.get());
                }
            }
        } catch (IOException impossible) {
            throw new AssertionError(impossible);
        }
        return new Contents(good, bad, splitter.titles());
    }

    /** Every row with its cells written in some way. */
    private static String each(Function<List<String>, String> row) {
        return ROWS.stream().map(cells -> row.apply(List.of(cells.split("")))).collect(Collectors.joining("\n"));
    }

    private static List<String> blank(List<String> cells, String blank) {
        return cells.stream().map(cell -> cell.equals(".") ? blank : cell).toList();
    }

    private static String table(String comma, String open, String close) {
        return each(cells -> open + String.join(comma, blank(cells, " ")) + close);
    }

    private static String boxes(String cells, String between, String band) {
        return IntStream.range(0, 9)
                .mapToObj(row -> Stream.of(0, 3, 6)
                                .map(box -> String.join(
                                        cells,
                                        ROWS.get(row).substring(box, box + 3).split("")))
                                .collect(Collectors.joining(between))
                        + (row == 2 || row == 5 ? band : ""))
                .collect(Collectors.joining("\n"));
    }

    static Stream<String> oneGrid() {
        String headless = table(" | ", "| ", " |");
        Map<String, String> texts = new LinkedHashMap<>();
        texts.put("sudoku package", "\\begin{sudoku}\n" + table("|", "|", "|.") + "\n\\end{sudoku}");
        texts.put(
                "tabular",
                "\\begin{tabular}{c|c|c}\n\\hline\n" + table(" & ", "", " \\\\ \\hline") + "\n\\end{tabular}");
        texts.put(
                "tabular with commands",
                each(cells -> cells.stream()
                                .map(cell -> cell.equals(".") ? "~" : "\\textbf{" + cell + "}")
                                .collect(Collectors.joining(" & "))
                        + " \\\\\n\\hline"));
        texts.put("Markdown", headless.replaceFirst("\n", "\n|" + "---|".repeat(9) + "\n"));
        texts.put("Markdown with an empty head", "| ".repeat(9) + "|\n|" + "---|".repeat(9) + "\n" + headless);
        texts.put("Markdown with letters", "|A|B|C|D|E|F|G|H|I|\n|" + ":-:|".repeat(9) + "\n" + headless);
        texts.put("org-mode", headless.replaceAll("((?:.*\n){3})", "$1|---+---+---|\n"));
        texts.put(
                "box drawing", "┏━━━┯━━━┓\n" + table(" │ ", "┃ ", " ┃").replace("\n", "\n┠───┼───┨\n") + "\n┗━━━┷━━━┛");
        texts.put("rules between all rows", headless.replace("\n", "\n" + "-".repeat(37) + "\n"));
        texts.put("spaces for blanks", COMPACT.replace('.', ' '));
        texts.put("spaces between and for blanks", table(" ", "", ""));
        texts.put("trailing spaces lost", table(" ", "", "").replaceAll("(?m) +$", ""));
        texts.put("boxes with spaces", boxes("", "|", "\n---+---+---").replace('.', ' '));
        texts.put(
                "wide boxes with spaces",
                boxes(" ", " | ", "\n------+-------+------").replace('.', ' '));
        texts.put("double strokes", boxes(" ", " ║ ", "\n══════╬═══════╬══════").replace('.', ' '));
        texts.put("bands", boxes("", "", "\n"));
        texts.put("boxes and bands", boxes("", " ", "\n"));
        texts.put("spaced boxes and bands", boxes(" ", "  ", "\n"));
        texts.put("a blank line after every row", COMPACT.replace("\n", "\n\n"));
        texts.put("a cell a line", String.join("\n", LINE.split("")));
        texts.put("rows on one line", String.join(" ", ROWS));
        texts.put("rows between slashes", String.join("/", ROWS));
        texts.put("question marks", COMPACT.replace('.', '?'));
        texts.put("crosses", COMPACT.replace('.', 'x'));
        texts.put("crosses on one line", LINE.replace('.', 'x'));
        texts.put("middle dots", COMPACT.replace('.', '·'));
        texts.put("a comma behind every cell", each(cells -> String.join(",", blank(cells, "0")) + ","));
        texts.put("a comma behind every cell, or nothing", each(cells -> String.join(",", blank(cells, "")) + ","));
        texts.put("tabs", each(cells -> String.join("\t", blank(cells, ""))));
        texts.put("a list of rows", each(cells -> "  - " + String.join("", cells)));
        texts.put(
                "labels",
                "    1 2 3   4 5 6   7 8 9\n"
                        + IntStream.range(0, 9)
                                .mapToObj(row -> (char) ('A' + row) + " | "
                                        + ROWS.get(row).replace("", " ") + " |")
                                .collect(Collectors.joining("\n")));
        texts.put("a code fence", "```text\n" + COMPACT + "\n```");
        return texts.values().stream();
    }

    @ParameterizedTest
    @MethodSource("oneGrid")
    void aGridInAnyLayoutIsOnePuzzle(String text) {
        assertThat(contents(text)).as(text).satisfies(found -> {
            assertThat(found.good()).containsExactly(LINE);
            assertThat(found.bad()).isEmpty();
        });
        assertThat(contents(text + "\n\n\n" + text).good()).as(text).containsExactly(LINE, LINE);
        assertThat(FormatCatalog.standard().read(text))
                .as(text)
                .isInstanceOfSatisfying(
                        Reading.Found.class,
                        found -> assertThat(found.position()).hasToString(LINE));
    }

    @Test
    void linesThatTouchAGridAreItsTitles() {
        for (String title : List.of("Grid 01", "95", "Grid 0 3", "Puzzle no. 12", "9", "3 3", "easy:", "DIM=9x9")) {
            for (String grid : List.of(
                    COMPACT, boxes(" ", " | ", "\n------+-------+------"), each(cells -> String.join(" ", cells)))) {
                Contents found = contents((title + "\n" + grid + "\n").repeat(3));
                assertThat(found.good()).as(title).containsExactly(LINE, LINE, LINE);
                assertThat(found.bad()).as(title).isEmpty();
                assertThat(found.titles()).as(title).isEqualTo(3);
            }
        }
        assertThat(contents(COMPACT + "\nby me\n").titles()).isEqualTo(1);
        assertThat(contents("by\nme\n" + COMPACT).titles()).isEqualTo(2);
    }

    @Test
    void theFirstLineAboveLinesIsTheirHeader() {
        String table = "id,puzzle,solution\n" + ("1," + LINE + ",x\n").repeat(3);
        assertThat(contents(table)).isEqualTo(new Contents(List.of(LINE, LINE, LINE), List.of(), 1));
        assertThat(contents("Puzzle,Solution,\n" + LINE + ",\n").titles()).isEqualTo(1);
        assertThat(contents("quizzes,solutions\n" + LINE).titles()).isEqualTo(1);
        Contents later = contents(LINE + "\nid,puzzle\n" + LINE);
        assertThat(later.titles()).isZero();
        assertThat(later.bad()).containsExactly(new PuzzleText(2, "id,puzzle"));
    }

    @Test
    void aMistypedPuzzleIsNeverATitle() {
        String short80 = LINE.substring(1);
        assertThat(contents(short80 + "\n" + LINE).bad()).containsExactly(new PuzzleText(1, short80));
        assertThat(contents(COMPACT + "\n" + ROWS.get(0) + "\n").bad()).hasSize(1);
        Contents apart = contents("hello\n\n" + COMPACT);
        assertThat(apart.bad()).containsExactly(new PuzzleText(1, "hello"));
        assertThat(apart.titles()).isZero();
    }

    @Test
    void noMistypedPuzzleIsLostAmongOtherLines() {
        String mistyped = LINE.substring(1);
        List<String> parts = List.of(
                mistyped,
                LINE,
                COMPACT,
                boxes(" ", " | ", "\n------+-------+------"),
                boxes("", " ", "\n"),
                "Grid 01",
                "",
                "[",
                "],",
                "1,2,3,4,5,6,7,8,9,",
                "[7,3,0,0,0,4,0,0,0],",
                "```",
                "| 5 | 3 | | | 7 | | | | |",
                "5");
        Random random = new Random(5);
        for (int round = 0; round < 3000; round++) {
            List<String> chosen = random.ints(1 + random.nextInt(12), 0, parts.size())
                    .mapToObj(parts::get)
                    .toList();
            long expected = chosen.stream().filter(mistyped::equals).count();
            String text = String.join("\n", chosen);
            assertThat(contents(text).bad().stream()
                            .filter(bad -> bad.text().contains(mistyped))
                            .count())
                    .as(text)
                    .isEqualTo(expected);
        }
    }

    @Test
    void aRaggedGridIsRefusedWithItsRowAndLength() {
        String ragged = COMPACT.replace("571643289", "57164328");
        String bands = boxes(" ", "  ", "\n").replace("9 . .  3", "9 .  3");
        Contents found = contents("Grid 1\n" + ragged + "\nGrid 2\n" + COMPACT + "\n\n\n" + bands);
        assertThat(found.good()).containsExactly(LINE);
        assertThat(found.titles()).isEqualTo(2);
        assertThat(found.bad())
                .extracting(bad -> ((Reading.Bad) FormatCatalog.standard().read(bad.text())).problem())
                .containsExactly(
                        "Row 4 has 8 values but a 9×9 grid needs 9; was a character lost?",
                        "Row 3 has 8 values but a 9×9 grid needs 9; was a character lost?");
    }

    @Test
    void aRowTooManyIsNoTitleAndNoGrid() {
        Contents found = contents(boxes("", " ", "\n") + "\n... ... ...\n");
        assertThat(found.good()).isEmpty();
        assertThat(found.titles()).isZero();
    }

    @Test
    void theRegionsOfAJigsawBelongToItsGrid() {
        String map = String.join("\n", rows(MAP));
        for (String text : List.of(
                COMPACT + "\n\n" + map,
                map + "\n\n" + COMPACT,
                COMPACT + "\nregions:\n" + map,
                COMPACT + "\n" + figures(map, '1'),
                COMPACT + "\n" + figures(map, '0').replaceAll("(?<=\\d)(?=\\d)", " "),
                LINE + "," + MAP,
                LINE + " " + figures(MAP, '1'))) {
            PuzzleSplitter splitter = new PuzzleSplitter(new StringReader(text));
            try {
                String only = splitter.next().orElseThrow().text();
                assertThat(splitter.next()).as(text).isEmpty();
                assertThat(FormatCatalog.standard().read(only))
                        .as(text)
                        .isInstanceOfSatisfying(Reading.Found.class, found -> {
                            assertThat(found.position()).hasToString(LINE);
                            assertThat(found.position().shape().name()).startsWith("9x9:jigsaw:AAAABBBCC");
                            assertThat(found.solutions()).isEmpty();
                        });
            } catch (IOException impossible) {
                throw new AssertionError(impossible);
            }
        }
        assertThat(contents(figures(map, '1')).good()).isEmpty();
        assertThat(contents(figures(MAP, '1')).good()).isEmpty();
    }

    private static String figures(String map, char first) {
        return map.chars()
                .mapToObj(c -> String.valueOf(c == '\n' ? '\n' : (char) (c - 'A' + first)))
                .collect(Collectors.joining());
    }

    @Test
    void theBoxesMayStandAboveTheGrid() {
        String six = "1 0 0 0 0 0\n0 0 2 0 0 0\n0 0 0 0 3 0\n0 4 0 0 0 0\n0 0 0 5 0 0\n0 0 0 0 0 6";
        for (String box : List.of("3 2", "3x2", "box: 3, 2")) {
            PuzzleSplitter splitter = new PuzzleSplitter(new StringReader(box + "\n" + six));
            try {
                Reading reading = FormatCatalog.standard()
                        .read(splitter.next().orElseThrow().text());
                assertThat(((Reading.Found) reading).position().shape().name()).isEqualTo("6x6:3x2");
            } catch (IOException impossible) {
                throw new AssertionError(impossible);
            }
        }
    }

    @Test
    void aRuleOfAnyWidthIsNoPuzzle() {
        for (int width = 60; width < 750; width++) {
            String rule = ":" + "-".repeat(width / 2) + "+" + "-".repeat(width - width / 2) + ":";
            assertThat(contents(rule + "\n" + LINE).good())
                    .as("width %s", width)
                    .containsExactly(LINE);
        }
    }

    @Test
    void aSingleCharacterIsNoPuzzle() {
        assertThat(contents("1\n.\n*\n2\n").good()).isEmpty();
        assertThat(FormatCatalog.standard().read("1", Shape.classic(1))).isInstanceOf(Reading.Found.class);
    }
}
