package dev.clew.logic.level;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The lines {@code part.name = number} of a data file, in their order; a {@code #} begins a comment line. Immutable.
 *
 * @param source what the file is called in messages
 * @param numbers every name with its number
 */
record LevelData(String source, Map<String, Entry> numbers) {
    /**
     * A number of the file.
     *
     * @param value the number
     * @param line its line, from 1
     */
    record Entry(int value, int line) {}

    /** Reads a file beside this class. */
    static LevelData ofResource(String name) {
        try (InputStream stream = LevelData.class.getResourceAsStream(name)) {
            if (stream == null) {
                throw new IllegalStateException(name + " is missing beside " + LevelData.class.getName());
            }
            BufferedReader reader = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8));
            return parse(name, reader.lines().toList());
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot read " + name, e);
        }
    }

    /**
     * Reads lines.
     *
     * @throws IllegalArgumentException for a line of another form, a number that is none, or a name that comes twice
     */
    static LevelData parse(String source, List<String> lines) {
        Map<String, Entry> numbers = new LinkedHashMap<>();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i).strip();
            if (!line.isEmpty() && !line.startsWith("#")) {
                add(numbers, line, source, i + 1);
            }
        }
        return new LevelData(source, numbers);
    }

    private static void add(Map<String, Entry> numbers, String line, String source, int number) {
        int equals = line.indexOf('=');
        String name = equals < 0 ? "" : line.substring(0, equals).strip();
        String value = line.substring(equals + 1).strip();
        if (name.indexOf('.') < 1 || !value.matches("\\d{1,8}")) {
            throw new IllegalArgumentException(source + ", line " + number + ": \"" + line
                    + "\" is not of the form part.name = number; is a sign missing?");
        }
        Entry old = numbers.put(name, new Entry(Integer.parseInt(value), number));
        if (old != null) {
            throw new IllegalArgumentException(
                    source + ", line " + number + ": " + name + " stands on line " + old.line() + ", too; keep one");
        }
    }

    /** The names of one part, without the part, in their order. */
    List<String> names(String part) {
        List<String> names = new ArrayList<>();
        for (String name : numbers.keySet()) {
            if (name.startsWith(part + ".")) {
                names.add(name.substring(part.length() + 1));
            }
        }
        return names;
    }

    /**
     * The number of a name.
     *
     * @throws IllegalArgumentException if the file does not have it
     */
    int number(String part, String name) {
        Entry entry = numbers.get(part + "." + name);
        if (entry == null) {
            throw new IllegalArgumentException(source + " has no " + part + "." + name + "; add a line for it");
        }
        return entry.value();
    }

    /** A complaint about the line of a name. */
    IllegalArgumentException complaint(String part, String name, String problem) {
        Entry entry = numbers.get(part + "." + name);
        return new IllegalArgumentException(
                source + (entry == null ? "" : ", line " + entry.line()) + ": " + part + "." + name + ": " + problem);
    }
}
