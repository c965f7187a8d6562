package dev.clew.generate;

import dev.clew.logic.scale.TableScale;
import java.util.List;

/**
 * Which levels of a scale a puzzle may have. Immutable.
 *
 * @param levels all levels of the scale, easiest first
 * @param first the index of the easiest one wanted
 * @param last the index of the hardest
 * @since 0.2.0
 */
public record LevelRange(List<String> levels, int first, int last) {
    /** Checks that the levels are in order. */
    public LevelRange {
        levels = List.copyOf(levels);
        if (first > last) {
            String harder = levels.get(first);
            String easier = levels.get(last);
            throw new IllegalArgumentException(
                    harder + " is harder than " + easier + "; write " + easier + ".." + harder);
        }
    }

    /** Any level. */
    static LevelRange any(TableScale scale) {
        return new LevelRange(scale.levels(), 0, scale.levels().size() - 1);
    }

    /** Level number index alone. */
    static LevelRange of(TableScale scale, int index) {
        return new LevelRange(scale.levels(), index, index);
    }

    /**
     * Reads {@code hard} or {@code hard..extreme}.
     *
     * @throws IllegalArgumentException for anything else; the message lists the levels
     */
    public static LevelRange parse(TableScale scale, String text) {
        int dots = text.indexOf("..");
        String first = dots < 0 ? text : text.substring(0, dots);
        String last = dots < 0 ? text : text.substring(dots + 2);
        return new LevelRange(scale.levels(), index(scale, first), index(scale, last));
    }

    private static int index(TableScale scale, String text) {
        String name = text.strip();
        List<String> levels = scale.levels();
        for (int i = 0; i < levels.size(); i++) {
            if (levels.get(i).equalsIgnoreCase(name)) {
                return i;
            }
        }
        throw new IllegalArgumentException(
                "There is no level \"" + text + "\"; known are " + String.join(", ", levels));
    }

    /** The easiest level that is wanted. */
    String easiest() {
        return levels.get(first);
    }

    /** Whether the hardest level is wanted, that of puzzles which the table does not finish. */
    boolean isOpen() {
        return last == levels.size() - 1;
    }

    /** The level above the hardest one wanted. */
    String next() {
        return levels.get(last + 1);
    }

    /** Whether a level lies in the range. */
    public boolean contains(String level) {
        return distance(level) == 0;
    }

    /** By how many levels one lies outside of the range. */
    int distance(String level) {
        int index = levels.indexOf(level);
        return Math.max(0, Math.max(first - index, index - last));
    }

    @Override
    public String toString() {
        return first == last ? easiest() : easiest() + ".." + levels.get(last);
    }
}
