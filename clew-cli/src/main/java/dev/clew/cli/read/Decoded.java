package dev.clew.cli.read;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * An input as the bytes of its text in UTF-8, whatever it is: gzip and UTF-16 are known by their first two bytes. Nobody
 * waits for more than these, and the bytes of a plain text go through as they are.
 */
final class Decoded {
    private static final int GZIP = 0x1F8B;
    private static final int LITTLE_ENDIAN_MARK = 0xFFFE;
    private static final int BIG_ENDIAN_MARK = 0xFEFF;

    private Decoded() {}

    /** The text of a stream that is at its beginning. */
    static InputStream open(InputStream raw) throws IOException {
        InputStream once = decoded(raw, true);
        return once instanceof GzipStream ? decoded(once, false) : once;
    }

    private static InputStream decoded(InputStream raw, boolean mayBePacked) throws IOException {
        int first = raw.read();
        if (first < 0) {
            return raw;
        }
        int second = mayBeSpecial(first) || first < 0x80 ? raw.read() : -1;
        byte[] seen = second < 0 ? new byte[] {(byte) first} : new byte[] {(byte) first, (byte) second};
        InputStream whole = new Prefixed(seen, raw);
        int start = second < 0 ? -1 : first << 8 | second;
        if (start == GZIP && mayBePacked) {
            return new GzipStream(whole);
        }
        Charset charset = utf16(start);
        return charset == null ? whole : new Utf16Stream(whole, charset);
    }

    private static boolean mayBeSpecial(int first) {
        return first == 0xFE || first == 0xFF;
    }

    /** The kind of UTF-16 that two bytes begin, or null: a mark, or a character with a zero byte at one side. */
    private static @Nullable Charset utf16(int start) {
        if (start == LITTLE_ENDIAN_MARK || start > 0xFF && (start & 0xFF) == 0) {
            return StandardCharsets.UTF_16LE;
        }
        return start == BIG_ENDIAN_MARK || start > 0 && start <= 0xFF ? StandardCharsets.UTF_16BE : null;
    }

    /** Why a file cannot be read from its middle on, or null. */
    static @Nullable String obstacle(InputStream raw) throws IOException {
        InputStream decoded = decoded(raw, true);
        return decoded instanceof GzipStream ? "gzip" : decoded instanceof Utf16Stream ? "UTF-16" : null;
    }

    /** Bytes that were looked at, and then the stream itself. */
    private static final class Prefixed extends InputStream {
        private final byte[] seen;
        private final InputStream rest;
        private int at;

        Prefixed(byte[] seen, InputStream rest) {
            this.seen = seen;
            this.rest = rest;
        }

        @Override
        public int read() throws IOException {
            return at < seen.length ? seen[at++] & 0xFF : rest.read();
        }

        @Override
        public int read(byte[] target, int from, int length) throws IOException {
            if (at == seen.length) {
                return rest.read(target, from, length);
            }
            int size = Math.min(length, seen.length - at);
            System.arraycopy(seen, at, target, from, size);
            at += size;
            return size;
        }

        @Override
        public int available() throws IOException {
            return seen.length - at + rest.available();
        }
    }
}
