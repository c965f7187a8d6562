package dev.clew.core.format;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.core.Alphabet;
import dev.clew.core.Grid;
import dev.clew.core.Position;
import dev.clew.core.Shape;
import java.io.IOException;
import java.io.StringReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A puzzle stands in any column of its line. */
class ColumnsTest {
    private static final FormatCatalog CATALOG = FormatCatalog.standard();
    private static final String PUZZLE =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final String SOLUTION =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1,P,S",
                "S;P",
                "P,S",
                "S P",
                "0000183b305c P  1.2",
                "1. P",
                "Sudoku 12: P",
                "easy P S",
                "\"7\",\"P\",\"S\"",
                "7\tP\tS",
                "7|P|S|hard",
                "P#a name",
                "name#P",
                "P,hard",
                "P,27,180,5,4,1,2,0,12,20,Expert,",
                "99480,C21,S8,M1,P,gsf,2",
                "P:1:S",
                "P,S,S",
                "grid: 'P'",
                "P // https://example.org/a/very/long/address/of/a/page/with/puzzles",
            })
    void isFoundWhereverItStands(String layout) throws IOException {
        String line = layout.replace("P", PUZZLE).replace("S", SOLUTION);
        Reading.Found found = found(line);
        assertThat(found.position()).isEqualTo(Position.parse(PUZZLE));
        assertThat(found.solutions()).allMatch(given -> given.equals(solution()));
        assertThat(found.solutions()).hasSize((int) layout.chars()
                .filter(c -> c == 'S' && layout.indexOf("S8") < 0 && layout.indexOf("Su") < 0)
                .count());
        PuzzleSplitter splitter = new PuzzleSplitter(new StringReader(line + "\n" + line + "\n" + PUZZLE));
        assertThat(splitter.next()).contains(new PuzzleText(1, line));
        assertThat(splitter.next()).contains(new PuzzleText(2, line));
        assertThat(splitter.next()).contains(new PuzzleText(3, PUZZLE));
        assertThat(splitter.next()).isEmpty();
    }

    private static Grid solution() {
        return Grid.of(Shape.CLASSIC_9, SOLUTION.chars().map(c -> c - '0').toArray());
    }

    private static Reading.Found found(String line) {
        Reading reading = CATALOG.read(line);
        assertThat(reading).as(line).isInstanceOf(Reading.Found.class);
        return (Reading.Found) reading;
    }

    private static String problem(String line) {
        Reading reading = CATALOG.read(line);
        assertThat(reading).as(line).isInstanceOf(Reading.Bad.class);
        return ((Reading.Bad) reading).problem();
    }

    @Test
    void twoColumnsWithBlanksAreRefused() {
        assertThat(problem("7," + PUZZLE + "," + PUZZLE))
                .isEqualTo("Columns 2 and 3 both have blanks, and only one can be the puzzle; leave one of them out");
    }

    @Test
    void aSolutionIsNotTakenForADamagedPuzzle() {
        assertThat(problem(PUZZLE.substring(1) + "," + SOLUTION))
                .isEqualTo("Column 1 has 80 characters, but a 9×9 puzzle needs 81: one is missing");
        assertThat(problem("7," + SOLUTION + "," + PUZZLE + "."))
                .isEqualTo("Column 3 has 82 characters, but a 9×9 puzzle needs 81: one is too many");
        assertThat(problem(PUZZLE.replace("..7", ".!7") + " " + SOLUTION)).contains("one of them is not a value");
        assertThat(problem(PUZZLE.replace("..7", ".,7") + "," + SOLUTION)).contains("Column 2 has 74 characters");
    }

    @Test
    void aSolvedGridIsAPuzzleUnlessThereAreTwo() {
        assertThat(found("solved " + SOLUTION).position()).isEqualTo(Position.parse(SOLUTION));
        assertThat(found(SOLUTION + "," + SOLUTION).solutions()).hasSize(1);
        String other = "672195348534678912198342567859761423426853791713924856961537284287419635345286179";
        assertThat(problem(SOLUTION + "," + other)).startsWith("Columns 1 and 2 are two different full grids");
    }

    @Test
    void aDamagedSolutionIsSpokenOf() {
        assertThat(found(PUZZLE + "," + SOLUTION.substring(2)).warnings())
                .containsExactly("column 2 has 79 characters and is not taken for the solution");
        assertThat(found(PUZZLE + ",9e107d9d372bb6826bd81d3542a419d6").warnings())
                .isEmpty();
    }

    @Test
    void theSolutionTellsTheAlphabet() {
        String solution = hexadecimal();
        String puzzle = ".".repeat(64) + solution.substring(64).replace('0', '.');
        Reading.Found found = found(puzzle + "," + solution);
        assertThat(found.position().puzzle().alphabet()).isEqualTo(Alphabet.FROM_ZERO);
        assertThat(found.warnings()).isEmpty();
        assertThat(found.position().value(255))
                .isEqualTo(found.solutions().get(0).value(255));
    }

    /** A full 16×16 grid with the values 0 to F. */
    private static String hexadecimal() {
        StringBuilder text = new StringBuilder();
        for (int row = 0; row < 16; row++) {
            for (int column = 0; column < 16; column++) {
                text.append("0123456789ABCDEF".charAt((column + 4 * (row % 4) + row / 4) % 16));
            }
        }
        return text.toString();
    }

    @Test
    void smallGridsStandInColumnsToo() {
        Reading.Found found = found("1;0000200040010003;3412213443211243");
        assertThat(found.position().shape()).isEqualTo(Shape.classic(4));
        assertThat(found.position().puzzle().givenCount()).isEqualTo(4);
        assertThat(found.solutions()).hasSize(1);
    }
}
