package dev.clew.press.picture;

import java.util.List;

/**
 * How a line is drawn. Immutable.
 *
 * @param colour its colour
 * @param width its width
 * @param dash lengths of ink and gap in turn; empty for a solid line
 * @param round whether its ends and corners are round, else ends are flat and corners pointed
 */
public record Stroke(Colour colour, double width, List<Double> dash, boolean round) {

    /** Copies the dash. */
    public Stroke {
        dash = List.copyOf(dash);
    }

    /** A solid line with flat ends. */
    public static Stroke solid(Colour colour, double width) {
        return new Stroke(colour, width, List.of(), false);
    }

    /** A solid line with round ends and corners. */
    public static Stroke round(Colour colour, double width) {
        return new Stroke(colour, width, List.of(), true);
    }

    /** A dashed line with flat ends. */
    public static Stroke dashed(Colour colour, double width, double ink, double gap) {
        return new Stroke(colour, width, List.of(ink, gap), false);
    }
}
