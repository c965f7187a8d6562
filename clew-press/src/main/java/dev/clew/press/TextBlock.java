package dev.clew.press;

import dev.clew.press.picture.Colour;
import dev.clew.press.picture.Face;
import dev.clew.press.picture.Item;
import dev.clew.press.picture.Text;
import dev.clew.press.picture.Text.Anchor;
import dev.clew.press.picture.Text.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Text broken into lines that fit a width. In running text cell names are set in the face of code.
 *
 * @param lines the spans of each line
 * @param leading the distance between two baselines
 */
public record TextBlock(List<List<Span>> lines, double leading) {
    /** Widths are known in about a hundredth, and a fallback font may be wider: leave some room. */
    private static final double FULL = 0.975;

    private static final Pattern CELL_NAME = Pattern.compile("(?:\\([\\d=–-]+\\))?r\\d+c\\d+(?:(?:<>|=)\\d+)?");
    private static final double CODE_SIZE = 0.93;

    /** Breaks a text at its spaces; a word that is too long for a line is broken anywhere. */
    public static TextBlock wrap(String text, Face face, double size, double leading, double width) {
        List<List<Span>> lines = new ArrayList<>();
        List<Span> line = new ArrayList<>();
        double room = width * FULL;
        for (String word : text.strip().split("\\s+")) {
            for (String piece : pieces(word, face, size, room)) {
                List<Span> spans = spans(piece, face, size);
                double space = line.isEmpty() ? 0 : face.width(" ", size);
                if (!line.isEmpty() && width(line) + space + width(spans) > room) {
                    lines.add(merge(line));
                    line = new ArrayList<>();
                } else if (!line.isEmpty()) {
                    line.add(new Span(" ", face, size));
                }
                line.addAll(spans);
            }
        }
        if (width(line) > 0) {
            lines.add(merge(line));
        }
        return new TextBlock(List.copyOf(lines), leading);
    }

    private static List<String> pieces(String word, Face face, double size, double room) {
        List<String> pieces = new ArrayList<>();
        String rest = word;
        while (face.width(rest, size) > room) {
            int length = rest.length() - 1;
            while (length > 1 && face.width(rest.substring(0, length), size) > room) {
                length--;
            }
            pieces.add(rest.substring(0, length));
            rest = rest.substring(length);
        }
        pieces.add(rest);
        return pieces;
    }

    private static List<Span> spans(String word, Face face, double size) {
        if (face != Face.TEXT) {
            return List.of(new Span(word, face, size));
        }
        List<Span> spans = new ArrayList<>();
        Matcher names = CELL_NAME.matcher(word);
        int end = 0;
        while (names.find()) {
            if (names.start() > end) {
                spans.add(new Span(word.substring(end, names.start()), face, size));
            }
            spans.add(new Span(names.group(), Face.CODE, size * CODE_SIZE));
            end = names.end();
        }
        if (end < word.length()) {
            spans.add(new Span(word.substring(end), face, size));
        }
        return spans;
    }

    private static double width(List<Span> spans) {
        return spans.stream().mapToDouble(Span::width).sum();
    }

    /** Joins neighbours of one face. */
    private static List<Span> merge(List<Span> spans) {
        List<Span> merged = new ArrayList<>();
        for (Span span : spans) {
            int last = merged.size() - 1;
            if (last >= 0 && merged.get(last).face() == span.face()) {
                merged.set(last, new Span(merged.get(last).text() + span.text(), span.face(), span.size()));
            } else {
                merged.add(span);
            }
        }
        return List.copyOf(merged);
    }

    /** The height of all lines. */
    public double height() {
        return lines.size() * leading;
    }

    /** The widest line. */
    public double width() {
        return lines.stream().mapToDouble(TextBlock::width).max().orElse(0);
    }

    /** The lines as items, the first with its baseline at y. */
    public List<Item> draw(double x, double y, Anchor anchor, Colour colour) {
        List<Item> items = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            items.add(new Text(x, y + i * leading, anchor, lines.get(i), colour, null));
        }
        return items;
    }
}
