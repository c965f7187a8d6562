package dev.clew.press.picture;

/**
 * An upright rectangle that holds something. Immutable.
 *
 * @param left smallest x
 * @param top smallest y
 * @param right largest x
 * @param bottom largest y
 */
public record Bounds(double left, double top, double right, double bottom) {
    /** Holds nothing: joined with any other bounds it gives these. */
    static final Bounds NOTHING = new Bounds(
            Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.NEGATIVE_INFINITY);

    /** The smallest bounds that hold both. */
    public Bounds and(Bounds other) {
        return new Bounds(
                Math.min(left, other.left),
                Math.min(top, other.top),
                Math.max(right, other.right),
                Math.max(bottom, other.bottom));
    }

    /** The smallest bounds that hold these and a point. */
    public Bounds and(double x, double y) {
        return and(new Bounds(x, y, x, y));
    }

    /** These bounds, larger by a margin on every side. */
    public Bounds grow(double margin) {
        return new Bounds(left - margin, top - margin, right + margin, bottom + margin);
    }

    /** Whether the other bounds lie wholly inside these. */
    public boolean contain(Bounds other) {
        return left <= other.left && top <= other.top && right >= other.right && bottom >= other.bottom;
    }

    /** Whether the two share more than an edge. */
    public boolean overlap(Bounds other) {
        return left < other.right && other.left < right && top < other.bottom && other.top < bottom;
    }
}
