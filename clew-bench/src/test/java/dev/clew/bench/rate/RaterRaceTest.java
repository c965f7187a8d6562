package dev.clew.bench.rate;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the race is made of. */
class RaterRaceTest {
    private static final String EASY =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final String HARD =
            ".8.7..62.75.....9...6.9....4.....3....83.......59...74.2...1.....78...6.....3.5..";

    @Test
    void bandsAreWholeNumbersOfTheErAndHaveABound() {
        assertThat(Band.of(List.of(HARD, EASY, HARD)))
                .containsExactly(new Band(1, List.of(EASY)), new Band(8, List.of(HARD, HARD)));
        assertThat(Band.of(Collections.nCopies(120, EASY)).get(0).puzzles()).hasSize(100);
    }

    @Test
    void timesAreThoseOfTheChildren() {
        assertThat(ChildTime.ofChildren("0m5.000s 0m7.000s\n1m0.250s 0m0.500s\n"))
                .isEqualTo(60.75);
    }

    @Test
    void aCommandWritesToTheFile(@TempDir Path folder) {
        Path output = folder.resolve("out");
        assertThat(ChildTime.of(List.of("echo", "a b", "$0"), output)).isNotNegative();
        assertThat(output).hasContent("a b $0");
    }
}
