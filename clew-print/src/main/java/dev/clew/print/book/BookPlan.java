package dev.clew.print.book;

/**
 * What a book is to look like. Immutable.
 *
 * @param title what stands on the cover
 * @param author the name under it; may be empty
 * @param imprint the publisher's own lines on the page after the title, such as a copyright; may be empty
 * @param trim the size of its pages
 * @param perPage how many puzzles share a page, 1 or 2
 * @param bleed whether lines run beyond the edge, so that the page is larger than its trim
 * @param stock the paper, which makes the spine
 * @param seed what makes the same book again, for the imprint
 */
public record BookPlan(
        String title, String author, String imprint, Trim trim, int perPage, boolean bleed, Stock stock, String seed) {}
