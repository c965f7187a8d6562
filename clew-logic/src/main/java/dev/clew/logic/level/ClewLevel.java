package dev.clew.logic.level;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * How hard a puzzle is on Clew's own scale, easiest first.
 *
 * @since 0.2.0
 */
public enum ClewLevel {
    /** The eye finds every next cell. */
    BEGINNER,
    /** Singles, with some looking. */
    EASY,
    /** Candidates have to be noted: intersections and pairs. */
    MODERATE,
    /** Larger subsets, fish and wings. */
    HARD,
    /** Patterns of many cells and short chains. */
    EXPERT,
    /** Long chains and almost locked sets, again and again. */
    EXTREME,
    /** The catalogue of techniques does not finish it. */
    BEYOND;

    /** The name in lower case: {@code moderate}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The names of all, easiest first. */
    public static List<String> ids() {
        return Arrays.stream(values()).map(ClewLevel::id).toList();
    }

    /** The level that a text names. */
    public static Optional<ClewLevel> find(String text) {
        return Arrays.stream(values())
                .filter(level -> level.id().equals(text.strip().toLowerCase(Locale.ROOT)))
                .findFirst();
    }

    /**
     * The level of that name.
     *
     * @throws IllegalArgumentException if there is none; the message lists them
     */
    public static ClewLevel parse(String text) {
        return find(text)
                .orElseThrow(() -> new IllegalArgumentException(
                        "There is no level \"" + text + "\"; known are " + String.join(", ", ids())));
    }

    @Override
    public String toString() {
        return id();
    }
}
