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

/** Shards have every line once, and can be put together again. */
class ShardTest {
    private static final int BLOCK = 1000;

    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource({"31,2", "32,3", "33,7"})
    void shardsOfAMixedFileGiveTheWholeInTurn(long seed, int shards) throws IOException {
        byte[] text = MixedText.of(new Random(seed), 4500, 2);
        Path file = Files.write(folder.resolve("mixed.txt"), text);
        List<String> whole = Run.of("solve", file.toString()).lines();
        List<List<String>> parts = new ArrayList<>();
        for (int i = 1; i <= shards; i++) {
            String threads = String.valueOf(1 + i % 3);
            parts.add(Run.of("solve", file.toString(), "--shard", i + "/" + shards, "--threads", threads)
                    .lines());
        }
        assertThat(merge(parts)).as("seed %d", seed).isEqualTo(whole);
    }

    @Test
    void aPipeIsShardedLikeAFile() throws IOException {
        String text = (Run.COVER + "\n" + Run.VINCENT + "\nbad\n").repeat(900);
        Path file = Files.writeString(folder.resolve("puzzles.txt"), text);
        assertThat(Run.withInput(text, "solve", "--shard", "2/2", "-").out())
                .isEqualTo(Run.of("solve", "--shard", "2/2", file.toString()).out())
                .hasLineCount(1000);
    }

    @Test
    void puzzlesAreCountedThroughAllOperands() throws IOException {
        Path first = Files.writeString(folder.resolve("first.txt"), (Run.COVER + "\n").repeat(600));
        Path second = Files.writeString(folder.resolve("second.txt"), (Run.VINCENT + "\n").repeat(600));
        String[] both = {"solve", first.toString(), second.toString(), "--shard", "1/2"};
        assertThat(Run.of(both).lines().stream().filter(Run.COVER_SOLVED::equals))
                .hasSize(600);
        assertThat(Run.of(both).lines()).hasSize(1000);
        both[4] = "2/2";
        assertThat(Run.of(both).out()).isEqualTo((Run.VINCENT_SOLVED + "\n").repeat(200));
    }

    @Test
    void otherFormatsAndShapesAreShardedToo() throws IOException {
        Path file = Files.writeString(folder.resolve("small.txt"), "1234341221434321\n1...............\n".repeat(600));
        assertThat(Run.of("solve", "--format", "json", "--shard", "2/2", file.toString())
                        .lines())
                .hasSize(200);
    }

    @Test
    void aShardWithoutPuzzlesIsNoCauseForWords() {
        assertThat(Run.of("solve", "--shard", "2/2", Run.COVER)).isEqualTo(new Run(0, "", ""));
    }

    @ParameterizedTest
    @ValueSource(strings = {"0/2", "3/2", "2", "a/b", "1/0", "-1/2", "1/2/3", "1/99999999999"})
    void shardsThatCannotBeAreRefused(String shard) {
        Run run = Run.of("solve", "--shard=" + shard, Run.COVER);
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.errorLines())
                .containsExactly(
                        "clew: --shard needs i/n with i from 1 to n, such as 2/8, but \"" + shard + "\" was given");
    }

    private static List<String> merge(List<List<String>> parts) {
        List<String> merged = new ArrayList<>();
        for (int from = 0; from < parts.get(0).size(); from += BLOCK) {
            for (List<String> part : parts) {
                merged.addAll(part.subList(Math.min(from, part.size()), Math.min(from + BLOCK, part.size())));
            }
        }
        return merged;
    }
}
