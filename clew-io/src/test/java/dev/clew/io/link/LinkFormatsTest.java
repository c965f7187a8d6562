package dev.clew.io.link;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.clew.core.Position;
import dev.clew.core.Shape;
import dev.clew.core.format.FormatCatalog;
import dev.clew.core.format.PuzzleSplitter;
import dev.clew.core.format.PuzzleText;
import dev.clew.core.format.Reading;
import dev.clew.core.format.text.Complaint;
import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LinkFormatsTest {
    private static final FormatCatalog CATALOG = FormatCatalog.standard();

    private static Position found(String text) {
        Reading reading = CATALOG.read(text);
        assertThat(reading).as(text).isInstanceOf(Reading.Found.class);
        return ((Reading.Found) reading).position();
    }

    private static Reading.Bad bad(String text) {
        Reading reading = CATALOG.read(text);
        assertThat(reading).as(text).isInstanceOf(Reading.Bad.class);
        return (Reading.Bad) reading;
    }

    private static String fPuzzle(String fields) {
        return "{\"size\":4,\"grid\":[[{\"value\":1,\"given\":true},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]]"
                + fields + "}";
    }

    private static String link(String json) {
        return "https://f-puzzles.com/?load=" + LzString.compress(json);
    }

    /** Packed by lz-string 1.5 itself. */
    @Test
    void packsAsLzStringDoes() throws Complaint {
        String text = "{\"size\":4,\"grid\":[[{},{},{},{}]]}";
        String packed = "N4IgzglgXgpiBcAWANCA5gJwgEwQbT2AF9ljSTiBdSooA===";
        assertThat(LzString.compress(text)).isEqualTo(packed);
        assertThat(LzString.decompress(packed, 100)).isEqualTo(text);
    }

    @Test
    void unpacksWhatItPacks() throws Complaint {
        Random random = new Random(23);
        for (int round = 0; round < 1_000; round++) {
            StringBuilder text = new StringBuilder();
            int letters = 1 + random.nextInt(round % 2 == 0 ? 4 : 2_000);
            for (int length = random.nextInt(600); length > 0; length--) {
                text.append((char) ('a' + random.nextInt(letters)));
            }
            assertThat(LzString.decompress(LzString.compress(text.toString()), 1_000))
                    .as("round " + round)
                    .isEqualTo(text.toString());
            assertThat(RawDeflate.unpack(RawDeflate.pack(text.toString()))).isEqualTo(text.toString());
        }
    }

    @Test
    void bombsStopAtTheLimit() {
        String bomb = LzString.compress("a".repeat(FormatCatalog.MAX_TEXT + 1));
        assertThat(bomb.length()).isLessThan(20_000);
        assertThatThrownBy(() -> LzString.decompress(bomb, FormatCatalog.MAX_TEXT))
                .isInstanceOf(Complaint.class)
                .hasMessageContaining("unpacks to more than");
        String deflated = RawDeflate.pack(" ".repeat(50_000_000));
        assertThat(bad("http://127.0.0.1:7272/#s=" + deflated).problem()).contains("unpacks to more than");
        assertThat(bad(link("{" + " ".repeat(FormatCatalog.MAX_TEXT) + "}")).problem())
                .contains("unpacks to more than");
    }

    @Test
    void aLinkIsReadHoweverItIsPasted() {
        String payload = LzString.compress(fPuzzle(""));
        Position position = found("https://f-puzzles.com/?load=" + payload);
        assertThat(position.puzzle().given(0)).isEqualTo(1);
        assertThat(found("https://www.f-puzzles.com/?load=" + Percent.encode(payload)))
                .isEqualTo(position);
        assertThat(found("?load=" + payload)).isEqualTo(position);
        assertThat(found("https://sudokupad.app/fpuz" + payload)).isEqualTo(position);
        assertThat(found("https://app.crackingthecryptic.com/sudoku/?puzzleid=fpuzzles" + Percent.encode(payload)))
                .isEqualTo(position);
        assertThat(found("fpuzzles" + payload)).isEqualTo(position);
        assertThat(found("https://sudokupad.app/fpuz" + payload + "?setting-nogrid=1"))
                .isEqualTo(position);
        assertThat(found(fPuzzle(""))).isEqualTo(position);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                ",\"killercage\":[{\"cells\":[\"R1C1\"]}]|killer cages",
                ",\"killercage\":[1],\"thermometer\":[1]|killer cages and thermometers",
                ",\"diagonal+\":true|a single diagonal",
                ",\"negative\":[\"xv\"]|rules about what is not marked",
                ",\"novelty\":[1]|\"novelty\"",
                ",\"extraregion\":[{\"cells\":[\"R1C1\",\"R1C2\",\"R2C3\",\"R3C4\",\"R4C4\"]}]|extra regions of more than 4 cells",
                ",\"line\":[{\"lines\":[]}]|drawn lines",
                ",\"cage\":[{\"cells\":[\"R1C1\"],\"value\":\"7\"}]|cages with clues"
            })
    void rulesThatAreNotKnownAreNamed(String fields, String names) {
        Reading.Bad bad = bad(link(fPuzzle(fields)));
        assertThat(bad.problem()).isEqualTo("holds " + names + ", which Clew does not solve yet");
        assertThat(bad.without().orElseThrow().position().puzzle().given(0)).isEqualTo(1);
        assertThat(CATALOG.read("{\"puzzle\":\"" + link(fPuzzle(fields)) + "\"}"))
                .isInstanceOfSatisfying(
                        Reading.Bad.class, inner -> assertThat(inner.without()).isPresent());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                ",\"killercage\":[]",
                ",\"antiknight\":false",
                ",\"cage\":[{\"cells\":[\"R1C1\"]}]",
                ",\"cage\":[{\"cells\":[],\"value\":\"title: A puzzle\"}]",
                ",\"ruleset\":\"Normal sudoku rules apply.\",\"line\":[1]",
                ",\"ruleset\":\"Fill the grid with the digits 1-4 so that no digit repeats in any row, column or box.\""
            })
    void decorationIsNoRule(String fields) {
        assertThat(found(link(fPuzzle(fields))).shape()).isEqualTo(Shape.classic(4));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Normal sudoku rules do not apply",
                "Normal sudoku rules apply. Digits along an arrow sum to the circle.",
                "Place the digits 0-3 in each row",
                "Digits may repeat in boxes",
                "Cells a knight's move apart cannot contain the same digit"
            })
    void rulesInWordsAreNotDropped(String words) {
        assertThat(bad(link(fPuzzle(",\"ruleset\":\"" + words + "\""))).problem())
                .startsWith("holds rules in words (\"")
                .endsWith("\"), which Clew does not solve yet");
    }

    @Test
    void shapesComeAlong() {
        assertThat(found(
                                link(
                                        fPuzzle(
                                                ",\"extraregion\":[{\"cells\":[\"R1C1\"]},{\"cells\":[\"R1C1\",\"R4C4\"]},"
                                                        + "{\"cells\":[\"R4C4\",\"R3C2\",\"R2C3\",\"R1C1\"]},{\"cells\":[\"R1C2\",\"R4C3\"]}]")))
                        .shape()
                        .name())
                .isEqualTo("4x4:house:r1c1r2c3r3c2r4c4:distinct:r1c2r4c3");
        assertThat(found(link(fPuzzle(",\"antiknight\":true,\"antiking\":true")))
                        .shape()
                        .name())
                .isEqualTo("4x4:antiknight:antiking");
        assertThat(found(link(fPuzzle(",\"diagonal+\":true,\"diagonal-\":true,\"antiknight\":true")))
                        .shape()
                        .name())
                .isEqualTo("4x4:diagonal:antiknight");
        assertThat(found(
                                link(
                                        fPuzzle(
                                                ",\"antiknight\":true,\"ruleset\":\"Cells a knight's move apart cannot contain the same digit\"")))
                        .shape()
                        .name())
                .isEqualTo("4x4:antiknight");
    }

    @Test
    void sudokuPadDocumentsAreReadZippedAndPlain() {
        String zipped =
                "{ce:[[{v:1},,,],[,,,],[,,,],[,,,{v:2}]],re:[[[0,0],[0,1],[1,0],[1,1]],[[0,2],[0,3],[1,2],[1,3]],"
                        + "[[2,0],[2,1],[3,0],[3,1]],[[2,2],[2,3],[3,2],[3,3]]],cs:50%s}";
        String link = "https://sudokupad.app/scl" + LzString.compress(zipped.replace("%s", ""));
        assertThat(found(link)).hasToString("1..............2");
        assertThat(found(link).shape()).isEqualTo(Shape.classic(4));
        String killer = zipped.replace("%s", ",ca:[{ce:[[0,0],[0,1]],v:5,unique:t}]");
        assertThat(bad("ctc" + LzString.compress(killer)).problem()).startsWith("holds killer cages,");
        String drawn = zipped.replace("%s", ",l:[{c:FF00aa,th:2,wp:[[0.5,0.5],[1.5,1.5]]}]");
        assertThat(bad("scl" + LzString.compress(drawn)).problem()).startsWith("holds drawn lines,");
        String said = drawn.replace("cs:50", "ca:[{v:'rules: Normal sudoku rules apply.'}]");
        assertThat(found("scl" + LzString.compress(said))).hasToString("1..............2");
        String more = said.replace("apply.", "apply. It\\'s a thermometer.");
        assertThat(bad("scl" + LzString.compress(more)).problem()).contains("It's a thermometer");
    }

    @Test
    void classicIdsOfBothWays() {
        String old = found("https://sudokupad.app/classicB6B91D7C2E15F4D9C3K6D4B3D25D4F8F87B4C5B7C3B")
                .toString();
        assertThat(old).hasSize(81).startsWith(".6.91...7..2");
        assertThat(found("https://sudokupad.app/scfoooooooooooooK")).hasToString(".".repeat(81));
    }

    @Test
    void whatOnlyAServerKnowsIsSaid() {
        assertThat(bad("https://sudokupad.app/ab12cd34ef").problem())
                .startsWith("SudokuPad keeps the puzzle \"ab12cd34ef\" on its server");
        assertThat(bad("https://f-puzzles.com/?id=yhkyz63b").problem()).contains("on the server of f-puzzles");
    }

    @Test
    void tornLinksGetALine() {
        String link = link(fPuzzle(""));
        for (int cut = link.indexOf('=') + 3; cut < link.length() - 4; cut++) {
            assertThat(bad(link.substring(0, cut)).problem())
                    .as("cut at " + cut)
                    .isNotBlank();
        }
    }

    /** Two characters that pack to all ones give slashes wherever they fall. */
    @Test
    void aLostSlashIsFound() {
        String packed = LzString.compress(fPuzzle(",\"title\":\"\uffff\uefff\""));
        assertThat(packed).contains("//");
        assertThat(found("https://sudokupad.app/fpuz" + packed.replace("//", "/"))
                        .puzzle()
                        .given(0))
                .isEqualTo(1);
    }

    /** Lists of test cases have the packed document and its solution side by side; the solution is not the puzzle. */
    @Test
    void packedDocumentsAreFoundAmongOtherWords() throws IOException {
        String solution = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
        String plain = LzString.compress(fPuzzle(""));
        String killer = LzString.compress(fPuzzle(",\"killercage\":[{\"cells\":[\"R1C1\",\"R1C2\"],\"value\":\"3\"}]"));
        String text = "[\n [\"One\", \"" + killer + "\", \"" + solution + "\"],\n [\"Two\", \"" + plain + "\"]\n]\n";
        List<Reading> readings = readings(text);
        assertThat(readings).filteredOn(Reading.Found.class::isInstance).hasSize(1);
        assertThat(readings)
                .filteredOn(reading ->
                        reading instanceof Reading.Bad bad && bad.problem().contains("killer cages"))
                .hasSize(1);
        String links = "[\"" + link(fPuzzle("")) + "\", \"" + link(fPuzzle("")) + "\"]";
        assertThat(readings(links)).hasSize(2).allMatch(Reading.Found.class::isInstance);
    }

    private static List<Reading> readings(String text) throws IOException {
        PuzzleSplitter splitter = new PuzzleSplitter(new StringReader(text));
        List<Reading> readings = new ArrayList<>();
        for (Optional<PuzzleText> next = splitter.next(); next.isPresent(); next = splitter.next()) {
            readings.add(CATALOG.read(next.get().text()));
        }
        return readings;
    }
}
