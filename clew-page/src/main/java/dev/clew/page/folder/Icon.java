package dev.clew.page.folder;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;

/**
 * The icon as PNG, drawn from the SVG: a disc, and threads across it. It has to be written as it is now: a view box around
 * the origin, one circle, and one path of moves and curves with absolute coordinates. Immutable.
 */
final class Icon {
    private static final Pattern CURVE = Pattern.compile("([MC])([^MCZ\"]*)");
    private static final Pattern NUMBER = Pattern.compile("-?(\\d+\\.?\\d*|\\.\\d+)");

    private final double side;
    private final double radius;
    private final double width;
    private final Color paper;
    private final Color thread;
    private final Path2D threads = new Path2D.Double();

    /** Reads the drawing. */
    Icon(String svg) {
        side = number(svg, "viewBox=\"\\S+ \\S+ (\\S+)");
        radius = number(svg, "<circle r=\"(\\S+)\"");
        width = number(svg, "stroke-width=\"(\\S+)\"");
        paper = Color.decode(find(svg, " fill=\"(#\\w{6})\""));
        thread = Color.decode(find(svg, " stroke=\"(#\\w{6})\""));
        Matcher curve = CURVE.matcher(find(svg, "<path d=\"([^\"]*)\""));
        while (curve.find()) {
            List<Double> at = numbers(curve.group(2));
            if (curve.group(1).equals("M")) {
                threads.moveTo(at.get(0), at.get(1));
            } else {
                for (int i = 0; i < at.size(); i += 6) {
                    threads.curveTo(
                            at.get(i), at.get(i + 1), at.get(i + 2), at.get(i + 3), at.get(i + 4), at.get(i + 5));
                }
            }
        }
    }

    private static double number(String svg, String pattern) {
        return Double.parseDouble(
                find(svg, pattern.replace("(\\S+)\"", "([^\"]+)\"").replace("(\\S+)", "([^\" ]+)")));
    }

    private static String find(String svg, String pattern) {
        Matcher matcher = Pattern.compile(pattern).matcher(svg);
        if (!matcher.find()) {
            throw new IllegalArgumentException("icon.svg has nothing that matches " + pattern);
        }
        return matcher.group(1);
    }

    private static List<Double> numbers(String text) {
        List<Double> numbers = new ArrayList<>();
        Matcher number = NUMBER.matcher(text);
        while (number.find()) {
            numbers.add(Double.parseDouble(number.group()));
        }
        return numbers;
    }

    /** On nothing, as large as fits. */
    byte[] plain(int pixels) throws IOException {
        return paint(pixels, pixels / side, false);
    }

    /** On paper up to the edges, so small that it stays whole in whatever form a system cuts out: within the middle 80 %. */
    byte[] maskable(int pixels) throws IOException {
        return paint(pixels, 0.8 * pixels / (2 * radius + width), true);
    }

    private byte[] paint(int pixels, double scale, boolean full) throws IOException {
        BufferedImage image = new BufferedImage(pixels, pixels, BufferedImage.TYPE_INT_ARGB);
        Graphics2D graphics = image.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        graphics.setColor(paper);
        if (full) {
            graphics.fillRect(0, 0, pixels, pixels);
        }
        graphics.translate(pixels / 2.0, pixels / 2.0);
        graphics.scale(scale, scale);
        Ellipse2D disc = new Ellipse2D.Double(-radius, -radius, 2 * radius, 2 * radius);
        graphics.fill(disc);
        graphics.setColor(thread);
        graphics.setStroke(new BasicStroke((float) width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_MITER));
        graphics.draw(disc);
        graphics.draw(threads);
        graphics.dispose();
        ByteArrayOutputStream png = new ByteArrayOutputStream();
        ImageIO.write(image, "png", png);
        return png.toByteArray();
    }
}
