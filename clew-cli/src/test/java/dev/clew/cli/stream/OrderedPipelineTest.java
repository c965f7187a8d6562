package dev.clew.cli.stream;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.clew.cli.shell.Terminal;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
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
        run(inputs(new Lines(2000)), OrderedPipelineTest::slowLine, collector, threads);
        assertThat(collector.results).hasSize(2000).isSorted().doesNotHaveDuplicates();
    }

    private static long slowLine(Input input) {
        if (input.line() % 97 == 0) {
            pause(3);
        }
        return input.line();
    }

    @Test
    void readsOnlySoFarAheadOfASlowReader() {
        Lines lines = new Lines(Long.MAX_VALUE);
        AtomicLong furthest = new AtomicLong();
        assertThatThrownBy(() -> run(
                        inputs(lines),
                        Input::line,
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
                        inputs(new Lines(1000)),
                        input -> {
                            if (input.line() == 700) {
                                throw new IllegalArgumentException("line 700");
                            }
                            return input.line();
                        },
                        new Collector(),
                        threads))
                .hasMessage("line 700");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void resultsComeBeforeTheNextInputIsWaitedFor(int threads) throws Exception {
        PipedOutputStream typed = new PipedOutputStream();
        Inputs inputs = inputs(new PipedInputStream(typed));
        BlockingQueue<Long> seen = new LinkedBlockingQueue<>();
        Thread run = new Thread(() -> run(
                inputs,
                Input::line,
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

    /** The feeder learns of it in the middle of its last words, which nobody wants to hear then. */
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
                        inputs(ending),
                        Input::line,
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

    /** Says of a block what it holds, in an array of the run. */
    private static final class Copying implements OrderedPipeline.Work<Report> {
        final Set<byte[]> arrays = Collections.synchronizedSet(Collections.newSetFromMap(new IdentityHashMap<>()));

        @Override
        public Report apply(Input input) {
            return new Report(input.text(), List.of(), true);
        }

        @Override
        public boolean takesBlocks() {
            return true;
        }

        @Override
        public Report apply(Block block) {
            byte[] lines = block.buffers().take();
            arrays.add(block.text());
            arrays.add(lines);
            System.arraycopy(block.text(), 0, lines, 0, block.length());
            Tally tally = Tally.good(block.length() / EMPTY_LINE.length());
            return new Report(lines, block.length(), List.of(), true, tally, block.buffers());
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 4})
    void aLongStreamNeedsNoMoreArraysThanAreInUseAtATime(int threads) {
        Copying work = new Copying();
        AtomicLong bytes = new AtomicLong();
        OrderedPipeline.Sink<Report> sink = new OrderedPipeline.Sink<>() {
            @Override
            public void accept(Report report) {
                bytes.addAndGet(report.length());
                report.release();
            }

            @Override
            public void idle() {}
        };
        new OrderedPipeline<>(inputs(new Lines(400_000)), work, sink, threads).run();
        assertThat(bytes.get()).isEqualTo(400_000L * EMPTY_LINE.length());
        // In work or in the queue, twice for what is said about it, and those the reader holds, the first small one
        // too.
        assertThat(work.arrays).hasSizeLessThanOrEqualTo(2 * 3 * threads + 3);
    }

    private static void run(
            Inputs inputs, OrderedPipeline.Work<Long> work, OrderedPipeline.Sink<Long> sink, int threads) {
        new OrderedPipeline<>(inputs, work, sink, threads).run();
    }

    private static Inputs inputs(InputStream stream) {
        OutputStream nowhere = OutputStream.nullOutputStream();
        return Inputs.open(List.of("-"), null, new Terminal(stream, nowhere, nowhere, Map.of(), ""));
    }

    private static void pause(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** So many lines, and how many bytes of them were taken. */
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
