package dev.clew.page.build;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;

/** What tells contents apart. */
public final class Digests {
    private static final int BYTES = 5;

    private Digests() {}

    /** Ten hexadecimal digits for a content. */
    public static String of(byte[] content) {
        return HexFormat.of().formatHex(sha256().digest(content), 0, BYTES);
    }

    /** 64 hexadecimal digits for files with their names. */
    public static String of(Map<String, byte[]> files) {
        MessageDigest all = sha256();
        files.forEach((name, content) -> {
            all.update(name.getBytes(StandardCharsets.UTF_8));
            all.update(sha256().digest(content));
        });
        return HexFormat.of().formatHex(all.digest());
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every JDK has SHA-256", e);
        }
    }
}
