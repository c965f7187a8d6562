package dev.clew.logic.learn;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/** Reads the lists beside this package. */
final class Resources {
    private Resources() {}

    /** The lines that say something: neither blank nor a comment. */
    static List<String> lines(String name) {
        InputStream stream = Objects.requireNonNull(Resources.class.getResourceAsStream(name), name);
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
            return reader.lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
