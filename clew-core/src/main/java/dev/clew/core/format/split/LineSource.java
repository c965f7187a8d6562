package dev.clew.core.format.split;

import java.io.IOException;
import java.io.Reader;
import org.jspecify.annotations.Nullable;

/**
 * Lines of any kind of ending out of a reader, one at a time, none kept longer than a limit. It asks for no character
 * beyond the line's end, so that a line from a pipe is there as soon as it is written.
 */
public final class LineSource {
    private final Reader reader;
    private final int limit;
    private final char[] buffer = new char[1 << 15];
    private int at;
    private int end;
    private boolean skipLineFeed;
    private long number;
    private boolean insideLine;

    /**
     * @param limit how many characters of a line are kept; what follows up to the line's end is skipped
     * @param linesBefore how many lines came before what the reader gives
     */
    public LineSource(Reader reader, int limit, long linesBefore) {
        this.number = linesBefore;
        this.reader = reader;
        this.limit = limit;
    }

    /** The number of the line that was read last, from 1. */
    public long number() {
        return number;
    }

    /** The next line, or what is left of one, without its ending; null at the end. */
    @Nullable
    public String next() throws IOException {
        insideLine = false;
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

    /** Whether the next line begins with this character, blanks and a byte order mark before it aside. */
    public boolean isNext(char c) throws IOException {
        if (insideLine || !fill()) {
            return false;
        }
        int first = at;
        while (first < end && (buffer[first] == ' ' || buffer[first] == '\t' || buffer[first] == '\uFEFF')) {
            first++;
        }
        return first < end && buffer[first] == c;
    }

    /** The next line or, of a long one, the next part; null at the end. */
    @Nullable
    public String piece() throws IOException {
        if (!fill()) {
            number += insideLine ? 1 : 0;
            insideLine = false;
            return null;
        }
        int from = at;
        while (at < end && buffer[at] != '\n' && buffer[at] != '\r') {
            at++;
        }
        String piece = new String(buffer, from, at - from);
        insideLine = at == end;
        if (!insideLine) {
            endLine();
        }
        return piece;
    }

    /** Whether the last piece was the end of its line. */
    public boolean endsLine() {
        return !insideLine;
    }

    /** The number of the line that the last piece belongs to. */
    public long pieceNumber() {
        return insideLine ? number + 1 : number;
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
