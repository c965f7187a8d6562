package dev.clew.spark.text;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.zip.GZIPInputStream;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;

/**
 * Reads the lines that begin in a range: it skips the rest of the line that the range begins in and reads the last line
 * to its end. Mutable, for one thread.
 */
final class RangeStream extends InputStream {
    private static final int BUFFER = 1 << 16;

    private final InputStream in;
    private final long end;
    private long at;
    private boolean ended;

    private RangeStream(InputStream in, long at, long end) {
        this.in = in;
        this.at = at;
        this.end = end;
    }

    /** Opens a range. */
    static RangeStream open(ByteRange range, Configuration conf) throws IOException {
        Path path = new Path(range.path());
        FileSystem fs = path.getFileSystem(conf);
        FSDataInputStream file = fs.open(path);
        if (range.packed()) {
            return new RangeStream(new GZIPInputStream(file, BUFFER), 0, Long.MAX_VALUE);
        }
        return open(file, range.start(), range.start() + range.length());
    }

    private static RangeStream open(FSDataInputStream file, long start, long end) throws IOException {
        long before = Math.max(0, start - 1);
        file.seek(before);
        RangeStream stream = new RangeStream(new BufferedInputStream(file, BUFFER), before, end);
        if (start > 0) {
            stream.skipLine();
        }
        return stream;
    }

    private void skipLine() throws IOException {
        int read = in.read();
        for (at++; read >= 0 && read != '\n'; at++) {
            read = in.read();
        }
        ended = read < 0 || at >= end;
    }

    /** How many bytes of the text come before what is read next. */
    long offset() {
        return at;
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
    }

    @Override
    public int read(byte[] target, int from, int length) throws IOException {
        int read = ended ? -1 : in.read(target, from, length);
        if (read <= 0) {
            ended |= read < 0;
            return read;
        }
        int kept = upToLastLine(target, from, read);
        at += kept;
        return kept;
    }

    /** How many of the bytes belong to lines that begin before the end: up to the first line feed from its last byte on. */
    private int upToLastLine(byte[] bytes, int from, int length) {
        if (at + length < end) {
            return length;
        }
        for (int i = (int) Math.max(0, end - 1 - at); i < length; i++) {
            if (bytes[from + i] == '\n') {
                ended = true;
                return i + 1;
            }
        }
        return length;
    }

    /** The next bytes of a file come soon, so no thread has to wait for them elsewhere. */
    @Override
    public int available() {
        return ended ? 0 : 1;
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
