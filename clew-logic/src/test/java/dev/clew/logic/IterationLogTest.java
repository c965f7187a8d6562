package dev.clew.logic;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.core.Position;
import dev.clew.logic.log.IterationLog;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class IterationLogTest {
    private static final String VINCENT =
            "73...4...2...7..3.9..3..4..5716432898237..164469821.7...5..7....9..1...8...4....6";

    @Test
    void vincentsChallengeGivesTheGoldenLog() throws IOException {
        StringBuilder text = new StringBuilder();
        assertThat(IterationLog.write(
                        Position.parse(VINCENT), line -> text.append(line).append('\n')))
                .isTrue();
        try (InputStream golden = Objects.requireNonNull(getClass().getResourceAsStream("vincent-iterations.txt"))) {
            assertThat(text).hasToString(new String(golden.readAllBytes(), StandardCharsets.UTF_8));
        }
    }

    @Test
    void aStalledPuzzleSaysSo() {
        List<String> lines = log("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..");
        assertThat(lines)
                .containsSubsequence("=== Solving ===", "No further progress.", "", "Total moves made: 0")
                .contains("Board solved: false", "Board valid: true")
                .doesNotContain("Puzzle solved!");
        assertThat(lines.get(lines.size() - 1)).startsWith("✓");
    }

    @Test
    void aPuzzleWithoutASolutionEndsInvalid() {
        assertThat(log("1...34..8.7.68..3...821.7.4.54.9.68.91.5.8.2..8.3....53.59.6871..6....4...1.7.2.3"))
                .contains("Board valid: false")
                .noneMatch(line -> line.startsWith("✓"));
    }

    @Test
    void aFullGridNeedsNoMoves() {
        assertThat(log("1234341221434321"))
                .containsExactly(
                        "=== Solving ===",
                        "Puzzle solved!",
                        "",
                        "Total moves made: 0",
                        "Board solved: true",
                        "Board valid: true",
                        "✓ Constraint propagation validated - no violations!");
    }

    private static List<String> log(String puzzle) {
        List<String> lines = new ArrayList<>();
        IterationLog.write(Position.parse(puzzle), lines::add);
        return lines;
    }
}
