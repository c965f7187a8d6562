package dev.clew.press.paint;

import dev.clew.core.CellSet;
import dev.clew.core.Shape;
import dev.clew.press.picture.Group;
import dev.clew.press.picture.Item;
import dev.clew.press.picture.Paint;
import dev.clew.press.picture.Path;
import dev.clew.press.picture.Stroke;
import dev.clew.press.style.GridStyle;
import dev.clew.press.style.Token;
import java.util.ArrayList;
import java.util.List;

/**
 * Paints the houses that a variant adds, so that no tint can hide them: a dotted frame around each window or extra house or group, stitches at the
 * corners along each diagonal, which leave digits and marks alone.
 */
public final class RulePainter {
    private final GridLayout layout;
    private final Shape shape;
    private final GridStyle style;

    public RulePainter(GridLayout layout, GridStyle style) {
        this.layout = layout;
        this.shape = layout.shape();
        this.style = style;
    }

    /** Frames and stitches; an empty group where the shape adds no house. */
    public Group houses() {
        List<Item> items = new ArrayList<>();
        for (int house = 0; house < shape.houses(); house++) {
            switch (shape.houseKind(house)) {
                case WINDOW, EXTRA -> items.add(frame(shape.houseCells(house)));
                case DIAGONAL -> items.add(diagonal(house));
                case ROW, COLUMN, BOX, REGION -> {}
            }
        }
        shape.addedGroups().forEach(group -> items.add(frame(group)));
        return new Group("rule", items);
    }

    private Item frame(CellSet cells) {
        Stroke dots = new Stroke(ink().colour(), ink().width(), List.of(0.0, 0.085 * layout.side()), true);
        double inset = 0.05 * layout.side();
        return CellOutline.draw(layout, cells, inset, 0.08 * layout.side(), Paint.stroke(dots));
    }

    private Item diagonal(int house) {
        int[] cells = shape.houseCells(house).stream().toArray();
        boolean falls = shape.column(cells[0]) == 0;
        double reach = 0.14 * layout.side();
        Path.Builder stitches = new Path.Builder();
        for (int cell : cells) {
            double left = layout.x(cell);
            double right = left + layout.side();
            double top = layout.y(cell);
            double bottom = top + layout.side();
            double inward = falls ? reach : -reach;
            stitches.move(falls ? left : right, top).line((falls ? left : right) + inward, top + reach);
            stitches.move(falls ? right : left, bottom).line((falls ? right : left) - inward, bottom - reach);
        }
        return stitches.build(Paint.stroke(ink()));
    }

    private Stroke ink() {
        double width = Math.max(1.2 * style.thin(), 0.028 * layout.side());
        return Stroke.round(style.theme().colour(Token.INK3), width);
    }
}
