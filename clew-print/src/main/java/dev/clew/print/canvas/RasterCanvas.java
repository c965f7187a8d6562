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
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.RoundRectangle2D;
import org.jspecify.annotations.Nullable;

/** Draws the items of a picture as pixels; letters as outlines, so that no font has to be installed. For one thread. */
public final class RasterCanvas implements Canvas {
    private final Graphics2D graphics;
    private final Typefaces faces;

    /** A canvas whose graphics are set up to take the units of the picture. */
    public RasterCanvas(Graphics2D graphics, Typefaces faces) {
        this.graphics = graphics;
        this.faces = faces;
    }

    @Override
    public void draw(Rect rect) {
        double corner = 2 * rect.radius();
        paint(
                new RoundRectangle2D.Double(rect.x(), rect.y(), rect.width(), rect.height(), corner, corner),
                rect.paint());
    }

    @Override
    public void draw(Circle circle) {
        double radius = circle.radius();
        paint(new Ellipse2D.Double(circle.x() - radius, circle.y() - radius, 2 * radius, 2 * radius), circle.paint());
    }

    @Override
    public void draw(Line line) {
        stroke(new Line2D.Double(line.x1(), line.y1(), line.x2(), line.y2()), line.stroke());
    }

    @Override
    public void draw(Path path) {
        Path2D.Double shape = new Path2D.Double(Path2D.WIND_NON_ZERO);
        path.guide(new Path.Pen() {
            @Override
            public void move(double x, double y) {
                shape.moveTo(x, y);
            }

            @Override
            public void line(double x, double y) {
                shape.lineTo(x, y);
            }

            @Override
            public void curve(double x1, double y1, double x2, double y2, double x, double y) {
                shape.curveTo(x1, y1, x2, y2, x, y);
            }

            @Override
            public void close() {
                shape.closePath();
            }
        });
        paint(shape, path.paint());
    }

    @Override
    public void draw(Text text) {
        double x = faces.start(text);
        for (Span span : text.spans()) {
            Shape letters = faces.outline(span, x, text.y());
            stroke(letters, text.halo());
            Colour fill = span.fill();
            fill(letters, fill == null ? text.fill() : fill);
            x += faces.width(span);
        }
    }

    @Override
    public void draw(Group group) {
        group.items().forEach(item -> item.drawOn(this));
    }

    private void paint(Shape shape, Paint paint) {
        fill(shape, paint.fill());
        stroke(shape, paint.stroke());
    }

    private void fill(Shape shape, @Nullable Colour colour) {
        if (colour != null) {
            graphics.setColor(new Color(colour.rgb()));
            graphics.fill(shape);
        }
    }

    private void stroke(Shape shape, @Nullable Stroke stroke) {
        if (stroke != null) {
            graphics.setColor(new Color(stroke.colour().rgb()));
            graphics.setStroke(line(stroke));
            graphics.draw(shape);
        }
    }

    private static BasicStroke line(Stroke stroke) {
        int cap = stroke.round() ? BasicStroke.CAP_ROUND : BasicStroke.CAP_BUTT;
        int join = stroke.round() ? BasicStroke.JOIN_ROUND : BasicStroke.JOIN_MITER;
        float width = (float) stroke.width();
        if (stroke.dash().isEmpty()) {
            return new BasicStroke(width, cap, join, 4);
        }
        float[] dash = new float[stroke.dash().size()];
        for (int i = 0; i < dash.length; i++) {
            dash[i] = stroke.dash().get(i).floatValue();
        }
        return new BasicStroke(width, cap, join, 4, dash, 0);
    }
}
