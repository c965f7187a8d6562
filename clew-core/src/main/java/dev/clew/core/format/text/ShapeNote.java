package dev.clew.core.format.text;

import dev.clew.core.Shape;
import org.jspecify.annotations.Nullable;

/**
 * The shape of a puzzle in a comment, {@code # … shape=9x9:diagonal}: at the end of a line that is a puzzle, or on a
 * line of its own directly above a drawn one. It is written where the size of the text does not determine the shape.
 */
public final class ShapeNote {
    private static final String KEY = "shape=";

    private ShapeNote() {}

    /** The note for a shape, without the comment's {@code #}; empty where the size of the text determines the shape. */
    public static String of(Shape shape) {
        return isUsual(shape) ? "" : of(shape.name());
    }

    private static String of(String name) {
        return KEY + name;
    }

    /** Whether the shape is the default for a text of its size; a single cell is not a puzzle. */
    public static boolean isUsual(Shape shape) {
        return shape.size() > 1 && Shape.hasClassic(shape.size()) && shape.equals(Shape.classic(shape.size()));
    }

    /** The text with a note of the shape: after it on one line, otherwise above it. */
    public static String add(String text, Shape shape) {
        String note = of(shape.name());
        return text.indexOf('\n') < 0 ? text + " # " + note : "# " + note + "\n" + text;
    }

    /** The name in the first note of the text, or null where there is none. */
    public static @Nullable String find(String text) {
        int at = text.indexOf(KEY);
        while (at >= 0 && !isInComment(text, at)) {
            at = text.indexOf(KEY, at + 1);
        }
        return at < 0 ? null : text.substring(at + KEY.length(), TextLines.tokenEnd(text, at));
    }

    /** Whether a word begins there, with a {@code #} before it at the start of the line or after a blank. */
    private static boolean isInComment(String text, int word) {
        boolean begins = word > 0 && (TextLines.isSpace(text.charAt(word - 1)) || text.charAt(word - 1) == '#');
        for (int at = word - 1; begins && at >= 0 && text.charAt(at) != '\n' && text.charAt(at) != '\r'; at--) {
            boolean first = at == 0 || TextLines.isSpace(text.charAt(at - 1));
            if (text.charAt(at) == '#' && first) {
                return true;
            }
        }
        return false;
    }
}
