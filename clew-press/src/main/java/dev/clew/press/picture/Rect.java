package dev.clew.press.picture;

/**
 * An upright rectangle. Immutable.
 *
 * @param x its left edge
 * @param y its upper edge
 * @param radius of its rounded corners, 0 for sharp ones
 */
public record Rect(double x, double y, double width, double height, double radius, Paint paint) implements Item {

    @Override
    public void drawOn(Canvas canvas) {
        canvas.draw(this);
    }

    @Override
    public Bounds bounds() {
        return new Bounds(x, y, x + width, y + height).grow(paint.reach());
    }
}
