package dev.clew.cli.stream;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** A stream that tells before a read may block, so that what is known by then reaches the user first. */
final class WaitingStream extends FilterInputStream {
    /** Is told before a read may block. */
    interface Listener {
        /** The next read may block; or it meets the end, which cannot be told apart. */
        void beforeWaiting();
    }

    private final Listener listener;

    WaitingStream(InputStream in, Listener listener) {
        super(in);
        this.listener = listener;
    }

    @Override
    public int read() throws IOException {
        tell();
        return super.read();
    }

    @Override
    public int read(byte[] bytes, int from, int length) throws IOException {
        tell();
        return super.read(bytes, from, length);
    }

    private void tell() throws IOException {
        if (in.available() == 0) {
            listener.beforeWaiting();
        }
    }
}
