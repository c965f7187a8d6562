package dev.clew.desk.bulk;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.core.format.PuzzleText;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class BlockReaderTest {
    private static final int LINE = 82;
    private static final int PIPE = 1 << 16;

    private final Buffers buffers = new Buffers();
    private Predicate<InputStream> busy = source -> false;

    /** A pipe: it holds little, and each time that is taken it looks empty once or more before there is more. */
    private static final class Pipe extends InputStream {
        private final InputStream source;
        private final int pause;
        private int there;
        private int looks;

        Pipe(InputStream source, int pause) {
            this.source = source;
            this.pause = pause;
        }

        @Override
        public int available() throws IOException {
            if (there == 0 && ++looks > pause) {
                refill();
            }
            return there;
        }

        boolean isAtEnd() {
            try {
                return source.available() == 0;
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        private void refill() throws IOException {
            there = Math.min(PIPE, source.available());
            looks = 0;
        }

        @Override
        public int read() throws IOException {
            byte[] one = new byte[1];
            return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
        }

        @Override
        public int read(byte[] target, int from, int length) throws IOException {
            if (there == 0) {
                refill();
            }
            int read = source.read(target, from, Math.min(there, length));
            there -= Math.max(0, read);
            return there == 0 && read == 0 ? -1 : read;
        }
    }

    private final class Listener implements ReadListener {
        private final InputStream source;

        Listener(InputStream source) {
            this.source = source;
        }

        @Override
        public boolean isBusy() {
            return busy.test(source);
        }
    }

    @Test
    void aFileOfSomeThousandLinesIsInManyPieces() throws IOException {
        List<Integer> lengths = lengths(lines(20_000));
        assertThat(lengths.get(0)).isLessThanOrEqualTo(BlockReader.FIRST);
        assertThat(Collections.max(lengths)).isLessThan(20_000 * LINE / 8);
        assertThat(lengths).hasSizeLessThan(60);
    }

    @Test
    void aLongFileComesInLargeBlocks() throws IOException {
        List<Integer> lengths = lengths(lines(200_000));
        assertThat(lengths.subList(lengths.size() - 3, lengths.size() - 1))
                .allSatisfy(length -> assertThat(length).isEqualTo(BlockReader.LARGEST));
    }

    @Test
    void aFastPipeFillsLargeBlocksThoughItLooksEmptyNowAndThen() throws IOException {
        List<Integer> lengths = lengths(new Pipe(lines(200_000), 1));
        assertThat(Collections.max(lengths)).isEqualTo(BlockReader.LARGEST);
    }

    @Test
    void whileAllAreBusyAPipeMayTakeItsTime() throws IOException {
        busy = pipe -> !((Pipe) pipe).isAtEnd();
        assertThat(Collections.max(lengths(new Pipe(lines(200_000), 5)))).isEqualTo(BlockReader.LARGEST);
        busy = pipe -> false;
        assertThat(Collections.max(lengths(new Pipe(lines(200_000), 5)))).isLessThanOrEqualTo(PIPE + LINE);
    }

    @Test
    void buffersGoRound() throws IOException {
        lengths(lines(200_000));
        lengths(lines(200_000));
        assertThat(buffers.idle()).isBetween(1, 2);
    }

    @Test
    void theHeaderOfATableIsATitleHoweverItIsRead() throws IOException {
        for (int count : new int[] {1, 3, 100, 20_000}) {
            String text = "quizzes,solutions\n" + (".".repeat(81) + "\n").repeat(count);
            InputStream in = new ByteArrayInputStream(text.getBytes(StandardCharsets.US_ASCII));
            BlockReader<TextBlock.Census> reader =
                    new BlockReader<>(in, Layout.free(null), 0, 0, new Counting(), buffers, new Listener(in));
            long puzzles = 0;
            long titles = 0;
            for (TextBlock.Census found = reader.next(); found != null; found = reader.next()) {
                puzzles += found.puzzles();
                titles += found.titles();
            }
            assertThat(puzzles).as("puzzles of %s", count).isEqualTo(count);
            assertThat(titles + reader.titles()).as("titles of %s", count).isEqualTo(1);
        }
    }

    /** Counts all that is read. */
    private record Counting() implements BlockReader.Maker<TextBlock.Census> {
        @Override
        public TextBlock.Census block(TextBlock block) {
            TextBlock.Census census = block.census();
            block.release();
            return census;
        }

        @Override
        public TextBlock.Census puzzle(PuzzleText puzzle) {
            return new TextBlock.Census(1, 0);
        }
    }

    /** The lengths of all blocks; work on each is done before the next is read. */
    private List<Integer> lengths(InputStream in) throws IOException {
        BlockReader<Integer> reader =
                new BlockReader<>(in, Layout.free(null), 0, 0, new Measuring(), buffers, new Listener(in));
        List<Integer> lengths = new ArrayList<>();
        for (Integer length = reader.next(); length != null; length = reader.next()) {
            lengths.add(length);
        }
        return lengths;
    }

    /** Makes its length of all that is read. */
    private record Measuring() implements BlockReader.Maker<Integer> {
        @Override
        public Integer block(TextBlock block) {
            block.release();
            return block.length();
        }

        @Override
        public Integer puzzle(PuzzleText puzzle) {
            return puzzle.text().length();
        }
    }

    private static InputStream lines(int count) {
        return new ByteArrayInputStream((".".repeat(81) + "\n").repeat(count).getBytes(StandardCharsets.US_ASCII));
    }
}
