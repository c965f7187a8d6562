package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.core.Budget;
import dev.clew.core.format.SingleLine;
import dev.clew.desk.line.LineWork;
import dev.clew.desk.logic.Raters;
import dev.clew.logic.level.ClewScale;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** With {@code --lines} a line means the same wherever it is. */
@Timeout(240)
class LinesTest {
    private static final String[] GENERAL = {"--budget", "1000000000n"};

    @TempDir
    Path folder;

    private Path file(String name, byte[] text) throws IOException {
        return Files.write(folder.resolve(name), text);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void aLineMeansTheSameWithAndWithoutItsNeighbours(long seed) throws IOException {
        Random random = new Random(seed);
        byte[] text = MixedText.of(random, 2500, 1 + random.nextInt(3));
        Path whole = file("mixed.txt", text);
        List<String> alone = new ArrayList<>();
        LineWork<?> work = LineWork.solve(Budget.unlimited());
        for (String line : new String(text, StandardCharsets.UTF_8).split("\r\n|\r|\n")) {
            String puzzle = SingleLine.puzzle(line);
            if (puzzle != null) {
                alone.add(work.tell(puzzle).line());
            }
        }
        for (String threads : List.of("1", "3")) {
            Run run = Run.of("solve", "--lines", "--threads", threads, whole.toString());
            assertThat(run.lines().equals(alone)).as("seed %d", seed).isTrue();
            assertThat(Run.of("solve", "--lines", whole.toString(), GENERAL[0], GENERAL[1]))
                    .as("seed %d, one by one", seed)
                    .isEqualTo(run);
        }
    }

    /** Where the splitter finds one puzzle in a line that stands alone, {@code --lines} finds the same. */
    @Test
    void aLineAloneMeansWhatItMeansWithoutTheOption() {
        Random random = new Random(7);
        String text = new String(MixedText.of(random, 400, 9), StandardCharsets.UTF_8);
        int compared = 0;
        for (String line : text.split("\r\n|\r|\n")) {
            Run usual = Run.withInput(line + "\n", "solve", "-");
            if (usual.lines().size() == 1 && !usual.out().startsWith("!invalid")) {
                assertThat(Run.withInput(line + "\n", "solve", "--lines", "-").out())
                        .as(line)
                        .isEqualTo(usual.out());
                compared++;
            }
        }
        assertThat(compared).isGreaterThan(150);
    }

    @Test
    void rowsTitlesAndHeadersAreNotPuzzles() {
        String text = "Grid 01\npuzzle,shape\n# a remark\n\n1234\n3412\n" + Run.COVER + "\n";
        Run run = Run.withInput(text, "solve", "--lines", "-");
        assertThat(run.lines()).hasSize(5);
        assertThat(run.lines().subList(0, 4)).allMatch(line -> line.startsWith("!invalid: "));
        assertThat(run.lines().get(4)).isEqualTo(Run.COVER_SOLVED);
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.errorLines().get(3)).startsWith("clew: -:6: ");
    }

    @Test
    void everyCommandThatHasLinesReadsThemTheSameWay() {
        String text = "12|34\n" + Run.COVER + "\n1...............\n";
        LineWork<?> rate = LineWork.rate(Raters.of(ClewScale.standard()), Budget.unlimited());
        LineWork<?> canon = LineWork.canon();
        List<String> rated = new ArrayList<>();
        List<String> forms = new ArrayList<>();
        for (String line : text.split("\n")) {
            rated.add(rate.tell(line).line());
            forms.add(canon.tell(line).line());
        }
        assertThat(Run.withInput(text, "rate", "--lines", "-").lines()).isEqualTo(rated);
        assertThat(Run.withInput(text, "canon", "--lines", "-").lines()).isEqualTo(forms);
        assertThat(Run.withInput(text, "canon", "--lines", "--dedupe", "-").lines())
                .containsExactly(Run.COVER, "1...............");
        assertThat(Run.withInput(text, "check", "--lines", "-").lines()).hasSize(3);
        assertThat(Run.withInput(text, "count", "--lines", "-").lines())
                .hasSize(3)
                .element(1)
                .asString()
                .endsWith("1");
        assertThat(Run.of("rate", "--lines", text.substring(text.indexOf('\n') + 1))
                        .lines())
                .as("an argument")
                .isEqualTo(rated.subList(1, 3));
    }

    @Test
    void ratingsOnTheOtherScaleAreToldTheSameWay() {
        Run run = Run.of("rate", "--lines", "--scale", "se", Run.VINCENT + "\n12|34");
        assertThat(run.lines().get(0)).isEqualTo(Run.VINCENT + " ED=2.0/1.2/1.2");
        assertThat(run.lines().get(1)).startsWith("12|34 !");
    }

    @Test
    void traceIsForFew() {
        Run run = Run.of("solve", "--lines", "--trace", Run.COVER);
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).isEqualTo("clew: --trace is for few puzzles; leave --lines out\n");
    }

    @Test
    void aRunCanBeTakenUpAndShared() throws IOException {
        byte[] text = MixedText.of(new Random(9), 3000, 2);
        Path in = file("in.txt", text);
        Path out = folder.resolve("out.txt");
        Run whole = Run.of("solve", "--lines", in.toString());
        Run.of("solve", "--lines", "--resume", "--output", out.toString(), in.toString());
        assertThat(Files.readString(out).equals(whole.out())).isTrue();
        List<String> parts = new ArrayList<>();
        for (int i = 1; i <= 2; i++) {
            parts.addAll(Run.of("solve", "--lines", "--shard", i + "/2", in.toString())
                    .lines());
        }
        assertThat(parts).containsExactlyInAnyOrderElementsOf(whole.lines());
    }
}
