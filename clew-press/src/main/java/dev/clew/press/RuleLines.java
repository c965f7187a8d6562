package dev.clew.press;

import dev.clew.core.Shape;
import dev.clew.press.picture.Face;
import dev.clew.press.picture.Group;
import dev.clew.press.picture.Item;
import dev.clew.press.picture.Text.Anchor;
import dev.clew.press.style.Symbols;
import dev.clew.press.style.Theme;
import dev.clew.press.style.Token;
import java.util.ArrayList;
import java.util.List;

/** What holds beside rows, columns and boxes, under a grid: one sentence a line, with a small picture where it helps. */
public final class RuleLines {
    private static final double SIZE = 14;
    private static final double LEADING = 21;
    private static final double AFTER_EMBLEM = 10;

    private final List<ShapeRule> rules;
    private final double width;
    private final double scale;

    /**
     * The rules of a shape within a width.
     *
     * @param scale of type and pictures
     */
    public RuleLines(Shape shape, double width, double scale) {
        this.rules = ShapeRule.of(shape);
        this.width = width;
        this.scale = scale;
    }

    /** How high all of them are; 0 where there are none. */
    public double height() {
        return rules.stream().mapToDouble(this::height).sum();
    }

    private double height(ShapeRule rule) {
        return Math.max(words(rule).height(), rule.moves().isEmpty() ? 0 : (ShapeRule.EMBLEM + 8) * scale);
    }

    private TextBlock words(ShapeRule rule) {
        return TextBlock.wrap(rule.words(), Face.TEXT, SIZE * scale, LEADING * scale, width - indent(rule));
    }

    private double indent(ShapeRule rule) {
        return rule.moves().isEmpty() ? 0 : (ShapeRule.EMBLEM + AFTER_EMBLEM) * scale;
    }

    /** Draws them from a point on. */
    public Group draw(double left, double top, Theme theme) {
        List<Item> items = new ArrayList<>();
        double y = top;
        for (ShapeRule rule : rules) {
            double emblem = ShapeRule.EMBLEM * scale;
            double middle = y + height(rule) / 2;
            if (!rule.moves().isEmpty()) {
                items.addAll(rule.emblem(left, middle - emblem / 2, emblem, theme));
            }
            TextBlock words = words(rule);
            double first = middle - words.height() / 2 + words.leading() / 2 + Symbols.BASELINE * SIZE * scale;
            items.addAll(words.draw(left + indent(rule), first, Anchor.START, theme.colour(Token.INK2)));
            y += height(rule);
        }
        return new Group("rules", items);
    }
}
