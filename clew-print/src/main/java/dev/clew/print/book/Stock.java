package dev.clew.print.book;

import dev.clew.print.Lengths;
import java.util.Locale;

/** The paper of a book, by the thickness that a printer on demand states. Immutable. */
public enum Stock {
    /** 0.002252 in a page. */
    WHITE(0.002252),
    /** 0.0025 in a page. */
    CREAM(0.0025);

    private final double inches;

    Stock(double inches) {
        this.inches = inches;
    }

    /** Its name in lower case. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The width of the spine around that many pages, in points. */
    public double spine(int pages) {
        return pages * inches * Lengths.INCH;
    }
}
