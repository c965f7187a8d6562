package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BenchCommandTest {
    @TempDir
    Path folder;

    @Test
    void everyEngineAndNumberOfThreadsHasARow() throws IOException {
        Run run = bench("--engine", "general,scalar,long,pipeline", "--threads", "1,2");
        assertThat(run.code()).isZero();
        assertThat(run.err()).isEmpty();
        List<String> rows = run.lines().subList(4, run.lines().size());
        assertThat(rows).hasSize(8).allMatch(row -> row.startsWith("puzzles "));
        assertThat(rows.get(1)).contains(" general ").matches(".* 2 +[0-9,]+ +[0-9,]+ +[0-9.]+ +[0-9.]+ +[0-9. ]+");
        assertThat(rows.get(2)).contains(" scalar ").matches(".* 1 +[0-9,]+ +[0-9,]+ +[0-9.]+ +[0-9.]+ +[0-9. ]+");
        assertThat(rows.get(7)).matches(".* pipeline +2 +[0-9,]+ +[0-9,]+ +- +- .* by (scalar|bulk .*)");
    }

    @Test
    void workIsTheSameEveryTime() throws IOException {
        List<String> first = work(bench("--json", "--seed", "7"));
        assertThat(first).hasSize(4).doesNotHaveDuplicates();
        assertThat(work(bench("--json", "--seed", "7"))).isEqualTo(first);
    }

    private static List<String> work(Run run) {
        List<String> figures = new ArrayList<>();
        Matcher matcher = Pattern.compile("\"(guesses|sweeps)\":[0-9.]+").matcher(run.out());
        while (matcher.find()) {
            figures.add(matcher.group());
        }
        return figures;
    }

    @Test
    void aReportHoldsAgainstItself() throws IOException {
        Path before = baseline("", "");
        Run run = bench("--baseline", before.toString());
        assertThat(run.code()).isZero();
        assertThat(run.errorLines()).hasSize(4);
        assertThat(run.errorLines().get(0))
                .matches("clew: puzzles, scalar, 1 thread: \\d+ puzzles/s, was \\d+ \\([0-9.]+ x\\)");
        assertThat(run.errorLines().get(2)).startsWith("clew: times of two runs vary by 10 % and more");
        assertThat(run.errorLines().get(3)).isEqualTo("clew: 4 figures compared, 0 beyond the tolerance");
    }

    @Test
    void whatGotWorseIsNamed() throws IOException {
        Path before = baseline("\"guesses\":[0-9.]+", "\"guesses\":0.01");
        Run run = bench("--baseline", before.toString(), "--tolerance", "10");
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.errorLines().get(0))
                .matches("clew: worse: puzzles, scalar, 1 thread: guesses a puzzle [0-9.]+, was 0.01: .* % worse, "
                        + "10.0 % are allowed");
        assertThat(run.errorLines().get(1)).startsWith("clew: worse: puzzles, bulk long, 1 thread: guesses a puzzle");
    }

    @Test
    void timesAreToldAndDecideNothing() throws IOException {
        Path before = baseline("\"perSecond\":[0-9.E]+", "\"perSecond\":9.9E12");
        Run slower = scalar(before);
        assertThat(slower.code()).isZero();
        assertThat(slower.err()).contains("puzzles/s, was 9900000000000 (0.00 x)");
        Path elsewhere = Files.writeString(
                folder.resolve("elsewhere.json"),
                Files.readString(before).replaceFirst("\"processor\":\"[^\"]*\"", "\"processor\":\"Abacus\""));
        Run other = scalar(elsewhere);
        assertThat(other.code()).isZero();
        assertThat(other.err())
                .contains("clew: puzzles, scalar, 1 thread: p95 is ")
                .contains(" x the reference loop");
        assertThat(other.err()).doesNotContain("puzzles/s, was");
    }

    private Run scalar(Path baseline) throws IOException {
        return Run.of(
                "bench",
                "--engine=scalar",
                "--time=1ms",
                "--warm-up=1ms",
                "--baseline",
                baseline.toString(),
                puzzles().toString());
    }

    @Test
    void otherPuzzlesAreNotCompared() throws IOException {
        Path before = baseline("\"checksum\":\"[0-9a-f]+\"", "\"checksum\":\"0\"");
        Run run = bench("--baseline", before.toString());
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err()).contains("the puzzles are not those of the baseline; make a new one");
    }

    @Test
    void aBuiltInSetIsMadeWhenNoFileIsNamed() {
        Run run = Run.of("bench", "--quick", "--engine=scalar", "--time=1ms", "--set", "easy");
        assertThat(run.lines().get(4)).startsWith("easy              500  scalar ");
    }

    @Test
    void whatIsNoClassicPuzzleIsLeftOut() throws IOException {
        Path file = Files.writeString(folder.resolve("mixed.txt"), Run.COVER + "\n1234341221434321\nbad\n");
        Run run = Run.of("bench", "--quick", file.toString());
        assertThat(run.errorLines())
                .containsExactly("clew: " + file + ": 2 of 3 are not classic 9x9 puzzles and were left out");
    }

    @Test
    void refusesWhatItCannotMeasure() throws IOException {
        assertThat(bench("--engine", "steam").err())
                .startsWith("clew: --engine: this JVM has no engine \"steam\"; it has general, scalar, bulk long");
        assertThat(bench("--threads", "1,x").err()).contains("whole numbers from 1 to 1024, such as 1,2, but \"x\"");
        assertThat(bench("--time", "soon").err())
                .contains("--time needs a time above 0, such as 500ms, 2s or 1m, but \"soon\"");
        assertThat(Run.of("bench", "--set", "nice").err()).contains("take some of easy, minimal, extreme");
        assertThat(bench("--baseline", puzzles().toString()).err())
                .startsWith("clew: cannot read ")
                .contains("it is no JSON; make a baseline with clew bench --json --output FILE");
        for (String text : List.of("{}", "[]", "{\"bench\":1}", "{\"bench\":2,\"rows\":[]}", "{\"rows\":[1]}")) {
            Path other = Files.writeString(folder.resolve("other.json"), text);
            assertThat(bench("--baseline", other.toString()).err())
                    .contains("other.json is not a report of clew bench");
        }
        assertThat(Run.of("bench", "1234341221434321").err()).contains("no classic 9x9 puzzle found");
    }

    /** A report of an earlier run in which something was different. */
    private Path baseline(String pattern, String replacement) throws IOException {
        String json = bench("--json").out();
        return Files.writeString(
                folder.resolve("before.json"), pattern.isEmpty() ? json : json.replaceAll(pattern, replacement));
    }

    private Run bench(String... options) throws IOException {
        List<String> words =
                new ArrayList<>(List.of("bench", "--quick", puzzles().toString()));
        words.addAll(List.of(options));
        if (!words.contains("--time")) {
            words.addAll(List.of("--time", "5ms"));
        }
        words.addAll(List.of("--warm-up", "5ms"));
        return Run.of(words.toArray(String[]::new));
    }

    /** Puzzles of which one takes guesses. */
    private Path puzzles() throws IOException {
        String hard = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
        return Files.writeString(
                folder.resolve("puzzles.txt"), String.join("\n", Run.COVER, Run.VINCENT, hard, Run.COVER) + "\n");
    }
}
