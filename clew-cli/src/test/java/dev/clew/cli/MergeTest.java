package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Merged shards are what a run without shards writes, and an incomplete set of shards is refused. */
class MergeTest {
    private static final String BAD = "a shard is missing, unfinished or out of order";

    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource({"41,1,line,900", "42,2,csv,2000", "43,3,json,4500", "44,12,line,12500", "45,3,csv,400", "46,2,line,1000"
    })
    void mergedShardsAreTheWhole(long seed, int shards, String format, int puzzles) throws IOException {
        Path file = Files.write(folder.resolve("mixed.txt"), MixedText.of(new Random(seed), puzzles, 2));
        List<String> words = new ArrayList<>(List.of("merge"));
        // As a shell gives them: part.10 before part.2.
        shards("solve", file, shards, format).stream().sorted().forEach(words::add);
        String whole = Run.of("solve", "--format", format, file.toString()).out();
        assertThat(Run.of(words.toArray(String[]::new))).as("seed %d", seed).isEqualTo(new Run(0, whole, ""));
        Path output = folder.resolve("whole.txt");
        words.addAll(List.of("--shards", String.valueOf(shards), "--output", output.toString()));
        assertThat(Run.of(words.toArray(String[]::new))).isEqualTo(new Run(0, "", ""));
        assertThat(Files.readString(output)).isEqualTo(whole);
    }

    @ParameterizedTest
    @CsvSource({"line", "csv", "json"})
    void mergedRatingsAreTheWhole(String format) throws IOException {
        String text = (Run.COVER + "\n" + Run.VINCENT + "\nbad\n").repeat(740);
        Path file = Files.writeString(folder.resolve("puzzles.txt"), text);
        List<String> words = new ArrayList<>(List.of("merge"));
        words.addAll(shards("rate", file, 2, format));
        String whole = Run.of("rate", "--format", format, file.toString()).out();
        assertThat(Run.of(words.toArray(String[]::new))).isEqualTo(new Run(0, whole, ""));
    }

    private List<String> shards(String command, Path file, int count, String format) {
        List<String> parts = new ArrayList<>();
        for (int i = 1; i <= count; i++) {
            String part = folder.resolve("part." + i).toString();
            Run.of(command, file.toString(), "--format", format, "--shard", i + "/" + count, "-o", part);
            parts.add(part);
        }
        return parts;
    }

    @Test
    void refusesWhatIsMissingDoubleOrOutOfOrder() throws IOException {
        Path file = Files.writeString(folder.resolve("puzzles.txt"), (Run.COVER + "\n").repeat(2500));
        List<String> parts = shards("solve", file, 3, "line");
        assertThat(refused(2, parts.get(0), parts.get(2)))
                .isEqualTo("clew: shard 2 is missing, going by the names: " + parts.get(1) + "; name all shards");
        assertThat(refused(2, parts.get(1), parts.get(2))).startsWith("clew: shard 1 is missing");
        assertThat(refused(2, "--shards", "3", parts.get(0), parts.get(1)))
                .isEqualTo("clew: --shards is 3, but 2 files were named; name the output of each shard");
        Path link = Files.createLink(folder.resolve("another"), Path.of(parts.get(1)));
        assertThat(refused(2, parts.get(0), parts.get(1), link.toString(), parts.get(2)))
                .isEqualTo("clew: " + parts.get(1) + " and " + link + " are the same file; name each shard once");
        assertThat(refused(2, parts.get(0), parts.get(1), parts.get(2), "-o", link.toString()))
                .isEqualTo("clew: --output " + link + " would overwrite a shard; name another file");
        Path last = Files.move(Path.of(parts.get(2)), folder.resolve("last"));
        assertThat(refused(3, last.toString(), parts.get(0), parts.get(1)))
                .isEqualTo("clew: " + last + " ends after 500 puzzles, but " + parts.get(0) + " has more; " + BAD);
        assertThat(Run.of("merge", parts.get(0), parts.get(1), last.toString()).lines())
                .hasSize(2500);
        assertThat(Run.of("merge").code()).isEqualTo(2);
    }

    /** With {@code --output} nothing is left of what was merged before the fault was found. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 500, 999, 1000, 1001, 1499})
    void refusesAShardThatEndsEarly(int lines) throws IOException {
        Path one = Files.writeString(folder.resolve("one"), (Run.COVER_SOLVED + "\n").repeat(lines));
        Path two = Files.writeString(folder.resolve("two"), (Run.COVER_SOLVED + "\n").repeat(1500));
        Path output = folder.resolve("whole.txt");
        assertThat(refused(3, one.toString(), two.toString(), "-o", output.toString()))
                .endsWith(BAD);
        assertThat(output).doesNotExist();
    }

    @Test
    void refusesWhatWasCutOffOrIsNotFinished() throws IOException {
        Path cut = Files.writeString(folder.resolve("cut"), Run.COVER_SOLVED + "\n" + Run.COVER_SOLVED);
        assertThat(refused(3, cut.toString()))
                .isEqualTo("clew: " + cut + " ends inside a line after 1 puzzles; was it cut off?");
        Path grid = Files.writeString(folder.resolve("grid"), "+---+\n|123|\n\n");
        assertThat(refused(3, grid.toString())).contains("has an empty line after 2 puzzles");
        Path one = Files.writeString(folder.resolve("one"), Run.COVER_SOLVED + "\n");
        Files.writeString(folder.resolve("one.resume"), "");
        assertThat(refused(3, one.toString()))
                .isEqualTo("clew: " + one + " is not finished: there is " + one
                        + ".resume; run its command again with --resume");
        String none = folder.resolve("none").toString();
        assertThat(refused(3, none)).isEqualTo("clew: cannot read " + none + ": no such file");
        Path table = Files.writeString(folder.resolve("table"), "puzzle,outcome\n");
        assertThat(refused(3, table.toString(), cut.toString())).contains("do not begin with the same header");
    }

    private static String refused(int code, String... words) {
        List<String> all = new ArrayList<>(List.of("merge"));
        all.addAll(List.of(words));
        Run run = Run.of(all.toArray(String[]::new));
        assertThat(run.code()).as(run.err()).isEqualTo(code);
        assertThat(run.errorLines()).hasSize(1);
        return run.errorLines().get(0);
    }
}
