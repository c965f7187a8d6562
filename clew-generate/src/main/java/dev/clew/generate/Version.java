package dev.clew.generate;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/** The version of Clew, which the build takes from the POM. A seed makes the same puzzle in the same version. */
public final class Version {
    private Version() {}

    /** The version, such as {@code 0.1.0}. */
    public static String read() {
        try (InputStream stream = Version.class.getResourceAsStream("version.txt")) {
            return stream == null ? "unknown" : new String(stream.readAllBytes(), StandardCharsets.UTF_8).strip();
        } catch (IOException e) {
            return "unknown";
        }
    }
}
