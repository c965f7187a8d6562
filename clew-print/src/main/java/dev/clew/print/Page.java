package dev.clew.print;

import dev.clew.press.picture.Bounds;
import dev.clew.press.picture.Picture;
import java.util.List;
import java.util.Optional;

/**
 * A page and the pictures on it; all lengths in points, 72 to the inch. Immutable.
 *
 * @param parts the pictures in the order of painting
 * @param trim where the paper is cut; empty for the edge of the page
 */
public record Page(double width, double height, List<Placed> parts, Optional<Bounds> trim) {
    /** Units of a picture on an inch, as browsers count them. */
    static final double UNITS_PER_INCH = 96;

    /** Points on an inch. */
    static final double POINTS_PER_INCH = 72;

    /** Copies the parts. */
    public Page {
        parts = List.copyOf(parts);
    }

    /**
     * A picture on a page.
     *
     * @param x where its left edge is
     * @param y where its upper edge is, from the upper edge of the page
     * @param scale how many points a unit of the picture takes
     * @param turned whether it is turned clockwise by a right angle around that corner, as words on a spine are
     */
    public record Placed(Picture picture, double x, double y, double scale, boolean turned) {
        /** An upright picture. */
        public Placed(Picture picture, double x, double y, double scale) {
            this(picture, x, y, scale, false);
        }
    }

    /** A page that is exactly as large as its picture. */
    public static Page of(Picture picture) {
        double scale = POINTS_PER_INCH / UNITS_PER_INCH;
        return new Page(
                picture.width() * scale,
                picture.height() * scale,
                List.of(new Placed(picture, 0, 0, scale)),
                Optional.empty());
    }

    /** A picture in points that is the page. */
    public static Page inPoints(Picture picture) {
        return new Page(picture.width(), picture.height(), List.of(new Placed(picture, 0, 0, 1)), Optional.empty());
    }

    /** What the page shows, for those who cannot see it. */
    public String title() {
        return parts.isEmpty() ? "" : parts.get(0).picture().title();
    }
}
