package dev.clew.cli.book;

import dev.clew.cli.shell.Failure;
import dev.clew.logic.level.ClewLevel;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * The levels of a book: one, or all from one to another. Immutable.
 *
 * @param first the easiest
 * @param last the hardest
 */
public record LevelRange(ClewLevel first, ClewLevel last) {
    private static final Pattern DOTS = Pattern.compile("\\.\\.");

    /** Reads {@code hard} or {@code easy..hard}. */
    public static LevelRange parse(String text) {
        String[] ends = DOTS.split(text, -1);
        if (ends.length > 2) {
            throw Failure.usage("--level: \"" + text + "\" is not a level or a range such as easy..hard");
        }
        ClewLevel first = level(ends[0]);
        ClewLevel last = level(ends[ends.length - 1]);
        if (first.compareTo(last) > 0) {
            throw Failure.usage("--level: " + first + " is harder than " + last + "; write " + last + ".." + first);
        }
        return new LevelRange(first, last);
    }

    private static ClewLevel level(String text) {
        try {
            return ClewLevel.parse(text);
        } catch (IllegalArgumentException e) {
            throw Failure.usage("--level: " + e.getMessage());
        }
    }

    /** The levels, easiest first. */
    public List<ClewLevel> levels() {
        return Arrays.asList(ClewLevel.values()).subList(first.ordinal(), last.ordinal() + 1);
    }

    /** How many puzzles of each level there are: equal parts; the remainder is added to the easier levels. */
    public Map<ClewLevel, Integer> share(int puzzles) {
        Map<ClewLevel, Integer> shares = new LinkedHashMap<>();
        List<ClewLevel> levels = levels();
        for (int i = 0; i < levels.size(); i++) {
            int share = puzzles / levels.size() + (i < puzzles % levels.size() ? 1 : 0);
            if (share > 0) {
                shares.put(levels.get(i), share);
            }
        }
        return shares;
    }
}
