package dev.clew.core.format;

import java.io.IOException;
import java.io.Reader;
import org.jspecify.annotations.Nullable;

/**
 * Lines of any kind of ending out of a reader, one at a time, none kept longer than a limit. It asks for no character
 * beyond the line's end, so that a line from a pipe is there as soon as it is written.
 */
final class LineSource {
    private final Reader reader;
    private final int limit;
    private final char[] buffer = new char[1 << 15];
    private int at;
    private int end;
    private boolean skipLineFeed;
    private long number;

    /**
     * @param limit how many characters of a line are kept; what follows up to the line's end is skipped
     * @param linesBefore how many lines came before what the reader gives
     */
    LineSource(Reader reader, int limit, long linesBefore) {
        this.number = linesBefore;
        this.reader = reader;
        this.limit = limit;
    }

    /** The number of the line that was read last, from 1. */
    long number() {
        return number;
    }

    /** The next line without its ending, or null at the end. */
    @Nullable
    String next() throws IOException {
        StringBuilder parts = null;
        while (fill()) {
            int from = at;
            while (at < end && buffer[at] != '\n' && buffer[at] != '\r') {
                at++;
            }
            if (at < end && parts == null && at - from <= limit) {
                endLine();
                return new String(buffer, from, at - 1 - from);
            }
            parts = parts == null ? new StringBuilder() : parts;
            parts.append(buffer, from, Math.min(at - from, limit - parts.length()));
            if (at < end) {
                endLine();
                return parts.toString();
            }
        }
        if (parts == null) {
            return null;
        }
        number++;
        return parts.toString();
    }

    private void endLine() {
        skipLineFeed = buffer[at++] == '\r';
        number++;
    }

    /** Whether there is a character to look at; reads more where needed, and passes over the second half of CR LF. */
    private boolean fill() throws IOException {
        while (true) {
            if (at == end) {
                at = 0;
                end = Math.max(0, reader.read(buffer, 0, buffer.length));
                if (end == 0) {
                    return false;
                }
            }
            if (!skipLineFeed || buffer[at] != '\n') {
                skipLineFeed = false;
                return true;
            }
            skipLineFeed = false;
            at++;
        }
    }
}
