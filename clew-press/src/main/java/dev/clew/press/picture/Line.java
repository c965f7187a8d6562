package dev.clew.press.picture;

/** A straight line from one point to another. Immutable. */
public record Line(double x1, double y1, double x2, double y2, Stroke stroke) implements Item {

    @Override
    public void drawOn(Canvas canvas) {
        canvas.draw(this);
    }

    @Override
    public Bounds bounds() {
        return new Bounds(x1, y1, x1, y1).and(x2, y2).grow(stroke.width() / 2);
    }
}
