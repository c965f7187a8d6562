package dev.clew.press.style;

import dev.clew.press.picture.Colour;
import dev.clew.press.picture.Face;
import dev.clew.press.picture.Item;
import dev.clew.press.picture.Stroke;
import dev.clew.press.picture.Text;
import dev.clew.press.picture.Text.Anchor;
import dev.clew.press.picture.Text.Span;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What stands for the values in the cells of a grid. */
public enum Symbols {
    /** 1, 2, 3 and so on. */
    DIGITS(Integer.MAX_VALUE),
    /** A, B, C and so on. */
    LETTERS(26),
    /** A sun, a moon, a star and so on, for children. */
    PICTURES(Pictogram.values().length);

    /** Baseline below the centre, as a share of the type size: half the height of a figure. */
    public static final double BASELINE = 0.364;

    private final int most;

    Symbols(int most) {
        this.most = most;
    }

    /** How many values they can stand for. */
    public int most() {
        return most;
    }

    /** The value as a text; a picture by its name. */
    public String text(int value) {
        return switch (this) {
            case DIGITS -> String.valueOf(value);
            case LETTERS -> String.valueOf((char) ('A' + value - 1));
            case PICTURES -> Pictogram.of(value).id();
        };
    }

    /**
     * The symbol of a value around a centre.
     *
     * @param size the type size
     * @param halo a line around a figure, or null
     */
    public Item draw(int value, double x, double y, double size, Face face, Colour ink, @Nullable Stroke halo) {
        if (this == PICTURES) {
            return Pictogram.of(value).draw(x, y, size, ink);
        }
        return new Text(x, y + BASELINE * size, Anchor.MIDDLE, List.of(new Span(text(value), face, size)), ink, halo);
    }
}
