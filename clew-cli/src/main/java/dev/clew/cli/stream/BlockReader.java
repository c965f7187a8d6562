package dev.clew.cli.stream;

import dev.clew.core.Shape;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * Cuts an operand into blocks behind plain lines. Where too little is there for a block, because the stream is slow or
 * comes to its end, or no plain line is in sight, puzzles come one by one until that changes. Memory stays the same
 * however long the operand or a line in it is. Mutable, for one thread at a time.
 */
final class BlockReader implements ItemReader {
    /** Less than this is solved as it comes; about fifty puzzles. */
    static final int SMALLEST = 1 << 12;

    /** Blocks begin small, so that a short file still uses every thread. */
    static final int FIRST = 1 << 14;

    /** About four thousand puzzles, and below the half megabyte from which collectors treat an array as huge. */
    static final int LARGEST = 320 << 10;

    private final Operand operand;
    private final InputStream in;
    private final @Nullable Shape shape;
    private final LineCounter counter;
    private byte[] buffer = new byte[FIRST];
    private int from;
    /** How many bytes of the operand come before {@code from}. */
    private long offset;

    private int end;
    private boolean ended;
    private @Nullable IOException failure;
    private @Nullable PuzzleReader single;

    /** A reader of what follows in the operand; {@code in} stands at the mark already. */
    BlockReader(Operand operand, InputStream in, @Nullable Shape shape, Mark start) {
        this.operand = operand;
        this.in = in;
        this.shape = shape;
        this.counter = new LineCounter(start.lines());
        this.offset = start.offset();
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
        Block block = new Block(operand, shape, offset, counter.lines(), buffer, from, cut);
        counter.count(buffer, from, cut);
        offset += cut - from;
        byte[] next = new byte[Math.min(LARGEST, 2 * buffer.length)];
        System.arraycopy(buffer, cut, next, 0, end - cut);
        end -= cut;
        from = 0;
        buffer = next;
        return block;
    }

    /** Takes what is there without waiting. A failure is kept until all before it is handed out. */
    private void fill() {
        try {
            boolean more = true;
            while (more) {
                more = failure == null && in.available() > 0 && moveUp() && more();
            }
        } catch (IOException e) {
            failure = e;
        }
    }

    /** Whether there is room for more in the buffer as it is; what was handed out makes some. */
    private boolean moveUp() {
        if (end == buffer.length && from > 0) {
            moveTo(buffer);
        }
        return end < buffer.length;
    }

    /** Whether there is room for more, in a larger buffer if need be. */
    private boolean makeRoom() {
        if (!moveUp() && buffer.length < LARGEST) {
            moveTo(new byte[Math.min(LARGEST, 2 * buffer.length)]);
        }
        return end < buffer.length;
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
        int read = ended ? -1 : in.read(buffer, end, buffer.length - end);
        ended = read < 0;
        end += Math.max(0, read);
        return !ended;
    }

    /** Line after line from the buffer, one at least, until a plain line comes with enough behind it for a block. */
    private final class Stretch extends InputStream {
        private int given;
        private boolean some;
        private boolean insideLine;

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
            boolean enough = some && !insideLine && end - from >= SMALLEST;
            if (enough && PlainLines.isPlain(buffer, from, lineEnd)) {
                return 0;
            }
            some = true;
            insideLine = false;
            return lineEnd - from;
        }
    }
}
