package dev.clew.cli.stream;

import dev.clew.core.Shape;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/**
 * Cuts an operand into blocks behind plain lines. Where too little is there for a block, because the stream is slow or
 * comes to its end, or no plain line is in sight, puzzles come one by one until that changes. Memory stays the same
 * however long the operand or a line in it is. Mutable, for one thread at a time.
 *
 * <p>Large blocks suit the engines, and a pipe never holds one: it gives some ten thousand bytes and is empty until its
 * writer had a turn. So a block that has begun waits for more as long as there is work for everybody without it. What a
 * slow writer has sent is never held back for long, since its work is soon done.
 */
final class BlockReader implements ItemReader {
    /** Less than this is solved as it comes; about fifty puzzles. */
    static final int SMALLEST = 1 << 12;

    /** Blocks begin small, so that a short file still uses every thread. */
    static final int FIRST = 1 << 14;

    /** They grow with what came before them, so that however long a file is, its last block is a small part of it. */
    private static final int GROWTH = 8;

    static final int LARGEST = Buffers.SIZE;

    /** What is read at a time. More would not come faster: the JDK copies it by way of memory of its own. */
    private static final int GULP = 1 << 16;

    /** Time for the writer of a pipe to fill it again; it has it once at least, whoever waits for the block. */
    private static final long TURN_NANOS = 20_000;

    private final Operand operand;
    private final InputStream in;
    private final @Nullable Shape shape;
    private final LineCounter counter;
    private final Buffers buffers;
    private final WaitingStream.Listener listener;
    private byte[] buffer = new byte[FIRST];
    /** How much of the buffer is used. */
    private int limit = FIRST;

    private int from;
    /** How many bytes of the operand come before {@code from}. */
    private long offset;

    private long handedOut;
    private int end;
    private boolean ended;
    private @Nullable IOException failure;
    private @Nullable PuzzleReader single;

    /**
     * A reader of what follows in the operand; {@code in} stands at the mark already.
     *
     * @param listener knows whether there is work for everybody
     */
    BlockReader(
            Operand operand,
            InputStream in,
            @Nullable Shape shape,
            Mark start,
            Buffers buffers,
            WaitingStream.Listener listener) {
        this.operand = operand;
        this.in = in;
        this.shape = shape;
        this.counter = new LineCounter(start.lines());
        this.offset = start.offset();
        this.buffers = buffers;
        this.listener = listener;
    }

    @Override
    public @Nullable Item next() throws IOException {
        while (true) {
            Input input = single == null ? null : single.next();
            if (input != null) {
                return input;
            }
            single = null;
            fill();
            int cut = PlainLines.lastEnd(buffer, from, end);
            if (cut - from >= SMALLEST) {
                return block(cut);
            }
            boolean hasLine = PlainLines.end(buffer, from, end) > 0;
            boolean hasMore = hasLine || makeRoom() && more();
            if (!hasMore && from == end) {
                return null;
            }
            if (hasLine || !hasMore) {
                single = new PuzzleReader(
                        operand, new InputStreamReader(new Stretch(), StandardCharsets.UTF_8), shape, counter.lines());
            }
        }
    }

    private Block block(int cut) {
        Block block = new Block(operand, shape, offset, counter.lines(), buffers, buffer, from, cut);
        counter.count(buffer, from, cut);
        offset += cut - from;
        handedOut += cut - from;
        from = cut;
        limit = (int) Math.min(LARGEST, Math.max(limit, handedOut / GROWTH));
        moveTo(buffers.take());
        return block;
    }

    /** Takes what is there without waiting for long. A failure is kept until all before it is handed out. */
    private void fill() {
        try {
            boolean more = true;
            while (more) {
                more = failure == null && moveUp() && isReady() && more();
            }
        } catch (IOException e) {
            failure = e;
        }
    }

    /** Whether there is more, at once, or soon while a block can wait for it. */
    private boolean isReady() throws IOException {
        boolean ready = in.available() > 0;
        boolean wait = end - from >= SMALLEST && !ended;
        while (!ready && wait) {
            LockSupport.parkNanos(TURN_NANOS);
            ready = in.available() > 0;
            wait = listener.isBusy() && !Thread.currentThread().isInterrupted();
        }
        return ready;
    }

    /** Whether there is room for more in the buffer as it is; what was handed out makes some. */
    private boolean moveUp() {
        if (end == limit && from > 0) {
            moveTo(buffer);
        }
        return end < limit;
    }

    /** Whether there is room for more, in a larger buffer if need be. */
    private boolean makeRoom() {
        if (!moveUp() && limit < LARGEST) {
            limit = LARGEST;
            moveTo(buffer.length < limit ? buffers.take() : buffer);
        }
        return end < limit;
    }

    private void moveTo(byte[] target) {
        System.arraycopy(buffer, from, target, 0, end - from);
        end -= from;
        from = 0;
        buffer = target;
    }

    /** Waits for more; false at the end. */
    private boolean more() throws IOException {
        if (failure != null) {
            throw failure;
        }
        int read = ended ? -1 : in.read(buffer, end, Math.min(GULP, limit - end));
        ended = read < 0;
        end += Math.max(0, read);
        return !ended;
    }

    /** Line after line from the buffer, one at least, until a plain line comes with enough behind it for a block. */
    private final class Stretch extends InputStream {
        private int given;
        private boolean some;
        private boolean insideLine;
        private boolean noted;

        @Override
        public int read() throws IOException {
            byte[] one = new byte[1];
            return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
        }

        @Override
        public int read(byte[] target, int at, int length) throws IOException {
            if (given == 0) {
                given = nextLine();
            }
            int size = Math.min(length, given);
            System.arraycopy(buffer, from, target, at, size);
            counter.count(buffer, from, from + size);
            from += size;
            offset += size;
            given -= size;
            return size == 0 ? -1 : size;
        }

        /** The length of the next line, or of as much of it as there is room for; 0 where the stretch ends. */
        private int nextLine() throws IOException {
            int lineEnd = PlainLines.end(buffer, from, end);
            while (lineEnd < 0) {
                boolean room = makeRoom();
                if (!room || !more()) {
                    insideLine = !room;
                    some = true;
                    return end - from;
                }
                lineEnd = PlainLines.end(buffer, from, end);
            }
            boolean plain = PlainLines.isPlain(buffer, from, lineEnd);
            if (plain && some && !insideLine && !noted && end - from >= SMALLEST) {
                return 0;
            }
            noted = !plain && (noted || PlainLines.mayTellShape(buffer, from, lineEnd));
            some = true;
            insideLine = false;
            return lineEnd - from;
        }
    }
}
