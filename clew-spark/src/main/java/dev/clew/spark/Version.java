package dev.clew.spark;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The version of Clew, which stands in every row. */
public final class Version {
    private Version() {}

    /** The version, which the build takes from the POM. */
    public static String read() {
        try (InputStream stream = Version.class.getResourceAsStream("version.txt")) {
            return stream == null ? "unknown" : new String(stream.readAllBytes(), StandardCharsets.UTF_8).strip();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
