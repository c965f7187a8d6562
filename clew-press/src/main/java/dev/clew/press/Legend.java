package dev.clew.press;

import dev.clew.press.diagram.Diagram;
import dev.clew.press.paint.GridLayout;
import dev.clew.press.paint.Point;
import dev.clew.press.picture.Face;
import dev.clew.press.picture.Group;
import dev.clew.press.picture.Item;
import dev.clew.press.picture.Text;
import dev.clew.press.picture.Text.Anchor;
import dev.clew.press.style.Theme;
import dev.clew.press.style.Token;
import java.util.ArrayList;
import java.util.List;

/**
 * The key under a grid: only what is on it. Houses and candidates come first, links on lines of their own.
 *
 * @param lines the entries of each line
 * @param scale of type and shapes
 */
record Legend(List<List<LegendEntry>> lines, double scale) {
    private static final double SIZE = 14;
    private static final double LINE = 28;
    private static final double AFTER_GLYPH = 9;
    private static final double BETWEEN = 23;

    /** The legend of a diagram, broken into lines that fit a width. */
    static Legend of(Diagram diagram, double width, double scale) {
        List<List<LegendEntry>> lines = new ArrayList<>();
        flow(lines, LegendEntry.ofGrid(diagram), width, scale);
        flow(lines, LegendEntry.ofLinks(diagram), width, scale);
        return new Legend(List.copyOf(lines), scale);
    }

    private static void flow(List<List<LegendEntry>> lines, List<LegendEntry> entries, double width, double scale) {
        List<LegendEntry> line = new ArrayList<>();
        double x = 0;
        for (LegendEntry entry : entries) {
            if (!line.isEmpty() && x + width(entry, scale) > width) {
                lines.add(List.copyOf(line));
                line.clear();
                x = 0;
            }
            line.add(entry);
            x += width(entry, scale) + BETWEEN * scale;
        }
        if (!line.isEmpty()) {
            lines.add(List.copyOf(line));
        }
    }

    private static double width(LegendEntry entry, double scale) {
        return (entry.glyphWidth() + AFTER_GLYPH) * scale + Face.TEXT.width(entry.label(), SIZE * scale);
    }

    double height() {
        return lines.size() * LINE * scale;
    }

    /** The labels in reading order. */
    List<String> labels() {
        return lines.stream().flatMap(List::stream).map(LegendEntry::label).toList();
    }

    Group draw(double left, double top, Theme theme) {
        List<Item> items = new ArrayList<>();
        double middle = top + LINE * scale / 2;
        for (List<LegendEntry> line : lines) {
            double x = left;
            for (LegendEntry entry : line) {
                items.addAll(entry.glyph(new Point(x, middle), theme, scale));
                double text = x + (entry.glyphWidth() + AFTER_GLYPH) * scale;
                items.add(label(entry.label(), text, middle, theme));
                x += width(entry, scale) + BETWEEN * scale;
            }
            middle += LINE * scale;
        }
        return new Group("legend", items);
    }

    private Item label(String label, double x, double middle, Theme theme) {
        double size = SIZE * scale;
        double baseline = middle + GridLayout.BASELINE * size;
        return Text.of(x, baseline, Anchor.START, label, Face.TEXT, size, theme.colour(Token.INK2));
    }
}
