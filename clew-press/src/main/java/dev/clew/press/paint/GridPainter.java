package dev.clew.press.paint;

import dev.clew.press.diagram.Diagram;
import dev.clew.press.picture.Item;
import dev.clew.press.style.GridStyle;
import dev.clew.press.style.Theme;
import java.util.List;

/** Paints a diagram's grid in the order that keeps every figure whole: tints, lines, links, figures, roles. */
public final class GridPainter {
    private GridPainter() {}

    /** The grid as on a screen. */
    public static List<Item> paint(Diagram diagram, GridLayout layout, Theme theme) {
        return paint(diagram, layout, GridStyle.screen(theme, layout.side()));
    }

    /** The grid in a style. */
    public static List<Item> paint(Diagram diagram, GridLayout layout, GridStyle style) {
        Theme theme = style.theme();
        CellTints tints = new CellTints(diagram);
        LinkPlan plan = LinkPlan.of(diagram, layout);
        HousePainter houses = new HousePainter(diagram, layout, theme, tints);
        LinkPainter links = new LinkPainter(theme, layout.roleUnit());
        FigurePainter figures = new FigurePainter(diagram, layout, style, tints, plan);
        return List.of(
                        houses.tints(),
                        new LinePainter(layout, style).lines(),
                        houses.outlines(),
                        links.capsules(plan),
                        links.links(plan),
                        figures.values(),
                        figures.marks(),
                        figures.signs(),
                        figures.roles(),
                        figures.placements())
                .stream()
                .filter(group -> !group.items().isEmpty())
                .map(Item.class::cast)
                .toList();
    }
}
