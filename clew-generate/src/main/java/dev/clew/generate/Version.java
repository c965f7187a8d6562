package dev.clew.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/** The version, which the build takes from the POM. */
final class Version {
    private Version() {}

    static String read() {
        try (InputStream stream = Version.class.getResourceAsStream("version.txt")) {
            return stream == null ? "unknown" : new String(stream.readAllBytes(), StandardCharsets.UTF_8).strip();
        } catch (IOException e) {
            return "unknown";
        }
    }
}
