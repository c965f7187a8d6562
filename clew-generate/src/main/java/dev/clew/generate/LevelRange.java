package dev.clew.generate;

import dev.clew.logic.level.ClewLevel;

/**
 * Which levels a puzzle may have. Immutable.
 *
 * @param first the easiest
 * @param last the hardest
 */
public record LevelRange(ClewLevel first, ClewLevel last) {
    /** Any level. */
    public static final LevelRange ANY = new LevelRange(ClewLevel.BEGINNER, ClewLevel.BEYOND);

    /** Checks that the levels are in order. */
    public LevelRange {
        if (first.compareTo(last) > 0) {
            throw new IllegalArgumentException(first + " is harder than " + last + "; write " + last + ".." + first);
        }
    }

    /** One level alone. */
    public static LevelRange of(ClewLevel level) {
        return new LevelRange(level, level);
    }

    /**
     * Reads {@code hard} or {@code hard..extreme}.
     *
     * @throws IllegalArgumentException for anything else
     */
    public static LevelRange parse(String text) {
        int dots = text.indexOf("..");
        return dots < 0
                ? of(ClewLevel.parse(text))
                : new LevelRange(ClewLevel.parse(text.substring(0, dots)), ClewLevel.parse(text.substring(dots + 2)));
    }

    /** Whether a level lies in the range. */
    public boolean contains(ClewLevel level) {
        return distance(level) == 0;
    }

    /** By how many levels one lies outside of the range. */
    int distance(ClewLevel level) {
        return Math.max(0, Math.max(first.ordinal() - level.ordinal(), level.ordinal() - last.ordinal()));
    }

    @Override
    public String toString() {
        return first == last ? first.id() : first + ".." + last;
    }
}
