package dev.clew.generate;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;

/**
 * The version of Clew, which the build takes from the POM. A seed makes the same puzzle in the same version.
 *
 * @since 0.2.0
 */
public final class Version {
    private Version() {}

    /** The version, such as {@code 1.2.3}. */
    public static String read() {
        InputStream stream = Version.class.getResourceAsStream("version.txt");
        if (stream == null) {
            return "unknown";
        }
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
            return String.valueOf(reader.readLine()).strip();
        } catch (IOException e) {
            return "unknown";
        }
    }
}
