package dev.clew.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.clew.cli.OneMachine;
import dev.clew.generate.Version;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Timeout(900)
class RowJobTest {
    private static final String GOOD =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final String SOLVED =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

    @TempDir
    Path folder;

    private String write(String name, List<String> lines) throws IOException {
        return Files.write(folder.resolve(name), lines).toString();
    }

    private String out(String name) {
        return folder.resolve(name).toString();
    }

    @Test
    void aRowHasATypedColumnForEachField() throws IOException {
        String text = write("in.txt", List.of(GOOD, "12|34", GOOD.replace("53..7", "55..7")));
        Cluster.run("solve", text, "--output", out("solved"), "--format", "parquet");
        Dataset<Row> solved = Cluster.session().read().parquet(out("solved"));
        assertThat(solved.schema().toDDL())
                .isEqualTo("path STRING,position BIGINT,puzzle STRING,shape STRING,outcome STRING,message STRING,"
                        + "solution STRING,version STRING,scale STRING,seed STRING");
        List<Row> rows = solved.orderBy("position").collectAsList();
        assertThat(rows).hasSize(3);
        assertThat(rows.get(0).<String>getAs("solution")).isEqualTo(SOLVED);
        assertThat(rows.get(0).<String>getAs("version")).matches("\\d+\\.\\d+\\.\\d+.*");
        assertThat(rows.get(1).<Long>getAs("position")).isEqualTo(82);
        assertThat(rows.get(1).<String>getAs("outcome")).isEqualTo("invalid");
        assertThat(rows.get(2).<String>getAs("outcome")).isEqualTo("none");
        assertThat(Cluster.parts(Path.of(out("solved"), "_invalid"))).hasSize(1);
    }

    @ParameterizedTest
    @CsvSource({
        "solve,,",
        "rate,clew,",
        "rate --scale se,se,",
        "canon,,",
        "canon --dedupe,,",
        "stats,clew,",
        "generate --seed 5 --number 2,clew,5"
    })
    void everyRowHasVersionScaleAndSeed(String job, String scale, String seed) throws IOException {
        String text = write("in.txt", List.of(GOOD, GOOD.replace('.', '0')));
        for (String format : List.of("csv", "parquet")) {
            List<String> words = new ArrayList<>(List.of(job.split(" ")));
            words.addAll(List.of("--format", format, "--output", out(format)));
            if (!job.startsWith("generate")) {
                words.add(text);
            }
            Cluster.run(words.toArray(String[]::new));
            Dataset<Row> rows = Cluster.session()
                    .read()
                    .option("header", true)
                    .format(format)
                    .load(out(format));
            assertThat(rows.columns()).as(format).endsWith("version", "scale", "seed");
            assertThat(rows.select("version", "scale", "seed").distinct().collectAsList())
                    .as(format)
                    .containsExactly(RowFactory.create(Version.read(), scale, seed));
        }
    }

    @Test
    void everyScaleHasItsColumns() throws IOException {
        String text = write("in.txt", List.of(GOOD));
        Cluster.run("rate", text, "--output", out("clew"), "--format", "parquet");
        Row clew = Cluster.session().read().parquet(out("clew")).first();
        assertThat(clew.<String>getAs("level")).isEqualTo("beginner");
        assertThat(clew.<Integer>getAs("score")).isPositive();
        assertThat(clew.<String>getAs("scale")).isEqualTo("clew");
        assertThat(clew.getJavaMap(clew.fieldIndex("groups"))).containsKeys("level", "technique");
        Cluster.run("rate", text, "--scale", "se", "--output", out("se"), "--format", "csv");
        Row se = Cluster.session().read().option("header", true).csv(out("se")).first();
        assertThat(se.<String>getAs("er")).matches("\\d\\.\\d");
        assertThat(OneMachine.lines("rate", "--scale", "se", GOOD).get(0)).contains("ED=" + se.getAs("er") + "/");
        assertThat(se.<String>getAs("scale")).isEqualTo("se");
    }

    /** Whatever is read and written, the lines are those of one machine. */
    @Test
    void tablesLeadToTheSameLines() throws IOException {
        List<String> lines = MixedLines.of(8, 300);
        String text = write("in.txt", lines);
        List<String> due = Cluster.sorted(OneMachine.lines("solve", "--lines", text));
        Cluster.run("canon", text, "--output", out("table"), "--format", "parquet");
        Dataset<Row> forms = Cluster.session().read().parquet(out("table")).where("outcome = 'done'");
        Path csv = Path.of(out("forms.csv"));
        List<String> cells = new ArrayList<>(List.of("id,\"Grid\",note"));
        List<String> bare = new ArrayList<>();
        for (Row row : forms.select("puzzle").collectAsList()) {
            cells.add("7,\"" + row.getString(0) + "\",\"a, b\"");
            bare.add(row.getString(0));
        }
        Files.write(csv, cells);
        Cluster.run("solve", csv.toString(), "--column", "grid", "--output", out("from-csv"), "--split", "2000");
        String plain = write("bare.txt", bare);
        assertThat(Cluster.sorted(Path.of(out("from-csv"))))
                .isEqualTo(Cluster.sorted(OneMachine.lines("solve", "--lines", plain)));
        Cluster.run("solve", out("table"), "--from-format", "parquet", "--output", out("from-parquet"));
        assertThat(Cluster.sorted(Path.of(out("from-parquet")))).hasSameSizeAs(due);
        assertThatThrownBy(() -> Cluster.run("solve", csv.toString(), "--output", out("none")))
                .hasStackTraceContaining("has no column puzzle; its columns are id, Grid, note");
    }

    @Test
    void ofEquivalentPuzzlesTheFirstStays() throws IOException {
        List<String> lines = MixedLines.of(9, 400);
        String first = write("a.txt", lines.subList(0, 250));
        String second = write("b.txt", lines.subList(250, 400));
        Cluster.Said said = Cluster.run("canon", "--dedupe", second, first, "--output", out("kept"), "--split", "3000");
        List<String> due = OneMachine.lines("canon", "--dedupe", "--lines", first, second);
        assertThat(Cluster.sorted(Path.of(out("kept")))).isEqualTo(Cluster.sorted(due));
        assertThat(said.lines()).anyMatch(line -> line.startsWith("clew: kept " + due.size() + " of "));
    }

    @Test
    void whatAnEarlierOutputHasIsDropped() throws IOException {
        List<String> lines = MixedLines.of(9, 200);
        String first = write("a.txt", lines.subList(0, 60));
        String all = write("all.txt", lines);
        Cluster.run("canon", "--dedupe", first, "--output", out("known"), "--format", "parquet");
        Cluster.run("canon", "--dedupe", all, "--against", out("known"), "--output", out("new"));
        List<String> kept = new ArrayList<>(OneMachine.lines("canon", "--dedupe", "--lines", all));
        kept.removeAll(OneMachine.lines("canon", "--dedupe", "--lines", first));
        assertThat(kept).isNotEmpty();
        assertThat(Cluster.sorted(Path.of(out("new")))).isEqualTo(Cluster.sorted(kept));
    }

    @Test
    void anEarlierOutputOfAnotherJobIsRefused() throws IOException {
        String text = write("in.txt", List.of(GOOD));
        Cluster.run("solve", text, "--output", out("solved"), "--format", "parquet");
        assertThatThrownBy(() ->
                        Cluster.run("canon", "--dedupe", text, "--against", out("solved"), "--output", out("new")))
                .isInstanceOf(UsageFailure.class)
                .hasMessage("--against: " + out("solved")
                        + " holds no canonical forms; name the output of a canon job with --format parquet");
        assertThat(Path.of(out("new"))).doesNotExist();
    }

    @Test
    void puzzlesAreMadeWhateverTheTasks() throws IOException {
        List<String> due = OneMachine.lines("generate", "-n", "9", "--seed", "5", "--from", "3", "--unrated");
        for (String tasks : List.of("1", "4")) {
            Cluster.run(
                    "generate",
                    "--number",
                    "9",
                    "--from",
                    "3",
                    "--seed",
                    "5",
                    "--unrated",
                    "--tasks",
                    tasks,
                    "--output",
                    out("made" + tasks));
            assertThat(Cluster.parts(Path.of(out("made" + tasks)))).isEqualTo(due);
        }
        Cluster.run("generate", "--number", "2", "--seed", "5", "--output", out("rows"), "--format", "parquet");
        Row row = Cluster.session().read().parquet(out("rows")).orderBy("index").first();
        assertThat(row.<String>getAs("seed")).isEqualTo("5");
        assertThat(row.<String>getAs("scale")).isEqualTo("clew");
        assertThat(row.<Integer>getAs("clues")).isBetween(17, 40);
    }

    @Test
    void histogramsCountEveryPuzzle() throws IOException {
        String text = write("in.txt", List.of(GOOD, GOOD, "12|34", ".".repeat(81)));
        Cluster.run("stats", text, "--output", out("stats"));
        assertThat(Cluster.parts(Path.of(out("stats"))))
                .contains(
                        "outcome\tunique\t2",
                        "outcome\tinvalid\t1",
                        "outcome\tmultiple\t1",
                        "clues\t30\t2",
                        "clues\t0\t1",
                        "level\tbeginner\t2",
                        "automorphisms\t1\t2")
                .anyMatch(line -> line.matches("technique\thidden-single.*\t2"))
                .anyMatch(line -> line.matches("rating\t\\d+00\t2"));
    }

    @Test
    void aFolderThatIsNotEmptyIsLeftAlone() throws IOException {
        String text = write("in.txt", List.of(GOOD));
        assertThatThrownBy(() -> Cluster.run("solve", text, "--format", "csv", "--output", folder.toString()))
                .isInstanceOf(UsageFailure.class)
                .hasMessageContaining("is not empty");
        Cluster.run("solve", text, "--format", "csv", "--output", out("done"));
        assertThatThrownBy(() -> Cluster.run("solve", text, "--format", "csv", "--output", out("done")))
                .isInstanceOf(UsageFailure.class)
                .hasMessageContaining("holds this job, finished");
        assertThatThrownBy(() -> Cluster.run("stats", text, "--output", out("done")))
                .isInstanceOf(UsageFailure.class)
                .hasMessageContaining("holds another job");
    }

    /** Plain puzzles are solved in batches; a budget, which is never reached, makes each be solved separately. */
    @Test
    void batchesSayWhatTheDeskSaysOfEachPuzzle() throws IOException {
        List<String> lines = new ArrayList<>(MixedLines.of(10, 900));
        lines.add(GOOD.replace('.', '0'));
        lines.add(GOOD.replace('.', '*'));
        lines.add(SOLVED);
        String text = write("in.txt", lines);
        Cluster.run("solve", text, "--format", "parquet", "--output", out("bulk"));
        Cluster.run("solve", text, "--format", "parquet", "--output", out("single"), "--budget", "1000000n");
        List<Row> due = Cluster.session()
                .read()
                .parquet(out("single"))
                .orderBy("position")
                .collectAsList();
        assertThat(Cluster.session()
                        .read()
                        .parquet(out("bulk"))
                        .orderBy("position")
                        .collectAsList())
                .isEqualTo(due);
        assertThat(due).hasSizeGreaterThan(800);
    }

    /** The same classic puzzles with a remark behind them go the long way. */
    @Test
    void plainLinesHaveTheKindThatTheDeskFinds() throws IOException {
        List<String> plain = MixedLines.images(GOOD, 3, 50);
        List<String> remarked = plain.stream().map(line -> line + " # x").toList();
        List<String> lines = new ArrayList<>(plain);
        lines.addAll(remarked);
        lines.add("nonsense");
        String text = write("in.txt", lines);
        Cluster.Said said = Cluster.run("canon", "--dedupe", text, "--output", out("kept"), "--split", "2000");
        assertThat(Cluster.parts(Path.of(out("kept")))).containsExactly(plain.get(0));
        assertThat(said.lines().get(0))
                .startsWith("clew: kept 1 of 101 puzzles; duplicates dropped: 99; not comparable: 1; ");
        assertThat(Cluster.parts(Path.of(out("kept"), "_invalid")))
                .singleElement()
                .asString()
                .contains("in.txt\t" + (50 * 82 + 50 * 86) + "\t");
    }

    @Test
    void expensiveRowsAreSpread() throws IOException {
        String hard = "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........";
        List<String> lines = new ArrayList<>(MixedLines.of(6, 40));
        lines.addAll(MixedLines.images(hard, 2, 12));
        String text = write("in.txt", lines);
        Cluster.Said said = Cluster.run("rate", text, "--output", out("rated"), "--format", "csv");
        assertThat(said.lines().get(0)).matches("clew: \\d+ expensive puzzles are spread over all tasks");
        assertThat(Cluster.session()
                        .read()
                        .option("header", true)
                        .csv(out("rated"))
                        .count())
                .isEqualTo(OneMachine.lines("rate", "--lines", text).size());
    }
}
