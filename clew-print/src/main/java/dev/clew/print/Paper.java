package dev.clew.print;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** The sizes of paper for desks. Immutable. */
public enum Paper {
    /** 210 × 297 mm. */
    A4(210 * Lengths.MM, 297 * Lengths.MM),
    /** 8.5 × 11 in. */
    LETTER(8.5 * Lengths.INCH, 11 * Lengths.INCH),
    /** 148 × 210 mm. */
    A5(148 * Lengths.MM, 210 * Lengths.MM);

    private final double width;
    private final double height;

    Paper(double width, double height) {
        this.width = width;
        this.height = height;
    }

    /** Its width in points. */
    public double width() {
        return width;
    }

    /** Its height in points. */
    public double height() {
        return height;
    }

    /** Its name in lower case: {@code a4}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The names of all sizes. */
    public static List<String> ids() {
        return Arrays.stream(values()).map(Paper::id).toList();
    }
}
