package dev.clew.print.book;

import dev.clew.print.Lengths;
import java.util.Arrays;
import java.util.List;

/** The sizes of books. Immutable. */
public enum Trim {
    /** 6 × 9 in. */
    SIX_BY_NINE("6x9", 6 * Lengths.INCH, 9 * Lengths.INCH, 112, 86, 3),
    /** 8.5 × 11 in. */
    LETTER("8.5x11", 8.5 * Lengths.INCH, 11 * Lengths.INCH, 160, 104, 3),
    /** 210 × 297 mm. */
    A4("a4", 210 * Lengths.MM, 297 * Lengths.MM, 160, 110, 3),
    /** 148 × 210 mm. */
    A5("a5", 148 * Lengths.MM, 210 * Lengths.MM, 108, 76, 2);

    private final String id;
    private final double width;
    private final double height;
    private final double single;
    private final double pair;
    private final int columns;

    Trim(String id, double width, double height, double single, double pair, int columns) {
        this.id = id;
        this.width = width;
        this.height = height;
        this.single = single * Lengths.MM;
        this.pair = pair * Lengths.MM;
        this.columns = columns;
    }

    /** Its name: {@code 6x9}. */
    public String id() {
        return id;
    }

    /** The names of all sizes. */
    public static List<String> ids() {
        return Arrays.stream(values()).map(Trim::id).toList();
    }

    /** The size of that name, which is one of {@link #ids}. */
    public static Trim of(String id) {
        return Arrays.stream(values())
                .filter(trim -> trim.id.equals(id))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("There is no trim \"" + id + "\""));
    }

    /** The width of a page in points. */
    public double width() {
        return width;
    }

    /** The height of a page in points. */
    public double height() {
        return height;
    }

    /** How large a grid is where one or two share a page. */
    double grid(int perPage) {
        return perPage == 1 ? single : pair;
    }

    /** How many solutions up to 9×9 stand side by side. */
    int solutionColumns() {
        return columns;
    }

    /** How many rows of them a page has. */
    int solutionRows() {
        return this == A4 || this == LETTER ? 4 : 3;
    }
}
