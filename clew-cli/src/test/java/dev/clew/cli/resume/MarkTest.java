package dev.clew.cli.resume;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.cli.MixedText;
import dev.clew.cli.read.Inputs;
import dev.clew.cli.read.Listing;
import dev.clew.cli.read.Mark;
import dev.clew.cli.read.Operands;
import dev.clew.cli.shell.Terminal;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Reading that begins at a mark gives what comes behind it, and every puzzle belongs to one shard. */
class MarkTest {
    @TempDir
    Path folder;

    private final Set<Mark> marks = new LinkedHashSet<>();

    @ParameterizedTest
    @ValueSource(longs = {41, 42, 43, 44})
    void readingBeginsAtAnyMark(long seed) throws IOException {
        Random random = new Random(seed);
        List<String> operands = new ArrayList<>();
        for (String name : List.of("large.txt", "small.txt", "other.txt")) {
            byte[] text = MixedText.of(random, name.equals("small.txt") ? 5 : 6000, random.nextInt(4));
            operands.add(Files.write(folder.resolve(name), text).toString());
        }
        List<String> all = read(operands, Mark.START);
        Set<Mark> found = Set.copyOf(marks);
        assertThat(found).as("seed %d", seed).hasSizeGreaterThan(8);
        for (Mark mark : found) {
            assertThat(read(operands, mark))
                    .as("seed %d, %s", seed, mark)
                    .isEqualTo(all.subList((int) mark.puzzles(), all.size()));
        }
    }

    @Test
    void linesAreNumberedBeyondTwoBillion() throws IOException {
        String line = ".".repeat(81) + "\n";
        Path file =
                Files.writeString(folder.resolve("large.txt"), line.repeat(300) + "bad\n" + line.repeat(300) + "bad\n");
        List<String> puzzles = read(List.of(file.toString()), new Mark(0, 0, Integer.MAX_VALUE - 100, 0));
        long first = Integer.MAX_VALUE - 100L;
        assertThat(puzzles).hasSize(602);
        assertThat(puzzles.get(0)).isEqualTo(file + ":" + (first + 1) + ": " + line.strip());
        assertThat(puzzles.get(300)).isEqualTo(file + ":" + (first + 301) + ": bad");
        assertThat(puzzles.get(599)).isEqualTo(file + ":" + (first + 600) + ": " + line.strip());
        assertThat(puzzles.get(601)).isEqualTo(file + ":" + (first + 602) + ": bad");
        assertThat(marks).anyMatch(mark -> mark.lines() > Integer.MAX_VALUE);
        for (Mark mark : marks) {
            Checkpoint checkpoint = new Checkpoint(mark, 1, 2, true, false);
            assertThat(Checkpoint.of(checkpoint.values())).isEqualTo(checkpoint);
        }
    }

    @Test
    void everyPuzzleBelongsToOneShard() {
        for (int count = 1; count <= 5; count++) {
            for (long puzzle = 0; puzzle < 12_000; puzzle += 1 + puzzle % 7) {
                int owners = 0;
                for (int number = 1; number <= count; number++) {
                    owners += new Selection(new Shard(number, count), 0).has(puzzle) ? 1 : 0;
                }
                assertThat(owners)
                        .as("owners of puzzle %d of %d shards", puzzle, count)
                        .isEqualTo(1);
            }
        }
    }

    @Test
    void whatIsDoneIsLeftOut() {
        Selection selection = new Selection(new Shard(2, 3), 1500);
        assertThat(selection.has(4499)).isFalse();
        assertThat(selection.has(4500)).isTrue();
        assertThat(selection.count(0, 5000)).isEqualTo(500);
        assertThat(selection.count(0, 9000)).isEqualTo(1500);
    }

    private List<String> read(List<String> operands, Mark start) {
        Terminal terminal = new Terminal(
                InputStream.nullInputStream(),
                OutputStream.nullOutputStream(),
                OutputStream.nullOutputStream(),
                Map.of(),
                "");
        List<String> puzzles = new ArrayList<>();
        Picker picker = new Picker(new Selection(Shard.WHOLE, 0), start);
        Inputs.Builder reading = new Inputs.Builder(Operands.of(operands, terminal), terminal);
        try (Inputs inputs = picker.restrict(reading.inBlocks(true)).open()) {
            Mark latest = start;
            while (inputs.hasNext()) {
                inputs.next().accept(new Listing(puzzles));
                latest = picker.mark(picker.seen(), latest);
                marks.add(latest);
            }
        }
        return puzzles;
    }
}
