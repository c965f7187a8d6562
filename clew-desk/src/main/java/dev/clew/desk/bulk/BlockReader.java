package dev.clew.desk.bulk;

import dev.clew.core.format.PuzzleText;
import java.io.IOException;
import java.io.InputStream;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/**
 * Cuts a text into blocks where its layout allows it. Where too little is there for a block, because the stream is slow
 * or comes to its end, or no such place is in sight, puzzles come one by one until that changes. Memory stays the same
 * however long the text or a line in it is. Mutable, for one thread at a time.
 *
 * <p>Large blocks suit the engines, and a pipe never holds one: it gives some ten thousand bytes and is empty until its
 * writer had a turn. So a block that has begun waits for more as long as there is work for everybody without it. What a
 * slow writer has sent is never held back for long, since its work is soon done.
 */
public final class BlockReader<T> {
    /** Makes of what was read what is to be passed on. */
    public interface Maker<T> {
        /** Makes it of a block. */
        T block(TextBlock block);

        /** Makes it of one puzzle. */
        T puzzle(PuzzleText puzzle);
    }

    /** Less than this is solved as it comes; about fifty puzzles. */
    static final int SMALLEST = 1 << 12;

    /** Blocks begin small, so that a short file still uses every thread. */
    static final int FIRST = 1 << 14;

    /** They grow with what came before them, so that however long a file is, its last block is a small part of it. */
    private static final int GROWTH = 8;

    static final int LARGEST = Buffers.SIZE;

    /** What is read at a time. More would not come faster: the JDK copies it by way of memory of its own. */
    private static final int GULP = 1 << 16;

    /**
     * Time for the writer of a pipe to fill it again; it gets it at least once, even if a thread waits for the block.
     */
    private static final long TURN_NANOS = 20_000;

    private final InputStream in;
    private final Layout layout;
    private final Maker<T> maker;
    private final LineCounter counter;
    private final Buffers buffers;
    private final ReadListener listener;
    private byte[] buffer = new byte[FIRST];
    /** How much of the buffer is used. */
    private int limit = FIRST;

    private int from;
    /** How many bytes of the text come before {@code from}. */
    private long offset;

    private long handedOut;
    private int end;
    private boolean ended;
    private @Nullable IOException failure;
    private @Nullable PuzzleSource single;
    private long titles;

    /**
     * A reader of what follows in a text; {@code in} is there already.
     *
     * @param layout how the text falls into puzzles
     * @param offset how many bytes of the text come before
     * @param lines how many lines of the text come before
     * @param listener knows whether there is work for everybody
     */
    public BlockReader(
            InputStream in,
            Layout layout,
            long offset,
            long lines,
            Maker<T> maker,
            Buffers buffers,
            ReadListener listener) {
        this.in = in;
        this.layout = layout;
        this.offset = offset;
        this.counter = new LineCounter(lines);
        this.maker = maker;
        this.buffers = buffers;
        this.listener = listener;
    }

    /** What comes next, or null at the end. */
    public @Nullable T next() throws IOException {
        while (true) {
            PuzzleText puzzle = single == null ? null : single.next();
            if (puzzle != null) {
                return maker.puzzle(puzzle);
            }
            titles += single == null ? 0 : single.titles();
            single = null;
            fill();
            int cut = layout.lastCut(buffer, from, end);
            if (cut - from >= SMALLEST) {
                return maker.block(block(cut));
            }
            boolean hasLine = PlainLines.end(buffer, from, end) > 0;
            boolean hasMore = hasLine || makeRoom() && more();
            if (!hasMore && from == end) {
                return null;
            }
            if (hasLine || !hasMore) {
                single = layout.puzzles(new Stretch(), offset, counter.lines());
            }
        }
    }

    /** How many lines were titles so far, blocks aside. */
    public long titles() {
        return titles;
    }

    private TextBlock block(int cut) {
        TextBlock block = new TextBlock(buffer, from, cut, offset, counter.lines(), layout, buffers);
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

    /** Line after line from the buffer, one at least, until there is a cut with enough before it for a block. */
    private final class Stretch extends InputStream {
        private int given;
        /** Whether there is a line; at the start of the text one that is a puzzle, for the first line may be its header. */
        private boolean some;

        private final boolean first = counter.lines() == 0;
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
            boolean plain = layout.isCut(buffer, from, lineEnd);
            if (plain && some && !insideLine && !noted && end - from >= SMALLEST) {
                return 0;
            }
            noted = !plain && (noted || PlainLines.mayTellShape(buffer, from, lineEnd));
            some |= plain || !first;
            insideLine = false;
            return lineEnd - from;
        }
    }
}
