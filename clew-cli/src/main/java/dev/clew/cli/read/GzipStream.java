package dev.clew.cli.read;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.util.zip.CRC32;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/**
 * Unpacks gzip, one member after the other. The JDK's own stream takes a pipe that is empty for a moment for the end of
 * the last member. Mutable, for one thread.
 */
final class GzipStream extends InputStream {
    private static final int CRC_FLAG = 2;
    private static final int EXTRA_FLAG = 4;
    private static final int NAME_FLAG = 8;
    private static final int COMMENT_FLAG = 16;

    private final InputStream packed;
    private final Inflater inflater = new Inflater(true);
    private final CRC32 checksum = new CRC32();
    private final byte[] buffer = new byte[1 << 15];
    private int at;
    private int end;
    private boolean inside;
    private boolean ended;

    GzipStream(InputStream packed) {
        this.packed = packed;
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
    }

    @Override
    public int read(byte[] target, int from, int length) throws IOException {
        if (length == 0) {
            return 0;
        }
        try {
            while (!ended) {
                if (!inside) {
                    beginMember();
                    continue;
                }
                int size = inflater.inflate(target, from, length);
                if (size > 0) {
                    checksum.update(target, from, size);
                    return size;
                }
                if (inflater.finished()) {
                    endMember();
                } else {
                    feed();
                }
            }
            return -1;
        } catch (DataFormatException e) {
            throw damaged();
        }
    }

    private void feed() throws IOException {
        if (inflater.needsDictionary()) {
            throw damaged();
        }
        if (at == end && !fill()) {
            throw cutOff();
        }
        inflater.setInput(buffer, at, end - at);
        at = end;
    }

    private boolean fill() throws IOException {
        at = 0;
        end = Math.max(0, packed.read(buffer, 0, buffer.length));
        return end > 0;
    }

    /** The next member, or the end; zeros fill up the blocks of tapes. */
    private void beginMember() throws IOException {
        int first = nextOrEnd();
        while (first == 0) {
            first = nextOrEnd();
        }
        if (first < 0) {
            ended = true;
            inflater.end();
            return;
        }
        if (first != 0x1F || next() != 0x8B || next() != 8) {
            throw damaged();
        }
        int flags = next();
        skip(6);
        if ((flags & EXTRA_FLAG) != 0) {
            skip(next() | next() << 8);
        }
        skipText((flags & NAME_FLAG) != 0);
        skipText((flags & COMMENT_FLAG) != 0);
        skip((flags & CRC_FLAG) != 0 ? 2 : 0);
        inflater.reset();
        checksum.reset();
        inside = true;
    }

    private void endMember() throws IOException {
        at = end - inflater.getRemaining();
        inside = false;
        long expected = number();
        long length = number();
        if (expected != checksum.getValue() || length != (inflater.getBytesWritten() & 0xFFFFFFFFL)) {
            throw damaged();
        }
    }

    private long number() throws IOException {
        long number = 0;
        for (int shift = 0; shift < 32; shift += 8) {
            number |= (long) next() << shift;
        }
        return number;
    }

    private void skipText(boolean there) throws IOException {
        while (there && next() != 0) {
            // up to its zero
        }
    }

    private void skip(int count) throws IOException {
        for (int i = 0; i < count; i++) {
            next();
        }
    }

    private int next() throws IOException {
        int next = nextOrEnd();
        if (next < 0) {
            throw cutOff();
        }
        return next;
    }

    private int nextOrEnd() throws IOException {
        return at == end && !fill() ? -1 : buffer[at++] & 0xFF;
    }

    private static IOException cutOff() {
        return new EOFException("the gzip data is cut off; give it again when it is whole");
    }

    private static IOException damaged() {
        return new IOException("the gzip data is damaged; copy or pack it again");
    }

    @Override
    public int available() throws IOException {
        return ended ? 0 : (inside && !inflater.needsInput() || at < end ? 1 : 0) + packed.available();
    }
}
