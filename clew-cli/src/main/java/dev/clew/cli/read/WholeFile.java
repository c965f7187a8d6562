package dev.clew.cli.read;

import java.io.File;
import java.io.FileInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** A file that fails to read, instead of ending, where it became shorter since it was opened. Mutable, for one thread. */
public final class WholeFile extends FilterInputStream {
    private final long expected;
    private long given;

    private WholeFile(InputStream in, long expected) {
        super(in);
        this.expected = expected;
    }

    /** Opens a file; a pipe or a device has no length and ends where it ends. */
    public static InputStream open(File file) throws IOException {
        FileInputStream in = new FileInputStream(file);
        return file.isFile() ? new WholeFile(in, in.getChannel().size()) : in;
    }

    @Override
    public int read() throws IOException {
        int read = super.read();
        count(read < 0 ? -1 : 1);
        return read;
    }

    @Override
    public int read(byte[] bytes, int from, int length) throws IOException {
        int read = super.read(bytes, from, length);
        count(read);
        return read;
    }

    @Override
    public long skip(long bytes) throws IOException {
        long skipped = super.skip(bytes);
        given += skipped;
        return skipped;
    }

    private void count(long read) throws IOException {
        if (read < 0 && given < expected) {
            throw new IOException("the file became shorter while it was read: it ends after " + given + " of "
                    + expected + " bytes; give it again when it is whole");
        }
        given += Math.max(0, read);
    }
}
