package dev.clew.press.picture;

/**
 * Light that fades from a point to a rim: the only thing that shines through. Immutable.
 *
 * @param x of its centre
 * @param y of its centre
 * @param radius where nothing is left of it
 * @param opacity how much of the colour there is at the centre, from 0 to 1
 */
public record Glow(double x, double y, double radius, Colour colour, double opacity) implements Item {

    @Override
    public void drawOn(Canvas canvas) {
        canvas.draw(this);
    }

    @Override
    public Bounds bounds() {
        return new Bounds(x, y, x, y).grow(radius);
    }
}
