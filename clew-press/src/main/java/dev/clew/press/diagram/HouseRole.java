package dev.clew.press.diagram;

/** What part a house plays in a step. Immutable. */
public enum HouseRole {
    /** The pattern lies in it: tint and solid outline. */
    BASE("base"),
    /** The pattern acts on it: hatch and dashed outline. */
    COVER("cover");

    private final String words;

    HouseRole(String words) {
        this.words = words;
    }

    /** The word of the legend. */
    public String words() {
        return words;
    }
}
