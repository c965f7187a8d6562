package dev.clew.print.canvas;

import dev.clew.press.picture.Face;
import java.awt.geom.AffineTransform;
import java.awt.geom.GeneralPath;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import org.apache.fontbox.ttf.CmapLookup;
import org.apache.fontbox.ttf.GlyphData;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.io.RandomAccessReadBuffer;

/**
 * A font of Clew's own, which the jar brings along: no page looks different where other fonts are installed. For one
 * thread.
 */
public final class Typeface {
    /** What stands for a character that the font does not have. */
    private static final char MISSING = '?';

    private final TrueTypeFont font;
    private final CmapLookup map;

    private Typeface(TrueTypeFont font, CmapLookup map) {
        this.font = font;
        this.map = map;
    }

    /** Reads the font of a face. */
    public static Typeface of(Face face) {
        String name = "/dev/clew/print/fonts/" + file(face) + ".ttf";
        try (InputStream in = Typeface.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException(name + " is missing from the jar");
            }
            TrueTypeFont font = new TTFParser().parse(new RandomAccessReadBuffer(in));
            return new Typeface(font, font.getUnicodeCmapLookup());
        } catch (IOException e) {
            throw new UncheckedIOException(name + " cannot be read", e);
        }
    }

    private static String file(Face face) {
        return switch (face) {
            case TEXT -> "clew-text-400";
            case MEDIUM -> "clew-text-500";
            case STRONG -> "clew-text-600";
            case TITLE -> "clew-title-400";
            case CODE -> "clew-code-400";
        };
    }

    TrueTypeFont font() {
        return font;
    }

    /** The characters of a text that the font does not have, each once. */
    public String missing(String text) {
        StringBuilder missing = new StringBuilder();
        text.codePoints()
                .filter(point -> !Character.isISOControl(point) && map.getGlyphId(point) == 0)
                .distinct()
                .forEach(missing::appendCodePoint);
        return missing.toString();
    }

    /** The text with a question mark for every character that the font does not have. */
    String known(String text) {
        StringBuilder known = new StringBuilder();
        text.codePoints().forEach(point -> known.appendCodePoint(map.getGlyphId(point) == 0 ? MISSING : point));
        return known.toString();
    }

    /** How wide a text of that size is. */
    double width(String text, double size) {
        try {
            double sum = 0;
            for (int point : known(text).codePoints().toArray()) {
                sum += font.getAdvanceWidth(map.getGlyphId(point));
            }
            return sum * size / font.getUnitsPerEm();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Adds the outlines of a text of that size that begins at a point. */
    void outline(String text, double size, double x, double y, GeneralPath onto) {
        try {
            double scale = size / font.getUnitsPerEm();
            double at = x;
            for (int point : known(text).codePoints().toArray()) {
                int glyph = map.getGlyphId(point);
                GlyphData data = font.getGlyph().getGlyph(glyph);
                if (data != null) {
                    AffineTransform place = new AffineTransform(scale, 0, 0, -scale, at, y);
                    onto.append(data.getPath().getPathIterator(place), false);
                }
                at += font.getAdvanceWidth(glyph) * scale;
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
