package dev.clew.press.picture;

import java.util.List;

/**
 * A picture: its size, what it shows in words, and the items in the order of painting. Writers turn it into files.
 * Immutable.
 *
 * @param title a short name
 * @param description what there is to see, for those who cannot
 */
public record Picture(double width, double height, String title, String description, List<Item> items) {

    /** Copies the items. */
    public Picture {
        items = List.copyOf(items);
    }

    /** The area that is shown. */
    public Bounds area() {
        return new Bounds(0, 0, width, height);
    }

    /** What all items cover. */
    public Bounds bounds() {
        return new Group("", items).bounds();
    }

    /** The picture as the text of an SVG file. */
    public String toSvg() {
        return SvgWriter.write(this);
    }

    /**
     * The picture as an element for a page of HTML, as wide as the page's styles say. Faces are classes with the names of
     * {@link Face#id}, so that the page can bring the fonts; the text stays text for those who listen to it.
     */
    public String toInlineSvg() {
        return SvgWriter.writeInline(this);
    }
}
