package dev.clew.print;

import dev.clew.print.canvas.RasterCanvas;
import dev.clew.print.canvas.Typefaces;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.MemoryCacheImageOutputStream;

/** Writes a page as PNG with any number of dots to the inch, which the file names. Stateless. */
public final class PngWriter {
    /** The fewest dots to the inch. */
    public static final int LEAST_DPI = 18;

    /** The most dots to the inch. */
    public static final int MOST_DPI = 2400;

    /** A picture of more dots takes more memory than it is worth. */
    private static final long MOST_DOTS = 100_000_000;

    private static final double INCHES_PER_METRE = 1000 / 25.4;

    private PngWriter() {}

    /**
     * The page as the bytes of a PNG file.
     *
     * @throws IllegalArgumentException if that is too many dots
     */
    public static byte[] write(Page page, int dpi) {
        double zoom = dpi / Page.POINTS_PER_INCH;
        long width = Math.max(1, Math.round(page.width() * zoom));
        long height = Math.max(1, Math.round(page.height() * zoom));
        if (dpi < LEAST_DPI || dpi > MOST_DPI || width * height > MOST_DOTS) {
            throw new IllegalArgumentException("A picture of " + width + " × " + height + " dots is too large or too"
                    + " small; ask for " + LEAST_DPI + " to " + MOST_DPI + " dpi and at most "
                    + MOST_DOTS / 1_000_000 + " million dots");
        }
        return encode(draw(page, (int) width, (int) height, zoom), dpi);
    }

    private static BufferedImage draw(Page page, int width, int height, double zoom) {
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        try {
            graphics.setColor(Color.WHITE);
            graphics.fillRect(0, 0, width, height);
            graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
            graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
            Typefaces faces = new Typefaces();
            for (Page.Placed part : page.parts()) {
                double scale = part.scale() * zoom;
                AffineTransform place = AffineTransform.getTranslateInstance(part.x() * zoom, part.y() * zoom);
                place.quadrantRotate(part.turned() ? 1 : 0);
                place.scale(scale, scale);
                graphics.setTransform(place);
                RasterCanvas canvas = new RasterCanvas(graphics, faces);
                part.picture().items().forEach(item -> item.drawOn(canvas));
            }
        } finally {
            graphics.dispose();
        }
        return image;
    }

    private static byte[] encode(BufferedImage image, int dpi) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        ImageWriter writer = ImageIO.getImageWritersByFormatName("png").next();
        try (MemoryCacheImageOutputStream stream = new MemoryCacheImageOutputStream(bytes)) {
            IIOMetadata metadata = writer.getDefaultImageMetadata(new ImageTypeSpecifier(image), null);
            metadata.mergeTree("javax_imageio_png_1.0", density(dpi));
            writer.setOutput(stream);
            writer.write(new IIOImage(image, null, metadata));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } finally {
            writer.dispose();
        }
        return bytes.toByteArray();
    }

    private static IIOMetadataNode density(int dpi) {
        String perMetre = Long.toString(Math.round(dpi * INCHES_PER_METRE));
        IIOMetadataNode density = new IIOMetadataNode("pHYs");
        density.setAttribute("pixelsPerUnitXAxis", perMetre);
        density.setAttribute("pixelsPerUnitYAxis", perMetre);
        density.setAttribute("unitSpecifier", "meter");
        IIOMetadataNode root = new IIOMetadataNode("javax_imageio_png_1.0");
        root.appendChild(density);
        return root;
    }
}
