package dev.clew.web.site;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.zip.GZIPOutputStream;

/**
 * A file of the page, compressed once. Immutable as long as the bytes are not changed.
 *
 * @param type its media type
 * @param bytes its content
 * @param gzip the content compressed, or the content itself where that gains nothing
 * @param tag the entity tag of the content
 */
record Asset(MediaType type, byte[] bytes, byte[] gzip, String tag) {
    static Asset of(MediaType type, byte[] bytes) {
        byte[] gzip = type.isCompressible() ? compress(bytes) : bytes;
        return new Asset(type, bytes, gzip.length < bytes.length ? gzip : bytes, tag(bytes));
    }

    boolean isCompressed() {
        return gzip != bytes;
    }

    private static byte[] compress(byte[] bytes) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(out)) {
            gzip.write(bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toByteArray();
    }

    private static String tag(byte[] bytes) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(bytes);
            return "\"" + HexFormat.of().formatHex(digest, 0, 12) + "\"";
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every JDK has SHA-256", e);
        }
    }
}
