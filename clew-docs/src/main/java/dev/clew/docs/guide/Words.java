package dev.clew.docs.guide;

import dev.clew.press.picture.Face;
import dev.clew.press.picture.Group;
import dev.clew.press.picture.Item;
import dev.clew.press.picture.Part;
import dev.clew.press.picture.Picture;
import dev.clew.press.picture.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * The running text of a picture, in the order of painting. A picture sets its lines at fixed places, so that a narrow
 * window makes them tiny; there the same words stand under it and flow. Immutable.
 *
 * @param paragraphs headings and what stands under them
 */
record Words(List<Paragraph> paragraphs) {
    /** Fewer words are a label of something in the picture. */
    private static final int LABEL = 5;

    /** Lines that are further apart belong to different paragraphs. */
    private static final double NEXT_LINE = 27;

    /** Copies the list. */
    Words {
        paragraphs = List.copyOf(paragraphs);
    }

    /** Some lines that read on, or the line above them. */
    record Paragraph(boolean isHead, String text) {}

    static Words of(Picture picture) {
        List<Paragraph> found = new ArrayList<>();
        List<Text> block = new ArrayList<>();
        List<Text> head = List.of();
        for (Text line : lines(picture.items()).toList()) {
            if (!block.isEmpty() && !follows(block.get(block.size() - 1), line)) {
                head = close(block, head, found);
            }
            block.add(line);
        }
        close(block, head, found);
        return new Words(found);
    }

    private static Stream<Text> lines(List<? extends Item> items) {
        return items.stream()
                .flatMap(item -> item instanceof Group group
                        ? lines(group.items())
                        : item instanceof Part part
                                ? lines(part.items())
                                : item instanceof Text text ? Stream.of(text) : Stream.of());
    }

    private static boolean follows(Text above, Text below) {
        double down = below.y() - above.y();
        return above.anchor() == below.anchor()
                && Math.abs(above.x() - below.x()) < 1
                && down > 1
                && down < NEXT_LINE
                && isHead(above) == isHead(below);
    }

    private static boolean isHead(Text line) {
        return line.spans().stream().allMatch(span -> span.face() == Face.STRONG);
    }

    /** Takes a block in where it is text; returns it where it may be the head of the next one. */
    private static List<Text> close(List<Text> block, List<Text> head, List<Paragraph> found) {
        List<Text> closed = List.copyOf(block);
        block.clear();
        if (closed.isEmpty() || isHead(closed.get(0))) {
            return closed;
        }
        String text = content(closed);
        if (text.split(" ").length >= LABEL) {
            if (!head.isEmpty() && Math.abs(head.get(0).x() - closed.get(0).x()) < 1) {
                found.add(new Paragraph(true, content(head)));
            }
            found.add(new Paragraph(false, text));
        }
        return List.of();
    }

    private static String content(List<Text> lines) {
        return String.join(" ", lines.stream().map(Text::content).toList());
    }
}
