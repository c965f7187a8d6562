package dev.clew.io.link;

import dev.clew.core.format.FormatCatalog;
import dev.clew.core.format.text.Complaint;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

/** A text deflated without any header, in the alphabet of URLs: how the page packs a position. The one place for zlib. */
final class RawDeflate {
    private RawDeflate() {}

    /** Packs a text. */
    static String pack(String text) {
        Deflater deflater = new Deflater(Deflater.DEFAULT_COMPRESSION, true);
        try {
            deflater.setInput(text.getBytes(StandardCharsets.UTF_8));
            deflater.finish();
            byte[] bytes = new byte[1 << 10];
            int length = 0;
            while (!deflater.finished()) {
                bytes = length == bytes.length ? Arrays.copyOf(bytes, 2 * length) : bytes;
                length += deflater.deflate(bytes, length, bytes.length - length);
            }
            return Base64.getUrlEncoder().withoutPadding().encodeToString(Arrays.copyOf(bytes, length));
        } finally {
            deflater.end();
        }
    }

    /**
     * Unpacks a text; both alphabets of Base64 are read, with the {@code =} at the end or without.
     *
     * @throws Complaint if it is not packed so, or unpacks to more than the limit of a text
     */
    static String unpack(String packed) throws Complaint {
        return new String(inflate(bytes(packed)), StandardCharsets.UTF_8);
    }

    private static byte[] bytes(String packed) throws Complaint {
        try {
            return Base64.getUrlDecoder().decode(packed.replace('+', '-').replace('/', '_'));
        } catch (IllegalArgumentException e) {
            throw BrokenLink.link();
        }
    }

    private static byte[] inflate(byte[] packed) throws Complaint {
        Inflater inflater = new Inflater(true);
        try {
            inflater.setInput(packed);
            byte[] bytes = new byte[1 << 12];
            int length = 0;
            while (!inflater.finished()) {
                bytes = length == bytes.length ? Arrays.copyOf(bytes, 2 * length) : bytes;
                int more = inflater.inflate(bytes, length, bytes.length - length);
                length += more;
                if (length > FormatCatalog.MAX_TEXT) {
                    throw BrokenLink.tooLong();
                }
                if (more == 0 && !inflater.finished()) {
                    throw BrokenLink.link();
                }
            }
            return Arrays.copyOf(bytes, length);
        } catch (DataFormatException e) {
            throw BrokenLink.link();
        } finally {
            inflater.end();
        }
    }
}
