package dev.clew.press.paint;

import java.util.ArrayList;
import java.util.List;

/** A quadratic curve: two ends and the control point that bends it. */
public record Quadratic(Point from, Point control, Point to) {

    /** The point at a parameter from 0 to 1. */
    Point at(double t) {
        double s = 1 - t;
        return from.times(s * s).plus(control.times(2 * s * t)).plus(to.times(t * t));
    }

    /** The direction at the far end. */
    Point arrival() {
        Point way = to.minus(control);
        return way.length() == 0 ? to.minus(from).unit() : way.unit();
    }

    /** The part between two parameters, itself a quadratic curve. */
    Quadratic part(double t0, double t1) {
        Point middle = from.times((1 - t0) * (1 - t1))
                .plus(control.times(t0 + t1 - 2 * t0 * t1))
                .plus(to.times(t0 * t1));
        return new Quadratic(at(t0), middle, at(t1));
    }

    /** Points along the curve, both ends among them, a step of its length apart. */
    List<Point> samples(double step) {
        int pieces = Math.max(2, (int) Math.ceil(4 * (from.distance(control) + control.distance(to)) / step));
        List<Point> points = new ArrayList<>();
        points.add(from);
        Point last = from;
        double walked = 0;
        for (int i = 1; i <= pieces; i++) {
            Point next = at((double) i / pieces);
            walked += next.distance(last);
            last = next;
            if (walked >= step) {
                points.add(next);
                walked -= step;
            }
        }
        points.add(to);
        return points;
    }
}
