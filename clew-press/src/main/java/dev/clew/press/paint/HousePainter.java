package dev.clew.press.paint;

import dev.clew.core.CellSet;
import dev.clew.core.Shape;
import dev.clew.press.diagram.CellRole;
import dev.clew.press.diagram.Diagram;
import dev.clew.press.diagram.HouseRole;
import dev.clew.press.picture.Group;
import dev.clew.press.picture.Item;
import dev.clew.press.picture.Paint;
import dev.clew.press.picture.Rect;
import dev.clew.press.picture.Stroke;
import dev.clew.press.style.Theme;
import dev.clew.press.style.Token;
import java.util.ArrayList;
import java.util.List;

/** Paints what lies under the digits: tints, hatch, the lines of the grid, the outlines of houses and sets. */
public final class HousePainter {
    private static final double OUTLINE = 0.03;
    private static final double INSET = 0.035;
    private static final double RADIUS = 0.06;

    private final Diagram diagram;
    private final GridLayout layout;
    private final Theme theme;
    private final CellTints tints;

    public HousePainter(Diagram diagram, GridLayout layout, Theme theme, CellTints tints) {
        this.diagram = diagram;
        this.layout = layout;
        this.theme = theme;
        this.tints = tints;
    }

    /** The surface, and what colours it. */
    public Group tints() {
        List<Item> items = new ArrayList<>();
        items.add(new Rect(layout.left(), layout.top(), layout.extent(), layout.extent(), 0, fill(Token.SURFACE)));
        items.addAll(tintsAlone());
        return new Group("tints", items);
    }

    private List<Item> tintsAlone() {
        List<Item> items = new ArrayList<>();
        for (Token token : List.of(Token.SHADE, Token.COVER_TINT, Token.BECAUSE_TINT, Token.FIN_TINT)) {
            items.addAll(runs(token));
        }
        if (!tints.hatched().isEmpty()) {
            Stroke line = Stroke.solid(theme.hatch(), Hatch.LINE * layout.side());
            items.add(Hatch.cells(layout, tints.hatched(), Paint.stroke(line)));
        }
        return items;
    }

    /** One rectangle for neighbours of a row that share a tint. */
    private List<Item> runs(Token token) {
        List<Item> items = new ArrayList<>();
        Shape shape = diagram.shape();
        for (int cell = 0; cell < shape.cells(); cell++) {
            int start = cell;
            while (tints.tint(cell) == token
                    && shape.column(cell) < shape.size() - 1
                    && tints.tint(cell + 1) == token) {
                cell++;
            }
            if (tints.tint(cell) == token) {
                double width = (cell - start + 1) * layout.side();
                items.add(new Rect(layout.x(start), layout.y(start), width, layout.side(), 0, fill(token)));
            }
        }
        return items;
    }

    /** The outlines of houses, of lettered sets and of a deadly pattern. */
    public Group outlines() {
        List<Item> items = new ArrayList<>();
        Stroke cover = Stroke.dashed(theme.colour(Token.COVER), scaled(OUTLINE), scaled(0.10), scaled(0.07));
        outlineHouses(items, HouseRole.COVER, cover);
        outlineHouses(items, HouseRole.BASE, Stroke.round(theme.colour(Token.BECAUSE), scaled(OUTLINE)));
        diagram.cells()
                .forEach((role, cells) -> role.letter().ifPresent(letter -> items.add(outline(cells, setLine(role)))));
        Stroke deadly = Stroke.round(theme.colour(Token.FIN), scaled(0.036));
        diagram.deadly()
                .forEach(cell -> items.add(outline(CellSet.of(diagram.shape().size(), cell), deadly)));
        return new Group("outlines", items);
    }

    private void outlineHouses(List<Item> items, HouseRole role, Stroke line) {
        diagram.houses().forEach((house, its) -> {
            if (its == role) {
                items.add(outline(diagram.shape().houseCells(house), line));
            }
        });
    }

    /** Solid, dotted and dashed, so that the sets differ in grey print too. */
    private Stroke setLine(CellRole role) {
        return setLine(role, theme, layout.side());
    }

    public static Stroke setLine(CellRole role, Theme theme, double unit) {
        double width = 0.024 * unit;
        return switch (role) {
            case CHAIN, SET_A -> Stroke.round(theme.colour(role.ink()), width);
            case SET_B -> new Stroke(theme.colour(role.ink()), 1.3 * width, List.of(0.0, 0.07 * unit), true);
            case SET_C -> Stroke.dashed(theme.colour(role.ink()), width, 0.10 * unit, 0.07 * unit);
        };
    }

    private Item outline(CellSet cells, Stroke line) {
        return CellOutline.draw(layout, cells, scaled(INSET), scaled(RADIUS), Paint.stroke(line));
    }

    private Paint fill(Token token) {
        return Paint.fill(theme.colour(token));
    }

    private double scaled(double share) {
        return share * layout.side();
    }
}
