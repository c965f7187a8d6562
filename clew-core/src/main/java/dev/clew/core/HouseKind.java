package dev.clew.core;

/** What a house looks like on the grid. */
public enum HouseKind {
    /** A row. */
    ROW("row"),
    /** A column. */
    COLUMN("column"),
    /** A rectangular box. */
    BOX("box"),
    /** A jigsaw region. */
    REGION("region"),
    /** A main diagonal: 1 falls from the upper left, 2 rises from the lower left. */
    DIAGONAL("diagonal"),
    /** A window of Windoku. */
    WINDOW("window");

    private final String word;

    HouseKind(String word) {
        this.word = word;
    }

    /** The word players use. */
    public String word() {
        return word;
    }
}
