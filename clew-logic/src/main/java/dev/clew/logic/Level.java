package dev.clew.logic;

import java.util.Locale;

/** How hard a step or a puzzle is, easiest first. */
public enum Level {
    /** Singles. */
    EASY,
    /** Intersections and small subsets. */
    MEDIUM,
    /** Fish, wings and uniqueness. */
    HARD,
    /** Chains and almost locked sets. */
    UNFAIR,
    /** Beyond what people do with pleasure. */
    EXTREME;

    /** The name for people: {@code Easy}. */
    public String title() {
        return name().charAt(0) + name().substring(1).toLowerCase(Locale.ROOT);
    }
}
