package dev.clew.desk.bulk;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** A stream that gives notice before a read may block, so that what is known by then reaches the user first. */
public final class WaitingStream extends FilterInputStream {
    private final ReadListener listener;
    private volatile long taken;

    public WaitingStream(InputStream in, ReadListener listener) {
        super(in);
        this.listener = listener;
    }

    @Override
    public int read() throws IOException {
        tell();
        int read = super.read();
        count(read < 0 ? 0 : 1);
        return read;
    }

    @Override
    public int read(byte[] bytes, int from, int length) throws IOException {
        tell();
        int read = super.read(bytes, from, length);
        count(read);
        return read;
    }

    @SuppressWarnings("NonAtomicVolatileUpdate") // one reader of the stream; others only look
    private void count(int read) {
        taken += Math.max(0, read);
    }

    /** How many bytes were read so far; for any thread. */
    public long taken() {
        return taken;
    }

    private void tell() throws IOException {
        if (in.available() == 0) {
            listener.beforeWaiting();
        }
    }
}
