package dev.clew.press.paint;

/** A point, or the way from one point to another. */
public record Point(double x, double y) {

    public Point plus(Point other) {
        return new Point(x + other.x, y + other.y);
    }

    public Point minus(Point other) {
        return new Point(x - other.x, y - other.y);
    }

    public Point times(double factor) {
        return new Point(x * factor, y * factor);
    }

    /** The point at a share of the way to another: 0 is here, 1 is there. */
    public Point towards(Point other, double share) {
        return plus(other.minus(this).times(share));
    }

    double length() {
        return Math.sqrt(x * x + y * y);
    }

    public double distance(Point other) {
        return minus(other).length();
    }

    /** As long as 1 in the same direction; the zero way stays zero. */
    Point unit() {
        double length = length();
        return length == 0 ? this : times(1 / length);
    }

    /** Turned by a quarter. */
    public Point across() {
        return new Point(-y, x);
    }

    /** The distance to the straight line between two points. */
    double distanceToSegment(Point from, Point to) {
        Point way = to.minus(from);
        double square = way.x * way.x + way.y * way.y;
        if (square == 0) {
            return distance(from);
        }
        double share = ((x - from.x) * way.x + (y - from.y) * way.y) / square;
        return distance(from.towards(to, Math.max(0, Math.min(1, share))));
    }
}
