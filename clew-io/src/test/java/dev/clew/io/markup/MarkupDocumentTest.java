package dev.clew.io.markup;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.core.Digits;
import dev.clew.core.Position;
import dev.clew.core.format.FormatCatalog;
import dev.clew.core.format.PuzzleSplitter;
import dev.clew.core.format.PuzzleText;
import dev.clew.core.format.Reading;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Documents of elements are split into their puzzles, in constant memory, and refused where they are none. */
class MarkupDocumentTest {
    private static final String ONE =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final String TWO = ONE.replace('.', '0');
    private static final String SOLUTION =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

    static List<PuzzleText> split(String text) throws IOException {
        PuzzleSplitter splitter = new PuzzleSplitter(new StringReader(text));
        List<PuzzleText> all = new ArrayList<>();
        for (Optional<PuzzleText> next = splitter.next(); next.isPresent(); next = splitter.next()) {
            all.add(next.get());
        }
        return all;
    }

    private static Position read(String text) {
        Reading reading = FormatCatalog.standard().read(text);
        assertThat(reading).as(text).isInstanceOf(Reading.Found.class);
        return ((Reading.Found) reading).position();
    }

    private static String problem(String text) {
        Reading reading = FormatCatalog.standard().read(text);
        assertThat(reading).as(text).isInstanceOf(Reading.Bad.class);
        return ((Reading.Bad) reading).problem();
    }

    @Test
    void everyGameOfEveryFolderIsAPuzzleAndNamesAreNot() throws IOException {
        String text = "<?xml version=\"1.0\"?>\r\n<opensudoku version='2'>\r\n<name>My 81 puzzles</name>\r\n"
                + "<!-- <game data='x'/> -->\r\n<folder name=\"A &amp; B > C\">\r\n  <game data='" + TWO + "' />\r\n"
                + "<game\r\n data=\"" + TWO + "\"/></folder><folder name='b'/></opensudoku>";
        List<PuzzleText> puzzles = split(text);
        assertThat(puzzles).extracting(PuzzleText::firstLine).containsExactly(6L, 7L);
        assertThat(puzzles)
                .allSatisfy(puzzle -> assertThat(read(puzzle.text()).toString()).isEqualTo(ONE));
    }

    @ParameterizedTest
    @ValueSource(strings = {"version: 1&#10;", "version: 2\n", "version: 3 "})
    void cellsHaveValuesNotesAndWhatIsGiven(String version) {
        boolean lists = version.contains("1");
        String notes = lists ? "1,3," : "5";
        String none = lists ? "-" : "0";
        String data =
                version + "5|" + none + "|0|4|" + none + "|1|0|" + notes + "|1|" + ("0|" + none + "|1|").repeat(78);
        Position position = read("<game data=\"" + data + "\"/>");
        assertThat(position.puzzle().given(0)).isEqualTo(5);
        assertThat(position.placed(1)).isEqualTo(4);
        assertThat(position.marks(2)).contains(Digits.of(1, 3));
        assertThat(position.hasNotes()).isTrue();
    }

    @Test
    void aDoubledBarIsAnEmptyFieldOfNotes() {
        Position position = read("<game data=\"version: 2&#10;" + "0|5||1|".repeat(81) + "\"/>");
        assertThat(position.marks(80)).contains(Digits.of(1, 3));
        assertThat(position.hasNotes()).as("every open cell is marked").isFalse();
    }

    @Test
    void aFileOnOneLineIsReadInPieces() throws IOException {
        int games = 300_000;
        PuzzleSplitter splitter = new PuzzleSplitter(new Repeating("<game data='" + TWO + "'/>", games));
        int count = 0;
        while (splitter.next().isPresent()) {
            count++;
        }
        assertThat(count).isEqualTo(games);
    }

    @Test
    void otherProgramsHaveCellsInTextsAttributesAndRows() throws IOException {
        assertThat(split("<sudokus><sudoku data=\"" + ONE + "\" solution=\"" + SOLUTION + "\"/></sudokus>"))
                .containsExactly(new PuzzleText(1, ONE));
        assertThat(split("<list>\n<title>Nr 1</title>\n<p>" + ONE + "</p><s>" + SOLUTION + "</s>\n</list>"))
                .containsExactly(new PuzzleText(3, ONE));
        String rows = ONE.replaceAll("(.{9})", "<row>$1</row>\n");
        assertThat(split("<grid>" + rows + "</grid>"))
                .extracting(PuzzleText::text)
                .containsExactly(ONE);
        assertThat(split("<p><![CDATA[" + ONE + "]]></p>"))
                .extracting(PuzzleText::text)
                .containsExactly(ONE);
    }

    @Test
    void aPuzzleThatLostACharacterIsNotLost() throws IOException {
        List<PuzzleText> puzzles = split("<a><p>" + ONE + "</p><p>" + ONE.substring(1) + "</p></a>");
        assertThat(puzzles).hasSize(2);
        assertThat(problem(puzzles.get(1).text())).contains("80");
    }

    @Test
    void aTableOfAPageIsAGridAndOtherTablesAreNot() throws IOException {
        StringBuilder table = new StringBuilder("<TABLE class=x><tbody>");
        for (int cell = 0; cell < 81; cell++) {
            String value = ONE.charAt(cell) == '.' ? cell % 2 == 0 ? "&nbsp;" : "" : "<b>" + ONE.charAt(cell) + "</b>";
            table.append(cell % 9 == 0 ? "<tr>" : "")
                    .append("<td>")
                    .append(value)
                    .append(cell % 2 == 0 ? "</td>" : "");
        }
        String page = "<!DOCTYPE html>\n<html><body><table><tr><td>About us</td></tr></table>\n" + table
                + "</table><br></body></html>\n" + ONE;
        List<PuzzleText> puzzles = split(page);
        assertThat(puzzles).hasSize(2);
        assertThat(read(puzzles.get(0).text()).toString()).isEqualTo(ONE);
        assertThat(puzzles.get(1)).isEqualTo(new PuzzleText(4, ONE));
    }

    @Test
    void aDoctypeIsRefusedWithALine() throws IOException {
        String bomb = "<?xml version=\"1.0\"?>\n<!DOCTYPE o [<!ENTITY a \"x\"><!ENTITY b \"&a;&a;\">]>\n<opensudoku>"
                + "<game data='&b;'/></opensudoku>";
        List<PuzzleText> puzzles = split(bomb);
        assertThat(puzzles).hasSize(1);
        assertThat(problem(puzzles.get(0).text())).contains("DOCTYPE").doesNotContain("\n");
    }

    @Test
    void depthLengthAndNonsenseAreBounded() throws IOException {
        assertThat(split("<a>".repeat(100_000))).hasSize(1);
        String huge = "<game data='" + "5".repeat(FormatCatalog.MAX_TEXT + 100) + "'/>";
        List<PuzzleText> puzzles = split(huge);
        assertThat(puzzles).hasSize(1);
        assertThat(problem(puzzles.get(0).text())).contains("longer than");
        assertThat(problem(split("<html><p>Hello</p></html>").get(0).text())).contains("no puzzle");
        assertThat(split("</p>\n<!-- nothing -->\n<br>\n" + ONE)).last().isEqualTo(new PuzzleText(4, ONE));
    }

    /** A text many times over, without a line break. */
    private static final class Repeating extends Reader {
        private final String text;
        private long left;

        Repeating(String text, int times) {
            this.text = text;
            this.left = (long) text.length() * times;
        }

        @Override
        public int read(char[] buffer, int from, int length) {
            int count = (int) Math.min(length, left);
            for (int i = 0; i < count; i++) {
                buffer[from + i] = text.charAt((int) ((text.length() - left % text.length()) % text.length()));
                left--;
            }
            return count == 0 ? -1 : count;
        }

        @Override
        public void close() {
            // Nothing to close.
        }
    }

    /** Each cell as an element of its own, in rows or not. */
    private static String elements(String open, String value, String empty, String close, int row) {
        StringBuilder text = new StringBuilder("<sudoku>\n");
        for (int cell = 0; cell < ONE.length(); cell++) {
            text.append(row > 0 && cell % row == 0 ? "<row>\n" : "");
            text.append(ONE.charAt(cell) == '.' ? empty : open + ONE.charAt(cell) + value)
                    .append('\n');
            text.append(row > 0 && cell % row == row - 1 ? "</row>\n" : "");
        }
        return text.append(close).append("</sudoku>\n").toString();
    }

    @Test
    void cellsMayBeElementsOfTheirOwnAndSomeOfThemEmpty() throws IOException {
        List<String> documents = List.of(
                elements("<cell>", "</cell>", "<cell></cell>", "", 0),
                elements("<cell>", "</cell>", "<cell/>", "", 9),
                elements("<c>", "</c>", "<c> </c>", "", 9),
                elements("<cell v=\"", "\" fixed=\"true\"/>", "<cell/>", "", 9),
                elements("<field row='3' value='", "'></field>", "<field row='3' value=''></field>", "", 0));
        for (String document : documents) {
            List<PuzzleText> puzzles = split(document);
            assertThat(puzzles).as(document).hasSize(1);
            assertThat(read(puzzles.get(0).text()).toString()).isEqualTo(ONE);
            assertThat(read(document).toString()).isEqualTo(ONE);
        }
        String twice = "<all>" + documents.get(1) + documents.get(3) + "</all>";
        assertThat(split(twice)).hasSize(2);
        String short1 = elements("<cell>", "</cell>", "<cell/>", "", 9).replaceFirst("<cell/>\n", "");
        assertThat(problem(short1)).contains("no puzzle");
        assertThat(problem("<sudoku>" + "<cell/>".repeat(81) + "</sudoku>")).contains("no puzzle");
    }

    @Test
    void anEmptyTableIsAGridOnlyIfItIsNamedSo() throws IOException {
        String rows = ("<tr>" + "<td></td>".repeat(9) + "</tr>").repeat(9);
        assertThat(problem("<table>" + rows + "</table>")).contains("no puzzle");
        String named = "<table class=\"sudoku\">" + rows + "</table>";
        assertThat(read(named).toString()).isEqualTo(".".repeat(81));
        assertThat(split("<html><body><table>" + rows + "</table>" + named + "</body></html>"))
                .hasSize(1);
    }

    @Test
    void aScriptOfAPageMayHavePuzzles() throws IOException {
        StringBuilder grid = new StringBuilder();
        for (int row = 0; row < 9; row++) {
            String cells = String.join(",", TWO.substring(9 * row, 9 * row + 9).split(""));
            grid.append("  [").append(cells).append("],\n");
        }
        String page = "<!DOCTYPE html>\n<html><head>\n<script>\nif (1 < 2 && a > b) { f(); }\nconst board = [\n" + grid
                + "];\nconst solved = \"" + SOLUTION + "\";\n</script>\n<script src='x.js'></script>\n"
                + "</head><body><p>9</p></body></html>\n";
        List<PuzzleText> puzzles = split(page);
        assertThat(puzzles).hasSize(1);
        assertThat(read(puzzles.get(0).text()).toString()).isEqualTo(ONE);
    }
}
