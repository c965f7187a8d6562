package dev.clew.print.book;

import dev.clew.print.Lengths;

/** How much of a page the binding takes, by the number of pages, as printers on demand ask for. */
final class Gutter {
    /** The fewest pages that such a printer binds. */
    static final int LEAST_PAGES = 24;

    /** The most. */
    static final int MOST_PAGES = 828;

    private static final int[] UP_TO = {150, 300, 500, 700};
    private static final double[] INCHES = {0.375, 0.5, 0.625, 0.75};
    private static final double WIDEST = 0.875 * Lengths.INCH;

    /** What stays free beside the binding. */
    private static final double FREE = 4 * Lengths.MM;

    private static final double LEAST = 20 * Lengths.MM;

    private Gutter() {}

    /** The gutter alone. */
    static double of(int pages) {
        for (int i = 0; i < UP_TO.length; i++) {
            if (pages <= UP_TO[i]) {
                return INCHES[i] * Lengths.INCH;
            }
        }
        return WIDEST;
    }

    /** The margin at the binding. */
    static double inner(int pages) {
        return Math.max(LEAST, of(pages) + FREE);
    }

    /** The margin at the binding of the thickest book. */
    static double widest() {
        return WIDEST + FREE;
    }
}
