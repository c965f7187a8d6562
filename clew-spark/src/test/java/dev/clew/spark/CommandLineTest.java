package dev.clew.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CommandLineTest {
    private static String run(int due, String... words) {
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        PrintStream stream = new PrintStream(text, true, StandardCharsets.UTF_8);
        assertThat(Main.run(List.of(words), new Messages(stream, false), stream))
                .isEqualTo(due);
        return text.toString(StandardCharsets.UTF_8);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "sort x.txt|there is no job \"sort\"; take one of solve, rate, canon, generate, stats",
                "solve x.txt|--output is missing; name the folder to write to",
                "solve --output o|no file given; name files, folders or patterns",
                "solve x.txt --output|--output needs a value",
                "solve x.txt --output o --output p|--output is given twice; keep one",
                "solve x.txt --output o --colour red|there is no option --colour; clew spark --help lists them",
                "solve x.txt -o o --format xml|--format does not know \"xml\"; take one of text, csv, parquet",
                "solve x.txt -o o --dedupe|--dedupe is for canon, not for solve; leave it out",
                "solve x.txt -o o --seed 7|--seed is for generate, not for solve; leave it out",
                "canon x.txt -o o --budget 1s|--budget is for solve, rate, generate, stats, not for canon; leave it out",
                "generate -n 3 --seed 7 -o o --scale se|--scale is for rate, stats, not for generate; leave it out",
                "solve x.txt -o o --column grid|--column is for CSV and Parquet, but text is read; leave it out or add "
                        + "--from-format",
                "solve x.txt -o o -q|there is no option -q; clew spark --help lists them",
                "canon x.txt -o o --against p|--against is for --dedupe; add it or leave --against out",
                "generate -n 3 -o o|--seed is missing; the puzzles of a run follow from its seed",
                "rate x.txt -o o --pearl|--pearl: it works only with the scale se",
            })
    void whatCannotBeIsOneLine(String words, String complaint) {
        assertThat(run(2, words.split(" "))).isEqualTo("clew: " + complaint + "\n");
    }

    /** The lines in docs/SPARK.md that begin with {@code ./clew spark}. */
    @Test
    void theDocumentedLinesAreUnderstood() throws IOException {
        List<String> lines = Documented.blocks("sh").stream()
                .flatMap(String::lines)
                .filter(line -> line.startsWith("./clew spark "))
                .toList();
        assertThat(lines).hasSize(5);
        for (String line : lines) {
            Settings settings = CommandLine.parse(
                    List.of(line.substring("./clew spark ".length()).split(" ")));
            assertThatCode(() -> Jobs.check(settings)).as(line).doesNotThrowAnyException();
        }
    }

    @Test
    void helpListsJobsAndOptions() {
        assertThat(run(0, "--help"))
                .contains("solve", "--against FOLDER", "--dedupe")
                .contains("(solve, canon) The size of a byte range. Default: 33554432.")
                .contains("(rate, stats) The size of a byte range. Default: 1048576.")
                .isEqualTo(run(0, "rate", "-h"));
    }
}
