package dev.clew.press.picture;

import org.jspecify.annotations.Nullable;

/**
 * The colour inside a shape and the line around it; either may be missing. Immutable.
 *
 * @param fill the colour inside, or null for none
 * @param stroke the line around, painted over the fill, or null for none
 */
public record Paint(@Nullable Colour fill, @Nullable Stroke stroke) {

    /** A colour inside, no line. */
    public static Paint fill(Colour fill) {
        return new Paint(fill, null);
    }

    /** A line, nothing inside. */
    public static Paint stroke(Stroke stroke) {
        return new Paint(null, stroke);
    }

    /** How far the line reaches beyond the shape. */
    double reach() {
        return stroke == null ? 0 : stroke.width() / 2;
    }
}
