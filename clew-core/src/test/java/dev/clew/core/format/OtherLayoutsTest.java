package dev.clew.core.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Layouts of files in public repositories that were once read wrongly, each in a small example. */
class OtherLayoutsTest {
    private static final String LINE =
            "73...4...2...7..3.9..3..4..5716432898237..164469821.7...5..7....9..1...8...4....6";
    private static final String SOLVED =
            "736154892254978631918362457571643289823795164469821375645287913392516748187439526";

    private record Contents(List<String> good, List<String> bad, long titles) {}

    private static Contents contents(String text) {
        List<String> good = new ArrayList<>();
        List<String> bad = new ArrayList<>();
        PuzzleSplitter splitter = new PuzzleSplitter(new StringReader(text));
        try {
            for (Optional<PuzzleText> item = splitter.next(); item.isPresent(); item = splitter.next()) {
                Reading reading = FormatCatalog.standard().read(item.get().text());
                if (reading instanceof Reading.Found found) {
                    good.add(found.position().toString());
                } else {
                    bad.add(((Reading.Bad) reading).problem());
                }
            }
        } catch (IOException impossible) {
            throw new AssertionError(impossible);
        }
        return new Contents(good, bad, splitter.titles());
    }

    private static String rows(UnaryOperator<String> row) {
        return IntStream.range(0, 9)
                .mapToObj(i -> row.apply(LINE.substring(9 * i, 9 * i + 9)))
                .collect(Collectors.joining("\n"));
    }

    private static String joined(String comma, String row) {
        return String.join(comma, row.replace('.', '0').split(""));
    }

    @Test
    void anObjectMayHaveBlankLinesInIt() {
        String rows = rows(row -> "    [" + joined(",", row) + "]").replace("\n", ",\n");
        String bands = rows.replaceAll("((?:.*\n){3})(?=.)", "$1\n");
        String text = "{\n\n  \"values\": [\n\n" + bands + "\n\n  ]\n\n}\n";
        assertThat(text).contains("],\n\n    [");
        assertThat(contents(text)).isEqualTo(new Contents(List.of(LINE), List.of(), 0));
    }

    @Test
    void anUnfinishedObjectTakesNothingThatFollowsABlankLine() {
        String good = "{\"givens\":\"" + LINE + "\"}";
        String bad = "{\"givens\":\"" + LINE + "\",";
        for (String next : List.of(good, LINE, rows(row -> row), "# shape=9x9\n" + LINE)) {
            Contents contents = contents(bad + "\n\n" + next + "\n");
            assertThat(contents.good()).as(next).containsExactly(LINE);
            assertThat(contents.bad()).as(next).hasSize(1);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {",", ";", "\t", " | "})
    void columnsMayHaveSpacesBetweenTheirCells(String comma) {
        String row = joined(" ", LINE) + comma + joined(" ", SOLVED);
        Contents contents = contents("Puzzle" + comma + "Solution\n" + row + "\n" + row + "\n");
        assertThat(contents).isEqualTo(new Contents(List.of(LINE, LINE), List.of(), 1));
        Reading.Found found = (Reading.Found) FormatCatalog.standard().read(row);
        assertThat(found.solutions()).hasSize(1);
    }

    @Test
    void numbersOfRowsAndColumnsAreNoCells() {
        for (int first : new int[] {0, 1}) {
            String head = IntStream.range(first, first + 9)
                    .mapToObj(String::valueOf)
                    .collect(Collectors.joining(",", ",", "\n"));
            StringBuilder table = new StringBuilder(head);
            for (int row = 0; row < 9; row++) {
                String cells = String.join(
                                ",", LINE.substring(9 * row, 9 * row + 9).split(""))
                        .replace(".", "");
                table.append(row + first).append(',').append(cells).append('\n');
            }
            assertThat(contents(table.toString()).good()).as(table.toString()).containsExactly(LINE);
        }
        String columns = "0,1,2,3,4,5,6,7,8\n" + rows(row -> joined(",", row)) + "\n";
        assertThat(contents(columns).good()).containsExactly(LINE);
    }

    @Test
    void aSizeStandsAboveABlankLine() {
        String text = "9\n\n" + rows(row -> joined(" ", row)) + "\n";
        assertThat(contents(text)).isEqualTo(new Contents(List.of(LINE), List.of(), 1));
        assertThat(contents("Times\n\n" + text).bad()).hasSize(1);
    }

    @Test
    void aRuleMayHaveACornerAtEveryStroke() {
        String rule = "+-+-+-+-+-+-+\n";
        String grid = rows(row -> "|" + row.replaceAll("...(?=.)", "$0|").replace('.', ' ') + "|");
        assertThat(contents(rule + grid + "\n" + rule).good()).containsExactly(LINE);
    }

    @Test
    void aLineMayListManyPuzzles() {
        String open =
                IntStream.range(0, 4).mapToObj(i -> "\"" + LINE + "\"").collect(Collectors.joining(", ", "[", "]"));
        assertThat(contents(open).good()).containsExactly(LINE, LINE, LINE, LINE);
        String other = SOLVED.replace('1', 'x').replace('2', '1').replace('x', '2');
        String full = "['" + SOLVED + "', '" + other + "', '" + SOLVED + "']";
        assertThat(contents(full).good()).containsExactly(SOLVED, other, SOLVED);
        assertThat(contents("[\"" + LINE + "\", \"" + SOLVED + "\"]").good()).containsExactly(LINE);
    }

    @ParameterizedTest
    @ValueSource(strings = {"$", "@", "~", "%", "^"})
    void oneSignMayStandForABlank(String sign) {
        String text = rows(row -> String.join(" ", row.replace(".", sign).split("")));
        assertThat(contents(text).good()).containsExactly(LINE);
        String slip = rows(row -> String.join(" ", row.split(""))).replace("7", sign);
        assertThat(contents(slip).good()).as("beside real blanks").isEmpty();
        String rare =
                rows(row -> String.join(" ", SOLVED.substring(0, 9).split(""))).replaceFirst("7", "\\" + sign);
        assertThat(contents(rare).good()).as("once").isEmpty();
    }

    @Test
    void rowsMayBePartedBySemicolonsOnOneLine() {
        String line = rows(row -> joined(" ", row)).replace("\n", "; ");
        assertThat(contents(line).good()).containsExactly(LINE);
        assertThat(contents("grid = [" + line + "];").good()).containsExactly(LINE);
        assertThat(contents(rows(row -> joined(",", row)).replace("\n", ";")).good())
                .containsExactly(LINE);
        assertThat(contents(line.substring(2)).good()).as("a cell lost").isEmpty();
    }

    @Test
    void yamlMayHaveACellALine() {
        String nested = rows(row -> "- - " + joined("\n  - ", row));
        assertThat(contents(nested).good()).containsExactly(LINE);
        String keys = "name: 17\ngrid:\n" + nested.indent(2) + "level: easy\nother:\n" + nested.indent(2);
        assertThat(contents(keys).good()).containsExactly(LINE, LINE);
        assertThat(contents(nested.replace("- 0", "- null")).good()).containsExactly(LINE);
        String flat = "grid:\n- " + joined("\n- ", LINE) + "\n";
        assertThat(contents(flat).good()).containsExactly(LINE);
        assertThat(contents(flat.substring(0, flat.length() - 4)).good()).isEmpty();
    }

    @Test
    void aMapOfPlacesIsAListOfCells() {
        StringBuilder places = new StringBuilder("{");
        StringBuilder names = new StringBuilder("{");
        for (int cell = 0; cell < 81; cell++) {
            String value = LINE.substring(cell, cell + 1);
            int row = cell / 9;
            places.append(cell % 9 > 0 ? ", " : cell > 0 ? "}, \"" + row + "\": {" : "\"0\": {");
            places.append('"').append(cell % 9).append("\": ").append(value.replace('.', '0'));
            names.append(cell > 0 ? ", " : "")
                    .append("'")
                    .append((char) ('A' + row))
                    .append(cell % 9 + 1);
            names.append("': '").append(value).append("'");
        }
        assertThat(contents("[" + places + "}}]").good()).containsExactly(LINE);
        assertThat(contents("grid = " + names + "}").good()).containsExactly(LINE);
        String first = names.substring(1, names.indexOf(",") + 2);
        String shuffled = "{" + names.substring(1).replace(first, "") + ", " + first + "}";
        assertThat(contents("grid = " + shuffled).good())
                .as("not in their order")
                .isEmpty();
        String objects = "{\"row\":1,\"col\":2,\"value\":3,\"x\":4},\n".repeat(4);
        assertThat(contents("[" + objects + "]").good()).isEmpty();
    }
}
