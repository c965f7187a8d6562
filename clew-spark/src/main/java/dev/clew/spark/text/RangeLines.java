package dev.clew.spark.text;

import dev.clew.core.format.PuzzleText;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/** The lines of a range as they stand, with the bytes that come before each. Mutable, for one thread. */
final class RangeLines implements Iterator<PuzzleText> {
    private final InputStream in;
    private long offset;
    private @Nullable PuzzleText next;
    private boolean ended;

    RangeLines(RangeStream in) {
        this.offset = in.offset();
        this.in = new BufferedInputStream(in);
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
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        long start = offset;
        int read = in.read();
        if (read < 0) {
            in.close();
            return null;
        }
        while (read >= 0 && read != '\n' && read != '\r') {
            line.write(read);
            read = in.read();
        }
        offset += line.size() + (read == '\r' && isLineFeed() ? 2 : 1);
        return new PuzzleText(start, line.toString(StandardCharsets.UTF_8));
    }

    /** Passes over a line feed that comes next. */
    private boolean isLineFeed() throws IOException {
        in.mark(1);
        boolean found = in.read() == '\n';
        if (!found) {
            in.reset();
        }
        return found;
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
