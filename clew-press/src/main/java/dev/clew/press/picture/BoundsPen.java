package dev.clew.press.picture;

/** Follows a path and keeps what it covers, exactly: a curve turns where its derivative is zero. */
final class BoundsPen implements Path.Pen {
    private Bounds bounds = Bounds.NOTHING;
    private double x;
    private double y;

    Bounds bounds() {
        return bounds;
    }

    @Override
    public void move(double toX, double toY) {
        bounds = bounds.and(toX, toY);
        x = toX;
        y = toY;
    }

    @Override
    public void line(double toX, double toY) {
        move(toX, toY);
    }

    @Override
    public void curve(double x1, double y1, double x2, double y2, double toX, double toY) {
        for (double[] turns : new double[][] {turns(x, x1, x2, toX), turns(y, y1, y2, toY)}) {
            for (double t : turns) {
                if (t > 0 && t < 1) {
                    bounds = bounds.and(at(t, x, x1, x2, toX), at(t, y, y1, y2, toY));
                }
            }
        }
        move(toX, toY);
    }

    @Override
    public void close() {
        // A path closes to a point that it has been to.
    }

    private static double at(double t, double p0, double p1, double p2, double p3) {
        double s = 1 - t;
        return s * s * s * p0 + 3 * s * s * t * p1 + 3 * s * t * t * p2 + t * t * t * p3;
    }

    /** The parameters where one coordinate of a curve turns; values outside 0 to 1 mean nothing. */
    private static double[] turns(double p0, double p1, double p2, double p3) {
        double a = p3 - 3 * p2 + 3 * p1 - p0;
        double b = 2 * (p2 - 2 * p1 + p0);
        double c = p1 - p0;
        if (Math.abs(a) < 1e-9) {
            return b == 0 ? new double[0] : new double[] {-c / b};
        }
        double root = Math.sqrt(Math.max(0, b * b - 4 * a * c));
        return new double[] {(-b + root) / (2 * a), (-b - root) / (2 * a)};
    }
}
