package dev.clew.desk.bulk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.clew.core.Outcome;
import dev.clew.core.Position;
import dev.clew.core.Solver;
import dev.clew.core.engine.BulkWorker;
import dev.clew.core.format.FormatCatalog;
import dev.clew.core.format.Reading;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(120)
class BulkTest {
    private static final long SEED = 20;
    private static final String GOOD =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final String SOLVED =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

    /** Lines of every kind, and the answer to each. */
    private static final List<String> LINES = new ArrayList<>();

    private static final List<String> ANSWERS = new ArrayList<>();

    @BeforeAll
    static void mix() {
        Random random = new Random(SEED);
        for (int i = 0; i < 4000; i++) {
            StringBuilder line = new StringBuilder(GOOD);
            for (int changes = random.nextInt(5); changes > 1; changes--) {
                line.setCharAt(random.nextInt(81), "123456789......".charAt(random.nextInt(15)));
            }
            if (i % 50 == 0) {
                line.setLength(random.nextInt(81) + 1);
            }
            LINES.add(line.toString().replace('.', "-.0*_".charAt(i % 5)));
            ANSWERS.add(answer(LINES.get(i)));
        }
    }

    /** The slow way: read and solved separately. */
    private static String answer(String line) {
        Reading reading = FormatCatalog.standard().read(line, null);
        if (!(reading instanceof Reading.Found found)) {
            return "!invalid: " + ((Reading.Bad) reading).problem();
        }
        Position position = found.position();
        Outcome outcome = Solver.standard().solve(position);
        if (outcome instanceof Outcome.Unique unique) {
            return unique.solution().toString();
        }
        String reason = outcome instanceof Outcome.None none ? none.reason().explanation() : "";
        String word = outcome instanceof Outcome.None ? "!none" : "!multiple";
        return reason.isEmpty() ? word : word + ": " + reason;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void everyLineHasItsAnswerInItsPlace(int threads) throws IOException {
        Bulk bulk = new Bulk();
        for (String end : List.of("\n", "\r\n", "\n\n# remark\n")) {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            Tally tally = bulk.solve(stream(String.join(end, LINES) + end), out, threads, message -> {});
            assertThat(out.toString(StandardCharsets.UTF_8).lines().toList())
                    .as("seed %d", SEED)
                    .isEqualTo(ANSWERS);
            assertThat(tally).isEqualTo(tallyOf(ANSWERS));
        }
        assertThat(bulk.describe()).matches("(scalar|bulk [^,]+)(, .+)?");
    }

    private static Tally tallyOf(List<String> answers) {
        long none = answers.stream().filter(line -> line.startsWith("!none")).count();
        long several = answers.stream().filter("!multiple"::equals).count();
        long bad = answers.stream().filter(line -> line.startsWith("!invalid")).count();
        assertThat(List.of(none, several, bad)).as("of every kind").doesNotContain(0L);
        return new Tally(answers.size() - none - several - bad, several, none, bad, 0, 0);
    }

    @Test
    void streamsLongerThanTheMemoryForThemStayWhole() throws IOException {
        int lines = 5 * BulkWorker.BATCH;
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Tally tally = new Bulk().solve(stream((GOOD + "\n").repeat(lines) + "bad"), out, 2, message -> {});
        assertThat(tally).isEqualTo(new Tally(lines, 0, 0, 1, 0, 0));
        String text = out.toString(StandardCharsets.UTF_8);
        assertThat(text.startsWith((SOLVED + "\n").repeat(lines))).isTrue();
        assertThat(text.substring(82 * lines)).startsWith("!invalid: ").endsWith("\n");
    }

    @Test
    void messagesNameTheLineAndOtherFormatsAreRead() throws IOException {
        List<String> messages = new ArrayList<>();
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        String text = "12|34\n34|12\n--+--\n21|43\n43|2.\n\n" + GOOD.replaceFirst("\\.", "5") + "\n" + GOOD + "\n";
        new Bulk().solve(stream(text), out, 1, messages::add);
        List<String> lines = out.toString(StandardCharsets.UTF_8).lines().toList();
        assertThat(lines).hasSize(3);
        assertThat(lines.get(0)).isEqualTo("1234341221434321");
        assertThat(lines.get(1)).startsWith("!none: ");
        assertThat(lines.get(2)).isEqualTo(SOLVED);
        assertThat(messages).containsExactly("line 7: " + lines.get(1).substring("!none: ".length()));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void answersComeBeforeMoreIsWaitedFor(int threads) throws Exception {
        PipedOutputStream typed = new PipedOutputStream();
        InputStream in = new PipedInputStream(typed);
        BlockingQueue<String> seen = new LinkedBlockingQueue<>();
        OutputStream out = new OutputStream() {
            @Override
            public void write(int b) {
                throw new UnsupportedOperationException();
            }

            @Override
            public void write(byte[] bytes, int from, int length) {
                seen.add(new String(bytes, from, length, StandardCharsets.UTF_8));
            }
        };
        Thread run = new Thread(() -> assertThat(catchIo(() -> new Bulk().solve(in, out, threads, message -> {})))
                .isEqualTo(Tally.good(3)));
        run.start();
        for (int i = 0; i < 3; i++) {
            typed.write((GOOD + "\n").getBytes(StandardCharsets.UTF_8));
            typed.flush();
            assertThat(seen.poll(60, TimeUnit.SECONDS)).isEqualTo(SOLVED + "\n");
        }
        typed.close();
        run.join();
    }

    private interface Solving {
        Tally run() throws IOException;
    }

    private static Tally catchIo(Solving solving) {
        try {
            return solving.run();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void whatAStreamThrowsArrives() {
        InputStream broken = new FilterInputStream(stream(GOOD)) {
            @Override
            public int read(byte[] bytes, int from, int length) throws IOException {
                throw new IOException("the disk is gone");
            }
        };
        OutputStream closed = new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException("nobody listens");
            }
        };
        Bulk bulk = new Bulk();
        assertThatThrownBy(() -> bulk.solve(broken, OutputStream.nullOutputStream(), 2, message -> {}))
                .isInstanceOf(IOException.class)
                .hasMessage("the disk is gone");
        assertThatThrownBy(() -> bulk.solve(stream((GOOD + "\n").repeat(2000)), closed, 2, message -> {}))
                .isInstanceOf(IOException.class)
                .hasMessage("nobody listens");
    }

    @Test
    void nothingGivesNothing() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        assertThat(new Bulk().solve(stream(""), out, 2, message -> {})).isEqualTo(Tally.EMPTY);
        assertThat(out.size()).isZero();
    }

    @Test
    void noThreadsCannotWork() {
        assertThatThrownBy(() -> new Bulk().solve(stream(GOOD), OutputStream.nullOutputStream(), 0, message -> {}))
                .hasMessageContaining("0 threads");
    }

    private static InputStream stream(String text) {
        return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
    }

    /** An endless stream of one puzzle, and a caller that stops after some answers. */
    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void whatIsCalledOffLeavesWholeAnswersBehind(int threads) {
        String line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n";
        byte[] text = line.getBytes(StandardCharsets.US_ASCII);
        InputStream endless = new InputStream() {
            private int at;

            @Override
            public int read() {
                return text[at++ % text.length];
            }

            @Override
            public int read(byte[] bytes, int from, int length) {
                for (int i = 0; i < length; i++) {
                    bytes[from + i] = (byte) read();
                }
                return length;
            }
        };
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        assertThatThrownBy(() -> new Bulk().solve(endless, out, threads, message -> {}, () -> out.size() > 100_000))
                .isInstanceOf(CancellationException.class);
        String solution = "534678912672195348198342567859761423426853791713924856961537284287419635345286179\n";
        assertThat(out.toString(StandardCharsets.US_ASCII))
                .hasSizeGreaterThan(100_000)
                .matches(answers -> answers.equals(solution.repeat(answers.length() / 82)));
    }

    @Test
    void aLongSearchCanBeCalledOff() {
        String empty = "0 ".repeat(40 * 40) + "\n";
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        AtomicInteger asked = new AtomicInteger();
        assertThatThrownBy(() -> new Bulk()
                        .solve(
                                new ByteArrayInputStream(empty.getBytes(StandardCharsets.US_ASCII)),
                                out,
                                1,
                                message -> {},
                                () -> asked.incrementAndGet() > 20))
                .isInstanceOf(CancellationException.class);
        assertThat(out.size()).isZero();
    }
}
