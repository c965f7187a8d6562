package dev.clew.press.picture;

import dev.clew.press.picture.Text.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Writes a picture as SVG: in files with colours as attributes and nothing from outside, for a page with classes that its
 * style sheet knows. The same picture gives the same bytes. Neighbours of one style share a group that carries it, which
 * halves the file.
 */
public final class SvgWriter implements Canvas {
    private final StringBuilder out = new StringBuilder();
    private final List<Element> run = new ArrayList<>();
    private final Target target;
    private String runStyle = "";
    private int glows;

    /** Where the text goes. */
    private enum Target {
        /** A file of its own, which brings all it needs. */
        FILE,
        /** A page of HTML whose style sheet has the faces. */
        INLINE,
        /** A part of a picture that a page draws; its style sheet has faces and colours. */
        FRAGMENT
    }

    private SvgWriter(Target target) {
        this.target = target;
    }

    /** The picture as the text of an SVG file. */
    public static String write(Picture picture) {
        SvgWriter writer = new SvgWriter(Target.FILE);
        writer.open(picture);
        return writer.finish(picture);
    }

    /** The picture as an element of an HTML page whose styles name the faces. */
    static String writeInline(Picture picture) {
        SvgWriter writer = new SvgWriter(Target.INLINE);
        writer.out.append("<svg viewBox=\"0 0 ").append(number(picture.width()));
        writer.out.append(' ').append(number(picture.height())).append("\" role=\"group\"");
        writer.out.append(attribute("aria-label", picture.description())).append(">\n");
        return writer.finish(picture);
    }

    /**
     * Items for a picture that a page draws, on one line. Colours with a name are classes such as {@code fill-because} and
     * {@code stroke-fin}, faces are classes too, and nothing is a style attribute, so that a strict policy lets it in.
     */
    public static String writeFragment(List<? extends Item> items) {
        SvgWriter writer = new SvgWriter(Target.FRAGMENT);
        items.forEach(item -> item.drawOn(writer));
        writer.flush();
        return writer.out.toString().replace("\n", "");
    }

    private String finish(Picture picture) {
        picture.items().forEach(item -> item.drawOn(this));
        flush();
        return out.append("</svg>\n").toString();
    }

    private void open(Picture picture) {
        String width = number(picture.width());
        String height = number(picture.height());
        out.append("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"").append(width);
        out.append("\" height=\"").append(height);
        out.append("\" viewBox=\"0 0 ").append(width).append(' ').append(height);
        out.append("\" role=\"img\">\n");
        out.append("<title>").append(escape(picture.title())).append("</title>\n");
        out.append("<desc>").append(escape(picture.description())).append("</desc>\n");
    }

    @Override
    public void draw(Rect rect) {
        String corners = rect.radius() == 0 ? "" : attribute("rx", rect.radius());
        String place = attribute("x", rect.x()) + attribute("y", rect.y());
        String size = attribute("width", rect.width()) + attribute("height", rect.height());
        add("<rect" + place + size + corners, "/>", style(rect.paint()));
    }

    @Override
    public void draw(Circle circle) {
        String shape = attribute("cx", circle.x()) + attribute("cy", circle.y()) + attribute("r", circle.radius());
        add("<circle" + shape, "/>", style(circle.paint()));
    }

    @Override
    public void draw(Line line) {
        String from = attribute("x1", line.x1()) + attribute("y1", line.y1());
        String to = attribute("x2", line.x2()) + attribute("y2", line.y2());
        add("<line" + from + to, "/>", style(line.stroke()));
    }

    @Override
    public void draw(Path path) {
        SvgPen pen = new SvgPen();
        path.guide(pen);
        add("<path d=\"" + pen + "\"", "/>", style(path.paint()));
    }

    @Override
    public void draw(Text text) {
        Span base = text.spans().get(0);
        String content = text.spans().stream().map(span -> span(span, base)).collect(Collectors.joining());
        // Some viewers drop the spaces at the edges of a span by default.
        String spaces = text.spans().size() > 1 ? attribute("xml:space", "preserve") : "";
        String place = attribute("x", text.x()) + attribute("y", text.y());
        add("<text" + place + spaces, ">" + content + "</text>", style(text));
    }

    @Override
    public void draw(Group group) {
        flush();
        out.append("<g").append(attribute("data-layer", group.name())).append(">\n");
        group.items().forEach(item -> item.drawOn(this));
        flush();
        out.append("</g>\n");
    }

    @Override
    public void draw(Part part) {
        if (target != Target.FRAGMENT) {
            Canvas.super.draw(part);
            return;
        }
        flush();
        out.append("<g").append(attribute("class", part.kind()));
        out.append(attribute("data-about", String.join(" ", part.about()))).append(">\n");
        part.items().forEach(item -> item.drawOn(this));
        flush();
        out.append("</g>\n");
    }

    /** The gradient stands where it is used: its name is enough to find it, and each has its own. */
    @Override
    public void draw(Glow glow) {
        flush();
        String id = "glow-" + ++glows;
        String colour = attribute("stop-color", glow.colour().hex());
        out.append("<radialGradient").append(attribute("id", id)).append(">");
        out.append("<stop offset=\"0\"").append(colour).append(attribute("stop-opacity", glow.opacity()));
        out.append("/><stop offset=\"1\"").append(colour).append(" stop-opacity=\"0\"/></radialGradient>\n");
        out.append("<circle").append(attribute("cx", glow.x())).append(attribute("cy", glow.y()));
        out.append(attribute("r", glow.radius())).append(attribute("fill", "url(#" + id + ")"));
        out.append("/>\n");
    }

    private String span(Span span, Span base) {
        Style style = new Style();
        if (span.face() != base.face() || span.size() != base.size()) {
            style.face(span.face(), span.size());
        }
        if (span.fill() != null) {
            style.fill(span.fill());
        }
        String look = style.text();
        return look.isEmpty() ? escape(span.text()) : "<tspan" + look + ">" + escape(span.text()) + "</tspan>";
    }

    // ---- runs of one style ----

    /** An element in two parts: the style is written between them unless a group around it has it. */
    private record Element(String begin, String end) {
        void appendTo(StringBuilder out, String style) {
            out.append(begin).append(style).append(end).append('\n');
        }
    }

    private void add(String begin, String end, String style) {
        if (!style.equals(runStyle)) {
            flush();
            runStyle = style;
        }
        run.add(new Element(begin, end));
    }

    private void flush() {
        if (run.size() == 1) {
            run.get(0).appendTo(out, runStyle);
        } else if (run.size() > 1) {
            out.append("<g").append(runStyle).append(">\n");
            run.forEach(element -> element.appendTo(out, ""));
            out.append("</g>\n");
        }
        run.clear();
        runStyle = "";
    }

    // ---- styles ----

    /** Collects what one element looks like: attributes, and on a page classes. Mutable, for one element. */
    private final class Style {
        private final List<String> classes = new ArrayList<>();
        private final StringBuilder attributes = new StringBuilder();

        Style fill(@Nullable Colour colour) {
            return paint("fill", colour);
        }

        Style put(String name, String value) {
            attributes.append(attribute(name, value));
            return this;
        }

        Style put(String name, double value) {
            return put(name, number(value));
        }

        private Style paint(String property, @Nullable Colour colour) {
            if (colour != null && target == Target.FRAGMENT && !colour.name().isEmpty()) {
                classes.add(property + "-" + colour.name());
                return this;
            }
            return put(property, colour == null ? "none" : colour.hex());
        }

        Style stroke(@Nullable Stroke stroke) {
            if (stroke == null) {
                return this;
            }
            paint("stroke", stroke.colour()).put("stroke-width", stroke.width());
            if (!stroke.dash().isEmpty()) {
                put(
                        "stroke-dasharray",
                        stroke.dash().stream().map(SvgWriter::number).collect(Collectors.joining(" ")));
            }
            return stroke.round() ? put("stroke-linecap", "round").put("stroke-linejoin", "round") : this;
        }

        Style face(Face face, double size) {
            if (target != Target.FILE) {
                classes.add(face.id());
                return put("font-size", size);
            }
            put("font-family", face.family()).put("font-size", size);
            if (face.weight() != 400) {
                put("font-weight", String.valueOf(face.weight()));
            }
            return put("style", "font-feature-settings:" + face.features());
        }

        String text() {
            return (classes.isEmpty() ? "" : attribute("class", String.join(" ", classes))) + attributes;
        }
    }

    private String style(Paint paint) {
        return new Style().fill(paint.fill()).stroke(paint.stroke()).text();
    }

    private String style(Stroke stroke) {
        return new Style().stroke(stroke).text();
    }

    private String style(Text text) {
        Span base = text.spans().get(0);
        Style style = new Style().face(base.face(), base.size());
        switch (text.anchor()) {
            case START -> {}
            case MIDDLE -> style.put("text-anchor", "middle");
            case END -> style.put("text-anchor", "end");
        }
        style.fill(text.fill());
        return text.halo() == null
                ? style.text()
                : style.stroke(text.halo()).put("paint-order", "stroke").text();
    }

    // ---- text ----

    private static String attribute(String name, double value) {
        return attribute(name, number(value));
    }

    private static String attribute(String name, String value) {
        return " " + name + "=\"" + escape(value) + "\"";
    }

    /** Two places are a hundredth of a pixel: short, and finer than any eye. */
    static String number(double value) {
        long hundredths = Math.round(value * 100);
        String sign = hundredths < 0 ? "-" : "";
        long whole = Math.abs(hundredths) / 100;
        long rest = Math.abs(hundredths) % 100;
        if (rest == 0) {
            return sign + whole;
        }
        return sign + whole + "." + (rest % 10 == 0 ? String.valueOf(rest / 10) : (rest < 10 ? "0" : "") + rest);
    }

    /** Escapes what XML reserves and drops the control characters it forbids. */
    static String escape(String text) {
        StringBuilder escaped = new StringBuilder();
        for (char character : text.toCharArray()) {
            switch (character) {
                case '&' -> escaped.append("&amp;");
                case '<' -> escaped.append("&lt;");
                case '>' -> escaped.append("&gt;");
                case '"' -> escaped.append("&quot;");
                default -> escaped.append(character < ' ' ? ' ' : character);
            }
        }
        return escaped.toString();
    }

    /** Writes the moves of a path, each letter only where it is needed. */
    private static final class SvgPen implements Path.Pen {
        private final StringBuilder moves = new StringBuilder();

        @Override
        public void move(double x, double y) {
            moves.append('M');
            points(x, y);
        }

        @Override
        public void line(double x, double y) {
            moves.append('L');
            points(x, y);
        }

        @Override
        public void curve(double x1, double y1, double x2, double y2, double x, double y) {
            moves.append('C');
            points(x1, y1, x2, y2, x, y);
        }

        @Override
        public void close() {
            moves.append('Z');
        }

        private void points(double... coordinates) {
            for (int i = 0; i < coordinates.length; i++) {
                moves.append(i == 0 ? "" : " ").append(number(coordinates[i]));
            }
        }

        @Override
        public String toString() {
            return moves.toString();
        }
    }
}
