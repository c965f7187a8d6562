package dev.clew.print.book;

import dev.clew.print.Lengths;

/**
 * How solutions share a page: as many as can be read. Immutable.
 *
 * @param columns how many stand side by side
 * @param rows how many rows there are
 * @param most how large one gets at most
 */
record SolutionGrid(int columns, int rows, double most) {
    /** Above each stands its number. */
    static final double LABEL = 14;

    private static final double ACROSS = 10;
    private static final double DOWN = LABEL + 12;
    private static final int USUAL_VALUES = 9;
    private static final double USUAL = 50 * Lengths.MM;

    /** In cells of this side numbers of two figures can be read. */
    private static final double LEAST_SIDE = 12;

    /** For solutions of grids with this many values. */
    static SolutionGrid of(BookPlan plan, int values) {
        int columns = plan.trim().solutionColumns();
        if (values <= USUAL_VALUES) {
            return new SolutionGrid(columns, plan.trim().solutionRows(), USUAL);
        }
        // On the narrowest page there can be, since the number of pages depends on this.
        BookPage page = new BookPage(plan, 1, Gutter.MOST_PAGES);
        double least = values * LEAST_SIDE;
        while (columns > 1 && page.width() / columns - ACROSS < least) {
            columns--;
        }
        return new SolutionGrid(columns, Math.max(1, (int) (page.height() / (least + DOWN))), Double.MAX_VALUE);
    }

    int perPage() {
        return columns * rows;
    }

    /** The side of one on a page. */
    double extent(BookPage page) {
        return Math.min(most, Math.min(page.width() / columns - ACROSS, page.height() / rows - DOWN));
    }
}
