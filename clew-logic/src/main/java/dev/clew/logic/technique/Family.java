package dev.clew.logic.technique;

/**
 * The family a technique belongs to, as players group them.
 *
 * @since 0.2.0
 */
public enum Family {
    /** The last candidate of a cell or the last place in a house. */
    SINGLES("Singles"),
    /** Where two houses cross. */
    INTERSECTIONS("Intersections"),
    /** As many values as cells in a house. */
    SUBSETS("Subsets"),
    /** One value in N lines one way and N lines the other way. */
    FISH("Basic fish"),
    /** Fish with candidates to spare. */
    FINNED_FISH("Finned fish"),
    /** One value and two strong links. */
    SINGLE_DIGIT_PATTERNS("Single digit patterns"),
    /** One value in two colours. */
    COLORING("Coloring"),
    /** Short chains with two or three values a cell. */
    WINGS("Wings"),
    /** Arguments from there being one solution. */
    UNIQUENESS("Uniqueness"),
    /** Strong and weak links in turn. */
    CHAINS("Chains and loops"),
    /** Sets of cells with one value too many. */
    ALMOST_LOCKED_SETS("Almost locked sets"),
    /** Trying out. */
    LAST_RESORT("Last resort");

    private final String title;

    Family(String title) {
        this.title = title;
    }

    /** The family's name for people. */
    public String title() {
        return title;
    }
}
