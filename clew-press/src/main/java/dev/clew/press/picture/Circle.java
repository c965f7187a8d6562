package dev.clew.press.picture;

/**
 * A circle. Immutable.
 *
 * @param x of its centre
 * @param y of its centre
 */
public record Circle(double x, double y, double radius, Paint paint) implements Item {

    @Override
    public void drawOn(Canvas canvas) {
        canvas.draw(this);
    }

    @Override
    public Bounds bounds() {
        return new Bounds(x, y, x, y).grow(radius + paint.reach());
    }
}
