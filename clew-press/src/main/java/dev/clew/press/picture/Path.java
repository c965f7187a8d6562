package dev.clew.press.picture;

import java.util.ArrayList;
import java.util.List;

/**
 * Lines and curves through points. Immutable.
 *
 * @param segments begins with a {@link Move}
 */
public record Path(List<Segment> segments, Paint paint) implements Item {

    /** Copies the segments. */
    public Path {
        segments = List.copyOf(segments);
    }

    /** What follows the pen along a path. */
    public interface Pen {
        /** Goes to a point without drawing. */
        void move(double x, double y);

        /** Draws a straight line to a point. */
        void line(double x, double y);

        /** Draws a cubic curve to a point. */
        void curve(double x1, double y1, double x2, double y2, double x, double y);

        /** Draws back to where the last move went. */
        void close();
    }

    /** One move of the pen. */
    public sealed interface Segment {
        /** Lets the pen make this move. */
        void guide(Pen pen);
    }

    /** Goes to a point without drawing. */
    public record Move(double x, double y) implements Segment {
        @Override
        public void guide(Pen pen) {
            pen.move(x, y);
        }
    }

    /** A straight line to a point. */
    public record Straight(double x, double y) implements Segment {
        @Override
        public void guide(Pen pen) {
            pen.line(x, y);
        }
    }

    /** A cubic curve with two control points. */
    public record Curve(double x1, double y1, double x2, double y2, double x, double y) implements Segment {
        @Override
        public void guide(Pen pen) {
            pen.curve(x1, y1, x2, y2, x, y);
        }
    }

    /** Back to where the last move went. */
    public record Close() implements Segment {
        @Override
        public void guide(Pen pen) {
            pen.close();
        }
    }

    /** Lets a pen follow the whole path. */
    public void guide(Pen pen) {
        segments.forEach(segment -> segment.guide(pen));
    }

    @Override
    public void drawOn(Canvas canvas) {
        canvas.draw(this);
    }

    @Override
    public Bounds bounds() {
        BoundsPen pen = new BoundsPen();
        guide(pen);
        return pen.bounds().grow(paint.reach());
    }

    /** Collects segments. Mutable, for one thread. */
    public static final class Builder {
        private final List<Segment> segments = new ArrayList<>();
        private double x;
        private double y;

        /** A path without segments. */
        public Builder() {}

        /** Goes to a point without drawing. */
        public Builder move(double toX, double toY) {
            segments.add(new Move(toX, toY));
            return at(toX, toY);
        }

        /** A straight line to a point. */
        public Builder line(double toX, double toY) {
            segments.add(new Straight(toX, toY));
            return at(toX, toY);
        }

        /** A cubic curve to a point. */
        public Builder curve(double x1, double y1, double x2, double y2, double toX, double toY) {
            segments.add(new Curve(x1, y1, x2, y2, toX, toY));
            return at(toX, toY);
        }

        /** A quadratic curve with one control point, as the cubic one that it is. */
        public Builder quadratic(double controlX, double controlY, double toX, double toY) {
            return curve(
                    x + (controlX - x) * 2 / 3,
                    y + (controlY - y) * 2 / 3,
                    toX + (controlX - toX) * 2 / 3,
                    toY + (controlY - toY) * 2 / 3,
                    toX,
                    toY);
        }

        /** A line back to where the last move went. */
        public Builder close() {
            segments.add(new Close());
            return this;
        }

        /** The path so far. */
        public Path build(Paint paint) {
            return new Path(segments, paint);
        }

        private Builder at(double newX, double newY) {
            x = newX;
            y = newY;
            return this;
        }
    }
}
