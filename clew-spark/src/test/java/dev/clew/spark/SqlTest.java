package dev.clew.spark;

import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.expr;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.clew.cli.OneMachine;
import dev.clew.spark.sql.ClewFunctions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.spark.launcher.JavaModuleOptions;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(900)
class SqlTest {
    private static final String GOOD =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    private final SparkSession spark = Cluster.session();

    @TempDir
    Path folder;

    @BeforeEach
    void writeView() throws IOException {
        Path file =
                Files.write(folder.resolve("puzzles.txt"), List.of(GOOD, "12|34", ".".repeat(81), "1..............."));
        spark.read().text(file.toString()).toDF("puzzle").createOrReplaceTempView("puzzles");
    }

    private Row one(String expression) {
        return spark.sql("SELECT " + expression).first();
    }

    @Test
    void functionsSayWhatTheDeskSays() {
        assertThat(one("clew_solve('" + GOOD + "')").getString(0))
                .isEqualTo(OneMachine.lines("solve", GOOD).get(0));
        assertThat(one("clew_canon('" + GOOD + "')").getString(0))
                .isEqualTo(OneMachine.lines("canon", GOOD).get(0));
        assertThat(one("clew_level('" + GOOD + "')").getString(0)).isEqualTo("beginner");
        assertThat(one("clew_count('1...............')").getLong(0)).isEqualTo(72);
        assertThat(one("clew_count('" + ".".repeat(81) + "')").getLong(0)).isEqualTo(1000);
        assertThat(one("clew_is_unique('" + GOOD + "')").getBoolean(0)).isTrue();
        assertThat(one("clew_is_unique('1...............')").getBoolean(0)).isFalse();
    }

    @Test
    void whatIsNotAPuzzleIsNull() {
        for (String function : List.of("clew_solve", "clew_canon", "clew_level", "clew_count", "clew_is_unique")) {
            assertThat(one(function + "('what?')").isNullAt(0)).as(function).isTrue();
            assertThat(one(function + "(CAST(NULL AS STRING))").isNullAt(0))
                    .as(function)
                    .isTrue();
        }
        assertThat(one("clew_rate('what?', 'se').outcome").getString(0)).isEqualTo("invalid");
    }

    @Test
    void ratingsHaveOneSchemaOnAllScales() {
        Row clew = one("clew_rate('" + GOOD + "', 'clew') AS r").getStruct(0);
        Row se = one("clew_rate('" + GOOD + "', 'SE') AS r").getStruct(0);
        assertThat(clew.schema()).isEqualTo(se.schema()).isEqualTo(ClewFunctions.RATING);
        assertThat(clew.<String>getAs("level")).isEqualTo("beginner");
        assertThat(clew.<Double>getAs("er")).isNull();
        assertThat(se.<Double>getAs("er")).isEqualTo(1.2);
        assertThatThrownBy(() -> one("clew_rate('" + GOOD + "', 'miles')"))
                .hasStackTraceContaining("the scale of clew_rate");
    }

    @Test
    void theExamplesInSqlAndPythonRun() throws IOException {
        List<String> statements = new ArrayList<>();
        for (String block : Documented.blocks("sql")) {
            block.lines().map(line -> line.replace(";", "")).forEach(statements::add);
        }
        for (String block : Documented.blocks("python")) {
            Matcher sql = Pattern.compile("spark\\.sql\\(\"(.*?)\"\\)").matcher(block);
            while (sql.find()) {
                statements.add(sql.group(1));
            }
        }
        assertThat(statements).hasSize(5);
        for (String statement : statements) {
            assertThat(spark.sql(statement).collectAsList()).as(statement).isNotEmpty();
        }
    }

    /** What the extension makes known counts as built in; what one call makes known is of the session. */
    @Test
    void oneCallMakesTheFunctionsKnown() {
        SparkSession other = spark.newSession();
        List<String> drops = new ArrayList<>();
        for (String function : List.of("solve", "rate", "level", "canon", "count", "is_unique")) {
            drops.add("DROP TEMPORARY FUNCTION clew_" + function);
        }
        drops.forEach(drop -> assertThatThrownBy(() -> other.sql(drop)).hasMessageContaining("clew_"));
        ClewFunctions.register(other);
        drops.forEach(other::sql);
    }

    /** What stands in docs/SPARK.md is what runs here. */
    @Test
    void theExampleInJavaRuns() throws IOException {
        List<String> examples = Documented.blocks("java");
        assertThat(examples).hasSize(1);
        String own = Files.readString(Path.of("src/test/java/dev/clew/spark/SqlTest.java"));
        String due = examples.get(0).replace("\"puzzles.txt\"", "file").replaceAll("\\s", "");
        assertThat(own.replaceAll("\\s", "").contains(due)).isTrue();
        String file = folder.resolve("puzzles.txt").toString();
        ClewFunctions.register(spark);
        Dataset<Row> puzzles = spark.read().text(file).toDF("puzzle");
        Dataset<Row> kinds =
                puzzles.groupBy(expr("clew_canon(puzzle)").as("kind")).count();
        kinds.orderBy(col("count").desc()).show();
        assertThat(kinds.count()).isEqualTo(3);
    }

    /** What the tests and ./clew spark give their JVM is Spark's own word. */
    @Test
    void theOptionsOfTheJvmAreThoseThatSparkAsksFor() throws IOException {
        String pom = Files.readString(Path.of("pom.xml"));
        assertThat(pom).contains("<spark.opens>" + JavaModuleOptions.defaultModuleOptions() + "</spark.opens>");
    }
}
