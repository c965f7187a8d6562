package dev.clew.docs.guide;

import dev.clew.press.GridFigure;
import dev.clew.press.picture.Paint;
import dev.clew.press.picture.Path;

/** The course of the thread: straight stretches with round corners, waves and swings. Mutable, for one thread. */
final class ThreadLine {
    private final Path.Builder path = new Path.Builder();
    private double x;
    private double y;

    private ThreadLine(double x, double y) {
        path.move(x, y);
        at(x, y);
    }

    static ThreadLine from(double x, double y) {
        return new ThreadLine(x, y);
    }

    /** Straight to a point. */
    ThreadLine line(double toX, double toY) {
        path.line(toX, toY);
        return at(toX, toY);
    }

    /** Straight from point to point (x, y, x, y …), with round corners between. */
    ThreadLine corners(double radius, double... points) {
        for (int i = 0; i + 3 < points.length; i += 2) {
            corner(radius, points[i], points[i + 1], points[i + 2], points[i + 3]);
        }
        return line(points[points.length - 2], points[points.length - 1]);
    }

    private void corner(double radius, double cornerX, double cornerY, double nextX, double nextY) {
        double before = distance(x, y, cornerX, cornerY);
        double after = distance(cornerX, cornerY, nextX, nextY);
        double cut = Math.min(radius, Math.min(before, after / 2));
        line(cornerX + (x - cornerX) / before * cut, cornerY + (y - cornerY) / before * cut);
        double endX = cornerX + (nextX - cornerX) / after * cut;
        double endY = cornerY + (nextY - cornerY) / after * cut;
        // 0.55 of the way to the corner makes a quarter of a circle of a right angle.
        path.curve(
                x + (cornerX - x) * 0.55,
                y + (cornerY - y) * 0.55,
                endX + (cornerX - endX) * 0.55,
                endY + (cornerY - endY) * 0.55,
                endX,
                endY);
        at(endX, endY);
    }

    private static double distance(double x1, double y1, double x2, double y2) {
        return Math.sqrt((x2 - x1) * (x2 - x1) + (y2 - y1) * (y2 - y1));
    }

    /** From centre to centre of cells, one beside or below the other. */
    ThreadLine cells(GridFigure grid, int... cells) {
        double[] points = new double[2 * cells.length];
        for (int i = 0; i < cells.length; i++) {
            points[2 * i] = grid.centreX(cells[i]);
            points[2 * i + 1] = grid.centreY(cells[i]);
        }
        return corners(grid.side() / 2, points);
    }

    /** A wave that leaves and arrives level. */
    ThreadLine wave(double toX, double toY) {
        double half = (toX - x) / 2;
        return curve(x + half, y, toX - half, toY, toX, toY);
    }

    /** A bow that leaves and arrives upright. */
    ThreadLine fall(double toX, double toY) {
        double half = (toY - y) / 2;
        return curve(x, y + half, toX, toY - half, toX, toY);
    }

    /** To a point by a bow that swings out sideways. */
    ThreadLine swing(double out, double toX, double toY) {
        double third = (toY - y) / 3;
        return curve(x + out, y + third, toX + out, toY - third, toX, toY);
    }

    ThreadLine curve(double x1, double y1, double x2, double y2, double toX, double toY) {
        path.curve(x1, y1, x2, y2, toX, toY);
        return at(toX, toY);
    }

    private ThreadLine at(double newX, double newY) {
        x = newX;
        y = newY;
        return this;
    }

    Path path(Paint paint) {
        return path.build(paint);
    }
}
