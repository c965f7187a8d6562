package dev.clew.press;

import dev.clew.core.Candidate;
import dev.clew.press.diagram.CandidateRole;
import dev.clew.press.diagram.Diagram;
import dev.clew.press.diagram.Link;
import dev.clew.press.paint.CellTints;
import dev.clew.press.paint.GridLayout;
import dev.clew.press.paint.HousePainter;
import dev.clew.press.paint.LinePainter;
import dev.clew.press.paint.LinkPlan;
import dev.clew.press.paint.Marks;
import dev.clew.press.paint.Point;
import dev.clew.press.paint.RoleGlyph;
import dev.clew.press.picture.Circle;
import dev.clew.press.picture.Group;
import dev.clew.press.picture.Item;
import dev.clew.press.picture.Line;
import dev.clew.press.picture.Paint;
import dev.clew.press.picture.Path;
import dev.clew.press.picture.Picture;
import dev.clew.press.picture.Rect;
import dev.clew.press.picture.Stroke;
import dev.clew.press.style.GridStyle;
import dev.clew.press.style.Theme;
import dev.clew.press.style.Token;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * A step as small as a stamp, without words: the digit's candidates as dots, the pattern as discs, rings and diamonds,
 * eliminations as crosses. Use {@link #draw}.
 */
public final class Miniature {
    private static final double MARGIN = 2;

    private final Diagram diagram;
    private final GridLayout layout;
    private final Theme theme;

    private Miniature(Diagram diagram, GridLayout layout, Theme theme) {
        this.diagram = diagram;
        this.layout = layout;
        this.theme = theme;
    }

    /**
     * Draws a diagram with small cells.
     *
     * @param side the side of a cell; 10 to 14 is what this is made for
     */
    public static Picture draw(Diagram diagram, String title, Theme theme, double side) {
        GridLayout layout = new GridLayout(diagram.shape(), MARGIN, MARGIN, side);
        double extent = layout.extent() + 2 * MARGIN;
        List<Item> items = new ArrayList<>();
        items.add(new Rect(0, 0, extent, extent, 0, Paint.fill(theme.colour(Token.SURFACE))));
        items.addAll(paint(diagram, layout, theme));
        return new Picture(extent, extent, title, title, items);
    }

    static List<Item> paint(Diagram diagram, GridLayout layout, Theme theme) {
        return paint(diagram, layout, GridStyle.screen(theme, layout.side()));
    }

    static List<Item> paint(Diagram diagram, GridLayout layout, GridStyle style) {
        Theme theme = style.theme();
        Miniature miniature = new Miniature(diagram, layout, theme);
        HousePainter houses = new HousePainter(diagram, layout, theme, new CellTints(diagram));
        return List.of(
                houses.tints(),
                new LinePainter(layout, style).lines(),
                new Group("links", miniature.links()),
                new Group("candidates", miniature.candidates()));
    }

    private List<Item> candidates() {
        List<Item> items = new ArrayList<>();
        Set<Integer> digits =
                diagram.candidates().keySet().stream().map(Candidate::value).collect(Collectors.toSet());
        if (digits.size() == 1) {
            int digit = digits.iterator().next();
            for (int cell = 0; cell < diagram.shape().cells(); cell++) {
                boolean plain = Marks.plain(diagram, cell).stream().anyMatch(mark -> mark.value() == digit);
                if (plain) {
                    items.add(circle(cell, 0.09, Paint.fill(theme.colour(Token.MARK))));
                }
            }
        }
        diagram.candidates().entrySet().stream()
                .collect(Collectors.groupingBy(entry -> entry.getKey().cell(), TreeMap::new, Collectors.toList()))
                .forEach((cell, entries) -> items.addAll(glyph(cell, foremost(entries))));
        return items;
    }

    /** A cell has room for one role: what follows comes before why. */
    private static CandidateRole foremost(List<Map.Entry<Candidate, CandidateRole>> entries) {
        return entries.stream()
                .map(Map.Entry::getValue)
                .max(CandidateRole::compareTo)
                .orElseThrow();
    }

    private List<Item> glyph(int cell, CandidateRole role) {
        Token because = Token.BECAUSE;
        return switch (role) {
            case PATTERN, THEN_SO, COLOUR, SHARED, BREAKER ->
                List.of(circle(cell, 0.24, Paint.fill(theme.colour(because))));
            case IF_NOT, OTHER_COLOUR, NOT_BOTH -> List.of(circle(cell, 0.21, ring(because, Token.SURFACE)));
            case COVER -> List.of(circle(cell, 0.21, ring(Token.COVER, Token.SURFACE)));
            case FIN, DEADLY -> new RoleGlyph(theme, 1.5 * layout.side()).draw(CandidateRole.FIN, layout.centre(cell));
            case REMOVED -> cross(cell);
            case PLACED -> List.of(circle(cell, 0.32, ring(Token.PLACE, Token.PLACE_TINT)));
        };
    }

    private Paint ring(Token line, Token inside) {
        return new Paint(theme.colour(inside), Stroke.solid(theme.colour(line), 0.13 * layout.side()));
    }

    private Item circle(int cell, double radius, Paint paint) {
        Point centre = layout.centre(cell);
        return new Circle(centre.x(), centre.y(), radius * layout.side(), paint);
    }

    private List<Item> cross(int cell) {
        Point at = layout.centre(cell);
        double reach = 0.22 * layout.side();
        Stroke stroke = Stroke.round(theme.colour(Token.REMOVE), 0.16 * layout.side());
        return List.of(
                new Line(at.x() - reach, at.y() - reach, at.x() + reach, at.y() + reach, stroke),
                new Line(at.x() - reach, at.y() + reach, at.x() + reach, at.y() - reach, stroke));
    }

    /** Gentle curves from cell to cell; at this size there is nothing to go around. */
    private List<Item> links() {
        List<Item> items = new ArrayList<>();
        for (Link link : LinkPlan.visible(diagram)) {
            Point from = layout.centre(link.from().get(0).cell());
            Point to = layout.centre(link.to().get(0).cell());
            if (!link.isWithinOneCell()) {
                Point way = to.minus(from);
                Point bend = from.towards(to, 0.5).plus(way.across().times(0.16));
                Path.Builder path = new Path.Builder().move(from.x(), from.y());
                path.quadratic(bend.x(), bend.y(), to.x(), to.y());
                items.add(path.build(Paint.stroke(stroke(link))));
            }
        }
        return items;
    }

    private Stroke stroke(Link link) {
        var colour = theme.colour(link.branch() == 1 ? Token.BECAUSE : Token.FIN);
        double side = layout.side();
        return link.kind() == Link.Kind.STRONG
                ? Stroke.round(colour, 0.12 * side)
                : Stroke.dashed(colour, 0.10 * side, 0.25 * side, 0.18 * side);
    }
}
