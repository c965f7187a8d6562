package dev.clew.logic.learn;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A lesson for every technique. Immutable and thread-safe. */
public final class Lessons {
    private static final Lessons STANDARD = of(Resources.lines("lessons.txt"));

    private final Map<String, Lesson> lessons;

    private Lessons(Map<String, Lesson> lessons) {
        this.lessons = lessons;
    }

    /** The lessons of the standard catalogue. */
    public static Lessons standard() {
        return STANDARD;
    }

    /** Reads lessons: {@code [id]}, then {@code part = words} line by line. */
    static Lessons of(List<String> lines) {
        Map<String, Map<String, String>> parts = new LinkedHashMap<>();
        Map<String, String> current = Map.of();
        for (String line : lines) {
            int equals = line.indexOf(" = ");
            if (line.startsWith("[") && line.endsWith("]")) {
                current = new LinkedHashMap<>();
                parts.put(line.substring(1, line.length() - 1), current);
            } else if (equals > 0 && !parts.isEmpty()) {
                current.put(
                        line.substring(0, equals), line.substring(equals + 3).strip());
            } else {
                throw new IllegalArgumentException("No lesson can be read from \"" + line + "\"; write part = words");
            }
        }
        Map<String, Lesson> lessons = new LinkedHashMap<>();
        parts.forEach((id, words) -> lessons.put(id, lesson(id, words)));
        return new Lessons(lessons);
    }

    private static Lesson lesson(String id, Map<String, String> words) {
        return new Lesson(
                id,
                part(id, words, "sentence"),
                part(id, words, "see"),
                part(id, words, "why"),
                part(id, words, "follows"),
                part(id, words, "when"),
                List.of(part(id, words, "relatives").split(", *")));
    }

    private static String part(String id, Map<String, String> words, String name) {
        return Optional.ofNullable(words.get(name))
                .orElseThrow(() -> new IllegalArgumentException(
                        "The lesson " + id + " has no " + name + "; add a line " + name + " = words"));
    }

    /** The lesson of a technique, by its id. */
    public Optional<Lesson> find(String id) {
        return Optional.ofNullable(lessons.get(id));
    }

    /** All lessons, in the order of the ladder. */
    public List<Lesson> all() {
        return List.copyOf(lessons.values());
    }
}
