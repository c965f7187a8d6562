package dev.clew.logic.scale.se;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/**
 * A puzzle and the rating that the reference program gives it.
 *
 * @param puzzle 81 characters
 * @param rating {@code er/ep/ed}
 */
record Labelled(String puzzle, String rating) {
    /** 150 puzzles below ER 9, over all bands. */
    static List<Labelled> puzzles() {
        return read("labelled.txt");
    }

    /** Well-known puzzles, up to ER 11.6. */
    static List<Labelled> known() {
        return read("known.txt");
    }

    double er() {
        return Double.parseDouble(rating.substring(0, rating.indexOf('/')));
    }

    private static List<Labelled> read(String name) {
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(
                Objects.requireNonNull(Labelled.class.getResourceAsStream(name)), StandardCharsets.UTF_8))) {
            return reader.lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> line.split(" ", 3))
                    .map(words -> new Labelled(words[0], words[1]))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
