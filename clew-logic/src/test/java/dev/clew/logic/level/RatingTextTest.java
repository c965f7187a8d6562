package dev.clew.logic.level;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.core.Budget;
import dev.clew.core.Position;
import dev.clew.logic.TechniqueCatalog;
import dev.clew.logic.board.Board;
import dev.clew.logic.board.Uniqueness;
import dev.clew.logic.technique.TechniqueInfo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The reasons of a level within a line. */
class RatingTextTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
                        + "|singles from beginning to end|",
                "73...4...2...7..3.9..3..4..5716432898237..164469821.7...5..7....9..1...8...4....6"
                        + "|one pointing step, the rest singles|the pointing step in round 2",
                "3....6........16.9.4.2....5..8.27.6....8..1....21....7.....94..17.....3.46......1"
                        + "|one skyscraper, one pointing step, the rest singles|the skyscraper in round 18",
                "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."
                        + "|no technique that Clew knows leads to the end|the finned swordfish in round 2",
            })
    void isSaidInALine(String puzzle, String brief, String narrowest) {
        LevelRating rating = ClewScale.standard()
                .rate(
                        Board.of(Position.parse(puzzle), Uniqueness.OF_GIVENS),
                        Budget.unlimited().start())
                .orElseThrow();
        assertThat(RatingText.brief(rating)).isEqualTo(brief);
        assertThat(RatingText.narrowest(rating).orElse(null)).isEqualTo(narrowest);
    }

    @Test
    void severalStepsAreNamedAsOneSaysIt() {
        TechniqueCatalog catalog = TechniqueCatalog.standard();
        assertThat(catalog.techniques().stream()
                        .map(technique -> technique.info())
                        .map(TechniqueInfo::spokenMany))
                .contains("swordfish", "naked pairs", "finned X-Wings", "XY-Chains", "simple colors", "claiming steps")
                .noneMatch(words -> words.endsWith("ss") || words.contains("("));
    }
}
