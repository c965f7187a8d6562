package dev.clew.logic.level;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.core.Puzzle;
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
            assertThat(Rater.standard().rate(Puzzle.parse(words[0])))
                    .as(words[0])
                    .hasToString(words[2] + " " + words[3]);
        }
    }

    @Test
    void aRaterForALevelAgreesUpToThatLevel() throws IOException {
        Rater upToHard = Rater.standard().upTo(ClewLevel.HARD);
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

    @Test
    void thereAreTwoHundredOverAllLevels() throws IOException {
        Map<String, Long> counts =
                labelled().stream().collect(Collectors.groupingBy(words -> words[2], Collectors.counting()));
        assertThat(counts).hasSize(ClewLevel.values().length);
        assertThat(counts.values()).allMatch(count -> count >= 20);
        assertThat(labelled()).hasSize(200);
    }
}
