package dev.clew.press.picture;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One line of text, in one or several faces. Immutable.
 *
 * @param x where the line begins, has its middle or ends, as the anchor says
 * @param y of the baseline
 * @param spans the parts of the line, one after the other
 * @param halo a line painted around the letters before their fill, so that what lies behind cannot cut them; or null
 */
public record Text(
        double x,
        double y,
        Anchor anchor,
        List<Span> spans,
        Colour fill,
        @Nullable Stroke halo) implements Item {

    /** Copies the spans. */
    public Text {
        spans = List.copyOf(spans);
    }

    /** Which point of the line stands at x. */
    public enum Anchor {
        /** Its beginning. */
        START,
        /** Its middle. */
        MIDDLE,
        /** Its end. */
        END
    }

    /**
     * A part of the line in one face.
     *
     * @param size the type size
     * @param fill its colour, or null for that of the line
     */
    public record Span(
            String text, Face face, double size, @Nullable Colour fill) {
        /** A part in the colour of the line. */
        public Span(String text, Face face, double size) {
            this(text, face, size, null);
        }

        /** How wide the part is. */
        public double width() {
            return face.width(text, size);
        }
    }

    /** A line in one face, without a halo. */
    public static Text of(double x, double y, Anchor anchor, String text, Face face, double size, Colour fill) {
        return new Text(x, y, anchor, List.of(new Span(text, face, size)), fill, null);
    }

    /** The text of all parts. */
    public String content() {
        return String.join("", spans.stream().map(Span::text).toList());
    }

    /** How wide the line is. */
    public double width() {
        return spans.stream().mapToDouble(Span::width).sum();
    }

    @Override
    public void drawOn(Canvas canvas) {
        canvas.draw(this);
    }

    @Override
    public Bounds bounds() {
        double width = width();
        double left = switch (anchor) {
            case START -> x;
            case MIDDLE -> x - width / 2;
            case END -> x - width;
        };
        double above = 0;
        double below = 0;
        for (Span span : spans) {
            above = Math.max(above, span.face().ascent() * span.size());
            below = Math.max(below, span.face().descent() * span.size());
        }
        return new Bounds(left, y - above, left + width, y + below).grow(halo == null ? 0 : halo.width() / 2);
    }
}
