package dev.clew.spark.text;

import dev.clew.core.format.PuzzleText;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Iterator;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/** The lines of a range as they stand, with the bytes that come before each. Mutable, for one thread. */
final class RangeLines implements Iterator<PuzzleText> {
    /** More than any puzzle or row has; of a longer line only the start is kept. */
    private static final int LONGEST = 1 << 24;

    private final InputStream in;
    private byte[] buffer = new byte[1 << 16];
    private int at;
    private int end;

    /** How many bytes of the text come before {@code buffer[at]}. */
    private long offset;

    private boolean afterReturn;
    private @Nullable PuzzleText next;
    private boolean ended;

    RangeLines(RangeStream in) {
        this.offset = in.offset();
        this.in = in;
    }

    @Override
    public boolean hasNext() {
        try {
            if (next == null && !ended) {
                next = read();
                ended = next == null;
            }
            return next != null;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private @Nullable PuzzleText read() throws IOException {
        if (afterReturn && (at < end || fill()) && buffer[at] == '\n') {
            pass(1);
        }
        afterReturn = false;
        if (at == end && !fill()) {
            in.close();
            return null;
        }
        long start = offset;
        int length = lineLength();
        PuzzleText line = new PuzzleText(start, new String(buffer, at, length, StandardCharsets.UTF_8));
        while (length == LONGEST) {
            pass(length);
            length = lineLength();
        }
        pass(length);
        if (at < end) {
            afterReturn = buffer[at] == '\r';
            pass(1);
        }
        return line;
    }

    /** How long the line is that begins here, at most {@link #LONGEST}; all of it is in the buffer then. */
    private int lineLength() throws IOException {
        int length = 0;
        do {
            while (at + length < end && buffer[at + length] != '\n' && buffer[at + length] != '\r') {
                length++;
            }
        } while (at + length == end && length < LONGEST && fill());
        return Math.min(length, LONGEST);
    }

    private void pass(int bytes) {
        at += bytes;
        offset += bytes;
    }

    /** Reads more after what is there, which moves to the start. */
    private boolean fill() throws IOException {
        System.arraycopy(buffer, at, buffer, 0, end - at);
        end -= at;
        at = 0;
        if (end == buffer.length) {
            buffer = Arrays.copyOf(buffer, 2 * end);
        }
        int read = in.read(buffer, end, buffer.length - end);
        end += Math.max(0, read);
        return read > 0;
    }

    @Override
    public PuzzleText next() {
        PuzzleText found = hasNext() ? next : null;
        if (found == null) {
            throw new NoSuchElementException("The range is read");
        }
        next = null;
        return found;
    }
}
