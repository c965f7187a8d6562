package dev.clew.desk.bulk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.clew.core.format.PuzzleSplitter;
import dev.clew.core.format.PuzzleText;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(60)
class OrderedPipelineTest {
    private static final String EMPTY_LINE = ".".repeat(81) + "\n";

    /** Takes results into a list. */
    private static class Collector implements OrderedPipeline.Sink<Long> {
        final List<Long> results = new ArrayList<>();

        @Override
        public void accept(Long result) {
            results.add(result);
        }

        @Override
        public void idle() {}
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 5})
    void keepsOrderThoughSomeItemsTakeLonger(int threads) {
        Collector collector = new Collector();
        run(new Lines(2000), OrderedPipelineTest::slowLine, collector, threads);
        assertThat(collector.results).hasSize(2000).isSorted().doesNotHaveDuplicates();
    }

    private static long slowLine(Single puzzle) {
        if (puzzle.line() % 97 == 0) {
            pause(3);
        }
        return puzzle.line();
    }

    @Test
    void readsOnlySoFarAheadOfASlowReader() {
        Lines lines = new Lines(Long.MAX_VALUE);
        AtomicLong furthest = new AtomicLong();
        assertThatThrownBy(() -> run(
                        lines,
                        Single::line,
                        new Collector() {
                            @Override
                            public void accept(Long result) {
                                super.accept(result);
                                if (results.size() == 5000) {
                                    pause(300);
                                    furthest.set(lines.given.get());
                                    throw new IllegalStateException("enough");
                                }
                            }
                        },
                        2))
                .hasMessage("enough");
        assertThat(furthest.get()).isLessThan(20_000L * EMPTY_LINE.length());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void whatTheWorkThrowsEndsTheRun(int threads) {
        assertThatThrownBy(() -> run(
                        new Lines(1000),
                        puzzle -> {
                            if (puzzle.line() == 700) {
                                throw new IllegalArgumentException("line 700");
                            }
                            return puzzle.line();
                        },
                        new Collector(),
                        threads))
                .hasMessage("line 700");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void resultsComeBeforeTheNextInputIsWaitedFor(int threads) throws Exception {
        PipedOutputStream typed = new PipedOutputStream();
        InputStream in = new PipedInputStream(typed);
        BlockingQueue<Long> seen = new LinkedBlockingQueue<>();
        Thread run = new Thread(() -> run(
                in,
                Single::line,
                new Collector() {
                    @Override
                    public void accept(Long result) {
                        seen.add(result);
                    }
                },
                threads));
        run.start();
        for (int line = 1; line < 5; line++) {
            typed.write(EMPTY_LINE.getBytes(StandardCharsets.UTF_8));
            typed.flush();
            assertThat(seen.poll(20, TimeUnit.SECONDS)).isEqualTo((long) line);
        }
        typed.close();
        run.join();
    }

    /** The feeder learns of it while it reports its end, which is ignored then. */
    @Test
    void anEndWhileTheFeederReadsItsLastIsSilent() throws InterruptedException {
        List<Throwable> uncaught = Collections.synchronizedList(new ArrayList<>());
        BlockingQueue<Thread> feeder = new LinkedBlockingQueue<>();
        InputStream ending = new InputStream() {
            private final InputStream lines = new Lines(4);

            @Override
            public int read() throws IOException {
                return read(new byte[1], 0, 1);
            }

            @Override
            public int read(byte[] bytes, int from, int length) throws IOException {
                int read = lines.read(bytes, from, length);
                if (read < 0) {
                    Thread.currentThread().setUncaughtExceptionHandler((thread, e) -> uncaught.add(e));
                    feeder.add(Thread.currentThread());
                    pause(60_000); // until the end of the run interrupts it
                }
                return read;
            }

            @Override
            public int available() throws IOException {
                return lines.available();
            }
        };
        assertThatThrownBy(() -> run(
                        ending,
                        Single::line,
                        new Collector() {
                            @Override
                            public void accept(Long result) {
                                for (int i = 0; i < 10_000 && feeder.isEmpty(); i++) {
                                    pause(1);
                                }
                                throw new IllegalStateException("closed");
                            }
                        },
                        2))
                .hasMessage("closed");
        feeder.take().join();
        assertThat(uncaught).isEmpty();
    }

    /** Notes which arrays hold blocks and copies of them. */
    private static final class Copying {
        final Set<byte[]> arrays = Collections.synchronizedSet(Collections.newSetFromMap(new IdentityHashMap<>()));

        AnswerLines copy(TextBlock block) {
            byte[] lines = block.buffers().take();
            arrays.add(block.text());
            arrays.add(lines);
            AnswerLines copy = new AnswerLines(block.buffers(), lines);
            copy.add(block.text(), block.length(), Tally.good(block.length() / EMPTY_LINE.length()));
            block.release();
            return copy;
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 4})
    void aLongStreamNeedsNoMoreArraysThanAreInUseAtATime(int threads) {
        Copying work = new Copying();
        AtomicLong bytes = new AtomicLong();
        OrderedPipeline.Sink<AnswerLines> sink = new OrderedPipeline.Sink<>() {
            @Override
            public void accept(AnswerLines answers) {
                bytes.addAndGet(answers.length());
                answers.release();
            }

            @Override
            public void idle() {}
        };
        OrderedPipeline<TextBlock, AnswerLines> pipeline = new OrderedPipeline<>(work::copy, sink, threads);
        BlockReader<TextBlock> reader = new BlockReader<>(
                new WaitingStream(new Lines(400_000), pipeline),
                Layout.free(null),
                0,
                0,
                new Blocks(),
                new Buffers(),
                pipeline);
        pipeline.run(iterator(reader::next));
        assertThat(bytes.get()).isGreaterThan(399_900L * EMPTY_LINE.length());
        // In work or in the queue, twice for what is said about it, and those the reader holds, the first small one
        // too.
        assertThat(work.arrays).hasSizeLessThanOrEqualTo(2 * 3 * threads + 3);
    }

    /** Takes blocks; what is left at the end and too little for one is not asked for. */
    private record Blocks() implements BlockReader.Maker<TextBlock> {
        @Override
        public TextBlock block(TextBlock block) {
            return block;
        }

        @Override
        public TextBlock puzzle(PuzzleText puzzle) {
            byte[] text = (puzzle.text() + "\n").getBytes(StandardCharsets.UTF_8);
            return new TextBlock(text, 0, text.length, 0, 0, null, new Buffers());
        }
    }

    /** One puzzle. */
    private record Single(PuzzleText puzzle) implements Piece {
        long line() {
            return puzzle.firstLine();
        }

        @Override
        public int length() {
            return puzzle.text().length();
        }

        @Override
        public int room() {
            return length();
        }
    }

    private static void run(InputStream in, Function<Single, Long> work, OrderedPipeline.Sink<Long> sink, int threads) {
        OrderedPipeline<Single, Long> pipeline = new OrderedPipeline<>(work, sink, threads);
        PuzzleSplitter splitter = new PuzzleSplitter(
                new InputStreamReader(new WaitingStream(in, pipeline), StandardCharsets.UTF_8), null, 0);
        pipeline.run(iterator(() -> splitter.next().map(Single::new).orElse(null)));
    }

    /** Gives the next piece, or null at the end. */
    private interface Source<T> {
        @Nullable
        T next() throws IOException;
    }

    private static <T> Iterator<T> iterator(Source<T> source) {
        return new Iterator<>() {
            private @Nullable T next;

            @Override
            public boolean hasNext() {
                try {
                    next = next == null ? source.next() : next;
                    return next != null;
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            }

            @Override
            public T next() {
                T found = hasNext() ? next : null;
                if (found == null) {
                    throw new NoSuchElementException();
                }
                next = null;
                return found;
            }
        };
    }

    private static void pause(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** A number of lines, and how many bytes of them were taken. */
    private static final class Lines extends InputStream {
        private static final byte[] LINE = EMPTY_LINE.getBytes(StandardCharsets.UTF_8);

        final AtomicLong given = new AtomicLong();
        private final long bytes;

        Lines(long lines) {
            this.bytes = lines > Integer.MAX_VALUE ? Long.MAX_VALUE : lines * LINE.length;
        }

        @Override
        public int read() throws IOException {
            long next = given.get();
            if (next == bytes) {
                return -1;
            }
            given.set(next + 1);
            return LINE[(int) (next % LINE.length)];
        }

        @Override
        public int read(byte[] bytes, int from, int length) throws IOException {
            int read = 0;
            for (int next = read(); next >= 0; next = read < length ? read() : -1) {
                bytes[from + read++] = (byte) next;
            }
            return read == 0 ? -1 : read;
        }

        @Override
        public int available() {
            return (int) Math.min(bytes - given.get(), 1000);
        }
    }
}
