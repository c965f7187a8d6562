package dev.clew.print.canvas;

import dev.clew.press.picture.Face;
import dev.clew.press.picture.Text;
import dev.clew.press.picture.Text.Span;
import java.awt.geom.GeneralPath;
import java.util.EnumMap;
import java.util.Map;

/** The fonts of a document, each read when it is first needed. For one thread. */
public final class Typefaces {
    private final Map<Face, Typeface> faces = new EnumMap<>(Face.class);

    /** No font read yet. */
    public Typefaces() {}

    Typeface of(Face face) {
        return faces.computeIfAbsent(face, Typeface::of);
    }

    /** Where a line of text begins, by the widths of the fonts themselves. */
    double start(Text text) {
        double width = text.spans().stream().mapToDouble(span -> width(span)).sum();
        return switch (text.anchor()) {
            case START -> text.x();
            case MIDDLE -> text.x() - width / 2;
            case END -> text.x() - width;
        };
    }

    double width(Span span) {
        return of(span.face()).width(span.text(), span.size());
    }

    /** The outlines of a part of a line. */
    GeneralPath outline(Span span, double x, double y) {
        GeneralPath path = new GeneralPath();
        of(span.face()).outline(span.text(), span.size(), x, y, path);
        return path;
    }
}
