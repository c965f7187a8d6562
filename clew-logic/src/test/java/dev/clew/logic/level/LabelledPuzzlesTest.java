package dev.clew.logic.level;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.core.Budget;
import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.logic.Path;
import dev.clew.logic.TechniqueCatalog;
import dev.clew.logic.board.Board;
import dev.clew.logic.board.Uniqueness;
import dev.clew.logic.scale.Move;
import dev.clew.logic.technique.TechniqueInfo;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** A change of the ladder, the weights or a finder that moves a puzzle to another level or score shows here. */
class LabelledPuzzlesTest {
    private static List<String[]> labelled() throws IOException {
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(
                Objects.requireNonNull(LabelledPuzzlesTest.class.getResourceAsStream("labelled.txt")),
                StandardCharsets.UTF_8))) {
            return reader.lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> line.split(" "))
                    .toList();
        }
    }

    @Test
    void everyPuzzleKeepsItsLevelAndScore() throws IOException {
        for (String[] words : labelled()) {
            assertThat(ClewScale.standard().rate(Puzzle.parse(words[0])))
                    .as(words[0])
                    .hasToString(words[2] + " " + words[3]);
        }
    }

    @Test
    void aRaterForALevelAgreesUpToThatLevel() throws IOException {
        ClewScale upToHard = ClewScale.standard().upTo(ClewLevel.HARD);
        for (String[] words : labelled()) {
            boolean within = ClewLevel.parse(words[2]).compareTo(ClewLevel.HARD) <= 0;
            LevelRating rating = upToHard.rate(Puzzle.parse(words[0]));
            if (within) {
                assertThat(rating).as(words[0]).hasToString(words[2] + " " + words[3]);
            } else {
                assertThat(rating.level()).as(words[0]).isGreaterThan(ClewLevel.HARD);
            }
        }
    }

    /** What rate names is what explain shows: the two come from one table. */
    @Test
    void thePathIsAsHardAsTheLevelSays() throws IOException {
        for (String[] words : labelled()) {
            Board board = Board.of(Position.parse(words[0]), Uniqueness.OF_GIVENS);
            LevelRating rating = ClewScale.standard().rate(board);
            Path path = Path.of(ClewScale.standard(), board, Budget.unlimited());
            assertThat(path.isSolved()).as(words[0]).isEqualTo(rating.level() != ClewLevel.BEYOND);
            LevelRating.Bottleneck bottleneck = rating.bottleneck().orElseThrow();
            List<Move> hardest = path.moves().stream()
                    .filter(move -> move.grade().weight() >= bottleneck.rating())
                    .toList();
            assertThat(hardest)
                    .as(words[0])
                    .isNotEmpty()
                    .allSatisfy(move -> assertThat(move.grade().weight()).isEqualTo(bottleneck.rating()));
            assertThat(hardest)
                    .as("one of %s is on the path of %s", bottleneck.techniques(), words[0])
                    .anySatisfy(move -> assertThat(bottleneck.techniques())
                            .extracting(TechniqueInfo::id)
                            .anyMatch(id -> isOf(id, move.step().technique())));
        }
    }

    /** Whether a step of that form belongs to a technique of the table; a single in a box is a single. */
    private static boolean isOf(String id, TechniqueInfo form) {
        String name = id.replace("-in-a-box", "");
        return TechniqueCatalog.standard()
                .require(name)
                .equals(TechniqueCatalog.standard().require(form.id()));
    }

    @Test
    void thereAreTwoHundredOverAllLevels() throws IOException {
        Map<String, Long> counts =
                labelled().stream().collect(Collectors.groupingBy(words -> words[2], Collectors.counting()));
        assertThat(counts).hasSize(ClewLevel.values().length);
        assertThat(counts.values()).allMatch(count -> count >= 20);
        assertThat(labelled()).hasSize(200);
    }
}
