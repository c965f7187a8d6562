package dev.clew.core;

/**
 * What a house looks like on the grid.
 *
 * @since 0.2.0
 */
public enum HouseKind {
    /** A row. */
    ROW("row", false),
    /** A column. */
    COLUMN("column", false),
    /** A rectangular box. */
    BOX("box", true),
    /** A jigsaw region. */
    REGION("region", true),
    /** A main diagonal: 1 falls from the upper left, 2 rises from the lower left. */
    DIAGONAL("diagonal", false),
    /** A window of Windoku. */
    WINDOW("window", true),
    /** A house added to the rules of a shape; its cells may lie anywhere. */
    EXTRA("extra house", false);

    private final String word;
    private final boolean area;

    HouseKind(String word, boolean area) {
        this.word = word;
        this.area = area;
    }

    /**
     * Whether it is a patch of the grid, which the eye takes in at once and which crosses a line in several cells, and not
     * a line itself.
     */
    public boolean isArea() {
        return area;
    }

    /** The word players use. */
    public String word() {
        return word;
    }
}
