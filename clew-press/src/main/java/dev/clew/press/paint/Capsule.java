package dev.clew.press.paint;

import dev.clew.core.Candidate;
import dev.clew.press.picture.Paint;
import dev.clew.press.picture.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A shape around candidates that belong together: two linked ones of a cell, or the group at one end of a link.
 *
 * @param candidates those inside
 * @param axis their places, joined so that each is nearest to one before it
 * @param radius how far the outline stands off
 */
public record Capsule(List<Candidate> candidates, List<Segment> axis, double radius) {
    /** Length of the control arms of a quarter circle. */
    private static final double KAPPA = 0.5523;

    /** A stretch between two places. */
    record Segment(Point from, Point to) {}

    static Capsule around(List<Candidate> candidates, GridLayout layout) {
        List<Point> open = new ArrayList<>(candidates.stream().map(layout::mark).toList());
        List<Point> joined = new ArrayList<>(List.of(open.remove(0)));
        List<Segment> axis = new ArrayList<>();
        while (!open.isEmpty()) {
            Segment next = nearest(joined, open);
            axis.add(next);
            joined.add(next.to());
            open.remove(next.to());
        }
        return new Capsule(candidates, List.copyOf(axis), 0.174 * layout.roleUnit());
    }

    private static Segment nearest(List<Point> joined, List<Point> open) {
        Segment best = new Segment(joined.get(0), open.get(0));
        for (Point from : joined) {
            for (Point to : open) {
                if (from.distance(to) < best.from().distance(best.to()) - 1e-6) {
                    best = new Segment(from, to);
                }
            }
        }
        return best;
    }

    /** How far a point is from the axis. */
    double distance(Point point) {
        double nearest = Double.POSITIVE_INFINITY;
        for (Segment segment : axis) {
            nearest = Math.min(nearest, point.distanceToSegment(segment.from(), segment.to()));
        }
        return nearest;
    }

    /** Whether something of a mark's size at a point touches neither the inside nor the outline. */
    boolean isClearOf(Point point) {
        return distance(point) > 1.6 * radius;
    }

    boolean holds(Candidate candidate) {
        return candidates.contains(candidate);
    }

    /** The outline around each stretch of the axis. */
    public List<Path> outlines(double around, Paint paint) {
        return axis.stream()
                .map(segment -> outline(segment.from(), segment.to(), around, paint))
                .toList();
    }

    private static Path outline(Point a, Point b, double radius, Paint paint) {
        Point along = b.minus(a).unit().times(radius);
        Point across = along.across();
        Path.Builder path = new Path.Builder();
        Point start = a.plus(across);
        Point far = b.plus(across);
        path.move(start.x(), start.y()).line(far.x(), far.y());
        quarter(path, b, across, along);
        quarter(path, b, along, across.times(-1));
        Point back = a.minus(across);
        path.line(back.x(), back.y());
        quarter(path, a, across.times(-1), along.times(-1));
        quarter(path, a, along.times(-1), across);
        return path.close().build(paint);
    }

    private static void quarter(Path.Builder path, Point centre, Point from, Point to) {
        Point first = centre.plus(from).plus(to.times(KAPPA));
        Point second = centre.plus(to).plus(from.times(KAPPA));
        Point end = centre.plus(to);
        path.curve(first.x(), first.y(), second.x(), second.y(), end.x(), end.y());
    }
}
