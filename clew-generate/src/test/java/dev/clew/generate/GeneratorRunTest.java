package dev.clew.generate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.core.Shape;
import dev.clew.core.symmetry.CanonicalForm;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class GeneratorRunTest {
    private static final int COUNT = 200;

    private static List<String> lines(Target target, long seed, int count, int threads, boolean distinct) {
        List<String> lines = new ArrayList<>();
        Generator generator = new Generator(target, Caps.standard());
        new GeneratorRun(generator, seed, 0, count, threads, distinct).run(result -> {
            lines.add(line(((Result.Found) result).generated()));
            return true;
        });
        return lines;
    }

    private static String line(Generated made) {
        return made.puzzle() + " # " + made.rating() + " " + Long.toUnsignedString(made.seed());
    }

    @Test
    void makesTheSamePuzzlesOnAnyNumberOfThreads() {
        List<String> alone = lines(Target.any(), 7, COUNT, 1, true);
        assertThat(alone).hasSize(COUNT).doesNotHaveDuplicates();
        assertThat(lines(Target.any(), 7, COUNT, 2, true)).isEqualTo(alone);
        assertThat(lines(Target.any(), 7, COUNT, 4, true)).isEqualTo(alone);
    }

    /** What a seed makes must not change with the JDK or the machine; where it changes here, CHANGELOG.md says so. */
    @Test
    void aSeedMakesTheSamePuzzleEverywhere() {
        assertThat(lines(Target.any(), 1, 1, 1, false))
                .containsExactly(
                        "85.............51.91.4.8...4.......6.....3..9..8.9.7.....6..43.249..7...5.6...2.. # easy 180 1");
        assertThat(lines(Target.of(Shape.classic(4)), 1, 2, 1, false))
                .containsExactly(
                        "3....2.3.1..2... # beginner 139 1", "3.1..........4.2 # beginner 126 5225945792256561658");
    }

    @Test
    void distinctPuzzlesAreNotEquivalent() {
        Set<Object> forms = new HashSet<>();
        GeneratorRun run = new GeneratorRun(new Generator(Target.any(), Caps.standard()), 3, 0, 50, 2, true);
        run.run(result -> forms.add(
                CanonicalForm.of(((Result.Found) result).generated().puzzle()).puzzle()));
        assertThat(forms).hasSize(50);
    }

    /** There are only a few 2×2 puzzles, so a run must meet one again. */
    @Test
    void aPuzzleThatWasThereMakesRoomForAnother() {
        Target tiny = Target.of(Shape.latin(2));
        assertThat(plain(lines(tiny, 1, 8, 1, false)).size()).isLessThan(8);
        assertThat(plain(lines(tiny, 1, 8, 1, true))).hasSize(8);
        assertThat(lines(tiny, 1, 8, 3, true)).isEqualTo(lines(tiny, 1, 8, 1, true));
    }

    private static Set<String> plain(List<String> lines) {
        return new HashSet<>(
                lines.stream().map(line -> line.substring(0, line.indexOf(' '))).toList());
    }

    @Test
    void endsWhenTheSinkHasEnough() {
        List<Result> taken = new ArrayList<>();
        new GeneratorRun(new Generator(Target.any(), Caps.standard()), 3, 0, 1_000_000, 2, false).run(result -> {
            taken.add(result);
            return taken.size() < 3;
        });
        assertThat(taken).hasSize(3);
    }
}
