package dev.clew.logic.scale;

/**
 * A column of a table of ratings. Immutable.
 *
 * @param name the name, in lower case with underscores
 * @param kind what stands in it
 * @since 0.2.0
 */
public record Column(String name, Kind kind) {
    /** What can stand in a column. */
    public enum Kind {
        /** Any text. */
        TEXT,
        /** A whole number. */
        WHOLE,
        /** A number with a decimal point. */
        DECIMAL
    }

    /** A column of texts. */
    public static Column text(String name) {
        return new Column(name, Kind.TEXT);
    }

    /** A column of whole numbers. */
    public static Column whole(String name) {
        return new Column(name, Kind.WHOLE);
    }

    /** A column of numbers with a decimal point. */
    public static Column decimal(String name) {
        return new Column(name, Kind.DECIMAL);
    }
}
