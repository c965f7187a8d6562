package dev.clew.cli.stream;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.cli.MixedText;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
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

    private final class Listener implements WaitingStream.Listener {
        private final InputStream source;

        Listener(InputStream source) {
            this.source = source;
        }

        @Override
        public void beforeWaiting() {}

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
    void blocksHoldWhatWasReadWhateverTheirBuffersHeldBefore() throws IOException {
        Random random = new Random(81);
        byte[] text = MixedText.of(random, 20_000, 2);
        BlockReader plain = reader(new ByteArrayInputStream(text), new Buffers());
        BlockReader pooled = reader(new Pipe(new ByteArrayInputStream(text), 1), buffers);
        List<String> expected = new ArrayList<>();
        List<String> found = new ArrayList<>();
        for (Item item = plain.next(); item != null; item = plain.next()) {
            item.doneBy(new MarkTest.Listing(expected));
        }
        for (Item item = pooled.next(); item != null; item = pooled.next()) {
            item.doneBy(new MarkTest.Listing(found));
            byte[] next = buffers.take();
            random.nextBytes(next);
            buffers.give(next);
        }
        assertThat(found.equals(expected)).as("the same puzzles").isTrue();
    }

    /** The lengths of all blocks; work on each is done before the next is read. */
    private List<Integer> lengths(InputStream in) throws IOException {
        BlockReader reader = reader(in, buffers);
        List<Integer> lengths = new ArrayList<>();
        for (Item item = reader.next(); item != null; item = reader.next()) {
            lengths.add(item.length());
            item.release();
        }
        return lengths;
    }

    private BlockReader reader(InputStream in, Buffers from) {
        return new BlockReader(new Operand("-", "-", null), in, null, Mark.START, from, new Listener(in));
    }

    private static InputStream lines(int count) {
        return new ByteArrayInputStream((".".repeat(81) + "\n").repeat(count).getBytes(StandardCharsets.US_ASCII));
    }
}
