package dev.clew.logic.learn;

import dev.clew.logic.technique.TechniqueInfo;
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
 * A file in the folder of a technique, {@code techniques/<id>/}: lines of the form {@code name = text}, where a name may come more
 * than once; blank lines and lines that begin with # are skipped. The folder holds
 *
 * <ul>
 *   <li>{@code lesson.txt}: the words of the {@link Lesson}, and an {@code example} for every form;
 *   <li>{@code drills.txt}: a {@code drill} for each position to practise on, made by {@code tools/drills};
 *   <li>{@code fixtures.txt}, among the resources of the tests: {@code finds} and {@code misses}, boards on which the
 *       technique must find a step and on which it must not.
 * </ul>
 *
 * <p>The text of an example, a drill or a fixture is a {@link Situation}. Immutable.
 */
public final class TechniqueFile {
    private final String name;
    private final Map<String, List<String>> texts;

    private TechniqueFile(String name, Map<String, List<String>> texts) {
        this.name = name;
        this.texts = texts;
    }

    /** A file of a technique; empty without such a file, as for a technique that a user adds. */
    public static TechniqueFile of(TechniqueInfo technique, String file) {
        String name = technique.id() + "/" + file;
        InputStream stream = TechniqueFile.class.getResourceAsStream("/dev/clew/logic/techniques/" + name);
        if (stream == null) {
            return new TechniqueFile(name, Map.of());
        }
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
            return parse(name, reader.lines().toList());
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot read " + name, e);
        }
    }

    /**
     * Reads lines.
     *
     * @param name what the file is called in messages
     * @throws IllegalArgumentException for a line of another form
     */
    static TechniqueFile parse(String name, List<String> lines) {
        Map<String, List<String>> texts = new LinkedHashMap<>();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i).strip();
            int equals = line.indexOf(" = ");
            if (!line.isEmpty() && !line.startsWith("#")) {
                if (equals < 1) {
                    throw new IllegalArgumentException(name + ", line " + (i + 1) + ": \"" + line
                            + "\" is not of the form name = text; is a sign missing?");
                }
                texts.computeIfAbsent(line.substring(0, equals), key -> new ArrayList<>())
                        .add(line.substring(equals + 3).strip());
            }
        }
        return new TechniqueFile(name, texts);
    }

    /** Whether it says nothing. */
    public boolean isEmpty() {
        return texts.isEmpty();
    }

    /** The texts of a name, in their order; none where the file does not have it. */
    public List<String> all(String key) {
        return texts.getOrDefault(key, List.of());
    }

    /**
     * The one text of a name.
     *
     * @throws IllegalArgumentException if there is none, or more than one
     */
    public String only(String key) {
        List<String> all = all(key);
        if (all.size() != 1) {
            throw new IllegalArgumentException(name + " has " + (all.isEmpty() ? "no " : "more than one ") + key
                    + "; write one line " + key + " = text");
        }
        return all.get(0);
    }
}
