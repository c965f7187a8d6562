package dev.clew.print.canvas;

import dev.clew.press.picture.Canvas;
import dev.clew.press.picture.Circle;
import dev.clew.press.picture.Colour;
import dev.clew.press.picture.Group;
import dev.clew.press.picture.Line;
import dev.clew.press.picture.Paint;
import dev.clew.press.picture.Path;
import dev.clew.press.picture.Rect;
import dev.clew.press.picture.Stroke;
import dev.clew.press.picture.Text;
import dev.clew.press.picture.Text.Span;
import java.awt.geom.GeneralPath;
import java.awt.geom.PathIterator;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.util.Matrix;
import org.jspecify.annotations.Nullable;

/**
 * Draws the items of a picture on a page of a PDF document. The page is set up to take the units of the picture with y
 * downwards. Grey is written as grey, so that black pages need one ink. For one thread.
 */
public final class PdfCanvas implements Canvas {
    /** Control points of a quarter of a circle, as a share of its radius. */
    private static final double ROUND = 0.5522847498;

    private final PDPageContentStream out;
    private final PdfFonts fonts;

    /** A canvas on a page. */
    public PdfCanvas(PDPageContentStream out, PdfFonts fonts) {
        this.out = out;
        this.fonts = fonts;
    }

    /** Something that PDFBox does. */
    private interface Drawing {
        void run() throws IOException;
    }

    /** Everything is written to memory, so nothing can fail but by a mistake here. */
    private static void write(Drawing drawing) {
        try {
            drawing.run();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void draw(Rect rect) {
        write(() -> {
            if (rect.radius() == 0) {
                out.addRect(f(rect.x()), f(rect.y()), f(rect.width()), f(rect.height()));
            } else {
                roundRect(rect);
            }
            paint(rect.paint());
        });
    }

    private void roundRect(Rect rect) {
        double r = rect.radius();
        double k = r * (1 - ROUND);
        double left = rect.x();
        double top = rect.y();
        double right = left + rect.width();
        double bottom = top + rect.height();
        trace(new Path.Builder()
                .move(left + r, top)
                .line(right - r, top)
                .curve(right - k, top, right, top + k, right, top + r)
                .line(right, bottom - r)
                .curve(right, bottom - k, right - k, bottom, right - r, bottom)
                .line(left + r, bottom)
                .curve(left + k, bottom, left, bottom - k, left, bottom - r)
                .line(left, top + r)
                .curve(left, top + k, left + k, top, left + r, top)
                .close());
    }

    @Override
    public void draw(Circle circle) {
        double x = circle.x();
        double y = circle.y();
        double r = circle.radius();
        double k = r * ROUND;
        trace(new Path.Builder()
                .move(x + r, y)
                .curve(x + r, y + k, x + k, y + r, x, y + r)
                .curve(x - k, y + r, x - r, y + k, x - r, y)
                .curve(x - r, y - k, x - k, y - r, x, y - r)
                .curve(x + k, y - r, x + r, y - k, x + r, y)
                .close());
        write(() -> paint(circle.paint()));
    }

    @Override
    public void draw(Line line) {
        write(() -> {
            out.moveTo(f(line.x1()), f(line.y1()));
            out.lineTo(f(line.x2()), f(line.y2()));
            set(line.stroke());
            out.stroke();
        });
    }

    @Override
    public void draw(Path path) {
        path.guide(new PdfPen());
        write(() -> paint(path.paint()));
    }

    private void trace(Path.Builder shape) {
        shape.build(Paint.fill(new Colour(0))).guide(new PdfPen());
    }

    /** Text is text, once: what is searched, copied and read aloud; only its halo is drawn by outlines. */
    @Override
    public void draw(Text text) {
        write(() -> {
            double start = fonts.faces().start(text);
            halo(text, start);
            double x = start;
            for (Span span : text.spans()) {
                Colour fill = span.fill();
                set(fill == null ? text.fill() : fill);
                out.beginText();
                out.setFont(fonts.of(span.face()), f(span.size()));
                out.setTextMatrix(new Matrix(1, 0, 0, -1, f(x), f(text.y())));
                out.showText(fonts.faces().of(span.face()).known(span.text()));
                out.endText();
                x += fonts.faces().width(span);
            }
        });
    }

    private void halo(Text text, double start) throws IOException {
        Stroke halo = text.halo();
        if (halo == null) {
            return;
        }
        double x = start;
        for (Span span : text.spans()) {
            trace(fonts.faces().outline(span, x, text.y()));
            x += fonts.faces().width(span);
        }
        set(halo);
        out.stroke();
    }

    @Override
    public void draw(Group group) {
        group.items().forEach(item -> item.drawOn(this));
    }

    private void trace(GeneralPath outline) throws IOException {
        float[] c = new float[6];
        float x = 0;
        float y = 0;
        for (PathIterator at = outline.getPathIterator(null); !at.isDone(); at.next()) {
            switch (at.currentSegment(c)) {
                case PathIterator.SEG_MOVETO -> out.moveTo(c[0], c[1]);
                case PathIterator.SEG_LINETO -> out.lineTo(c[0], c[1]);
                case PathIterator.SEG_QUADTO ->
                    out.curveTo(
                            x + (c[0] - x) * 2 / 3,
                            y + (c[1] - y) * 2 / 3,
                            c[2] + (c[0] - c[2]) * 2 / 3,
                            c[3] + (c[1] - c[3]) * 2 / 3,
                            c[2],
                            c[3]);
                case PathIterator.SEG_CUBICTO -> out.curveTo(c[0], c[1], c[2], c[3], c[4], c[5]);
                default -> out.closePath();
            }
            int last = at.currentSegment(c) == PathIterator.SEG_QUADTO ? 2 : 0;
            x = c[last];
            y = c[last + 1];
        }
    }

    private void paint(Paint paint) throws IOException {
        Colour fill = paint.fill();
        Stroke stroke = paint.stroke();
        if (fill != null) {
            set(fill);
        }
        if (stroke != null) {
            set(stroke);
        }
        if (fill != null && stroke != null) {
            out.fillAndStroke();
        } else if (fill != null) {
            out.fill();
        } else {
            out.stroke();
        }
    }

    private void set(Colour fill) throws IOException {
        float[] parts = parts(fill);
        if (parts.length == 1) {
            out.setNonStrokingColor(parts[0]);
        } else {
            out.setNonStrokingColor(parts[0], parts[1], parts[2]);
        }
    }

    private void set(@Nullable Stroke stroke) throws IOException {
        if (stroke == null) {
            return;
        }
        float[] parts = parts(stroke.colour());
        if (parts.length == 1) {
            out.setStrokingColor(parts[0]);
        } else {
            out.setStrokingColor(parts[0], parts[1], parts[2]);
        }
        out.setLineWidth(f(stroke.width()));
        out.setLineCapStyle(stroke.round() ? 1 : 0);
        out.setLineJoinStyle(stroke.round() ? 1 : 0);
        float[] dash = new float[stroke.dash().size()];
        for (int i = 0; i < dash.length; i++) {
            dash[i] = f(stroke.dash().get(i));
        }
        out.setLineDashPattern(dash, 0);
    }

    /** One part for a grey, three for any other colour. */
    private static float[] parts(Colour colour) {
        float red = (colour.rgb() >> 16 & 0xFF) / 255f;
        float green = (colour.rgb() >> 8 & 0xFF) / 255f;
        float blue = (colour.rgb() & 0xFF) / 255f;
        return red == green && green == blue ? new float[] {red} : new float[] {red, green, blue};
    }

    private static float f(double value) {
        return (float) value;
    }

    /** Traces a path on the page. */
    private final class PdfPen implements Path.Pen {
        @Override
        public void move(double x, double y) {
            write(() -> out.moveTo(f(x), f(y)));
        }

        @Override
        public void line(double x, double y) {
            write(() -> out.lineTo(f(x), f(y)));
        }

        @Override
        public void curve(double x1, double y1, double x2, double y2, double x, double y) {
            write(() -> out.curveTo(f(x1), f(y1), f(x2), f(y2), f(x), f(y)));
        }

        @Override
        public void close() {
            write(out::closePath);
        }
    }
}
