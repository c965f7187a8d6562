package dev.clew.cli.read;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/** UTF-16 as UTF-8, without its byte-order mark. Mutable, for one thread. */
final class Utf16Stream extends InputStream {
    private final InputStream raw;
    private final Reader reader;
    private final char[] characters = new char[1 << 12];
    private byte[] bytes = new byte[0];
    private int at;
    /** The first half of a pair whose second half has not come yet is kept at the front. */
    private int kept;

    private boolean begun;

    Utf16Stream(InputStream raw, Charset charset) {
        this.raw = raw;
        this.reader = new InputStreamReader(raw, charset);
    }

    @Override
    public int read() throws IOException {
        return fill() ? bytes[at++] & 0xFF : -1;
    }

    @Override
    public int read(byte[] target, int from, int length) throws IOException {
        if (length == 0) {
            return 0;
        }
        if (!fill()) {
            return -1;
        }
        int size = Math.min(length, bytes.length - at);
        System.arraycopy(bytes, at, target, from, size);
        at += size;
        return size;
    }

    private boolean fill() throws IOException {
        while (at == bytes.length) {
            int read = reader.read(characters, kept, characters.length - kept);
            int length = kept + Math.max(0, read);
            boolean half = read > 0 && Character.isHighSurrogate(characters[length - 1]);
            int whole = half ? length - 1 : length;
            int start = !begun && whole > 0 && characters[0] == '\uFEFF' ? 1 : 0;
            begun |= whole > 0;
            bytes = new String(characters, start, whole - start).getBytes(StandardCharsets.UTF_8);
            at = 0;
            characters[0] = half ? characters[length - 1] : characters[0];
            kept = half ? 1 : 0;
            if (read < 0) {
                return bytes.length > 0;
            }
        }
        return true;
    }

    @Override
    public int available() throws IOException {
        return bytes.length - at + raw.available();
    }
}
