package dev.clew.press.paint;

import dev.clew.core.Shape;
import dev.clew.press.picture.Group;
import dev.clew.press.picture.Item;
import dev.clew.press.picture.Line;
import dev.clew.press.picture.Paint;
import dev.clew.press.picture.Rect;
import dev.clew.press.picture.Stroke;
import dev.clew.press.style.GridStyle;
import dev.clew.press.style.Token;
import java.util.ArrayList;
import java.util.List;

/** Paints the lines of a grid: thin between cells, thick between boxes or regions, the frame, and what a variant adds. */
public final class LinePainter {
    private final GridLayout layout;
    private final Shape shape;
    private final Stroke thin;
    private final Stroke thick;
    private final RulePainter rule;

    public LinePainter(GridLayout layout, GridStyle style) {
        this.layout = layout;
        this.shape = layout.shape();
        this.thin = Stroke.solid(style.theme().colour(Token.THIN), style.thin());
        this.rule = new RulePainter(layout, style);
        // Round ends close the corners where regions meet.
        this.thick = Stroke.round(style.theme().colour(Token.THICK), style.thick());
    }

    public Group lines() {
        List<Item> items = new ArrayList<>();
        for (int line = 1; line < shape.size(); line++) {
            items.add(horizontal(line, 0, shape.size(), thin));
            items.add(vertical(line, 0, shape.size(), thin));
        }
        items.addAll(rule.houses().items());
        for (int line = 1; line < shape.size(); line++) {
            addBorders(items, line, true);
            addBorders(items, line, false);
        }
        Stroke frame = Stroke.solid(thick.colour(), thick.width());
        items.add(new Rect(layout.left(), layout.top(), layout.extent(), layout.extent(), 0, Paint.stroke(frame)));
        return new Group("lines", items);
    }

    /** The stretches of a line that part two regions. */
    private void addBorders(List<Item> items, int line, boolean horizontal) {
        int start = 0;
        for (int i = 0; i <= shape.size(); i++) {
            if (i < shape.size() && isBorder(line, i, horizontal)) {
                continue;
            }
            if (i > start) {
                items.add(horizontal ? horizontal(line, start, i, thick) : vertical(line, start, i, thick));
            }
            start = i + 1;
        }
    }

    private boolean isBorder(int line, int along, boolean horizontal) {
        int size = shape.size();
        int after = horizontal ? line * size + along : along * size + line;
        int before = horizontal ? after - size : after - 1;
        return shape.region(before) != shape.region(after);
    }

    private Item horizontal(int line, int from, int to, Stroke stroke) {
        double y = layout.top() + line * layout.side();
        return new Line(layout.left() + from * layout.side(), y, layout.left() + to * layout.side(), y, stroke);
    }

    private Item vertical(int line, int from, int to, Stroke stroke) {
        double x = layout.left() + line * layout.side();
        return new Line(x, layout.top() + from * layout.side(), x, layout.top() + to * layout.side(), stroke);
    }
}
