package dev.clew.press;

import dev.clew.press.diagram.CandidateRole;
import dev.clew.press.diagram.CellRole;
import dev.clew.press.diagram.HouseRole;
import dev.clew.press.diagram.Link;
import dev.clew.press.paint.GridLayout;
import dev.clew.press.paint.Hatch;
import dev.clew.press.paint.HousePainter;
import dev.clew.press.paint.LinkPainter;
import dev.clew.press.paint.Point;
import dev.clew.press.paint.Quadratic;
import dev.clew.press.paint.RoleGlyph;
import dev.clew.press.picture.Circle;
import dev.clew.press.picture.Face;
import dev.clew.press.picture.Item;
import dev.clew.press.picture.Paint;
import dev.clew.press.picture.Rect;
import dev.clew.press.picture.Stroke;
import dev.clew.press.picture.Text;
import dev.clew.press.picture.Text.Anchor;
import dev.clew.press.style.Theme;
import dev.clew.press.style.Token;
import java.util.List;

/** Draws the shapes of a legend as they look on the grid, beginning at a point. */
final class Swatch {
    /** Width of a swatch of a house, a set or a link. */
    static final double WIDTH = 29;

    /** Height of a swatch, and the width of one of a candidate. */
    static final double HEIGHT = 17;

    /** The side of a cell whose roles fit a swatch. */
    private static final double UNIT = 57;

    private final Point left;
    private final Theme theme;
    private final double scale;

    Swatch(Point left, Theme theme, double scale) {
        this.left = left;
        this.theme = theme;
        this.scale = scale;
    }

    List<Item> house(HouseRole role) {
        double line = 1.8 * scale;
        if (role == HouseRole.BASE) {
            Stroke solid = Stroke.solid(theme.colour(Token.BECAUSE), line);
            return List.of(box(WIDTH, 3, new Paint(theme.colour(Token.BECAUSE_TINT), solid)));
        }
        Stroke dashed = Stroke.dashed(theme.colour(Token.COVER), line, 5 * scale, 3.4 * scale);
        Stroke hatch = Stroke.solid(theme.hatch(), 1.2 * scale);
        return List.of(
                box(WIDTH, 3, Paint.fill(theme.colour(Token.COVER_TINT))),
                Hatch.rectangle(
                        left.x() + scale,
                        left.y() - (HEIGHT / 2 - 2) * scale,
                        (WIDTH - 2) * scale,
                        (HEIGHT - 4) * scale,
                        5 * scale,
                        Paint.stroke(hatch)),
                box(WIDTH, 3, Paint.stroke(dashed)));
    }

    List<Item> set(CellRole role) {
        double size = 11 * scale;
        String letter = role.letter().orElseThrow();
        Paint paint = new Paint(theme.colour(role.tint()), HousePainter.setLine(role, theme, UNIT * scale));
        return List.of(
                box(WIDTH, 3, paint),
                Text.of(
                        left.x() + WIDTH / 2 * scale,
                        left.y() + GridLayout.BASELINE * size,
                        Anchor.MIDDLE,
                        letter,
                        Face.STRONG,
                        size,
                        theme.colour(role.ink())));
    }

    List<Item> deadly() {
        return List.of(box(HEIGHT, 3, Paint.stroke(Stroke.solid(theme.colour(Token.FIN), 2 * scale))));
    }

    List<Item> placement() {
        Paint paint = new Paint(theme.colour(Token.PLACE_TINT), Stroke.solid(theme.colour(Token.PLACE), 1.8 * scale));
        return List.of(new Circle(left.x() + HEIGHT / 2 * scale, left.y(), 7.4 * scale, paint));
    }

    List<Item> candidate(CandidateRole role) {
        double unit = switch (role) {
            case FIN, DEADLY, PLACED -> UNIT * 0.8;
            case REMOVED -> UNIT * 0.85;
            default -> UNIT;
        };
        return new RoleGlyph(theme, unit * scale).draw(role, left.plus(new Point(HEIGHT / 2 * scale, 0)));
    }

    List<Item> link(Link.Kind kind, int branch) {
        Point from = left.plus(new Point(scale, 3 * scale));
        Point to = left.plus(new Point((WIDTH - 1) * scale, 3 * scale));
        Point control = left.plus(new Point(WIDTH / 2 * scale, -11 * scale));
        return new LinkPainter(theme, UNIT * scale).draw(kind, branch, new Quadratic(from, control, to));
    }

    /** A rounded box as high as a swatch, its line inside. */
    private Item box(double width, double radius, Paint paint) {
        double inset = scale;
        double height = (HEIGHT - 2) * scale;
        return new Rect(
                left.x() + inset, left.y() - height / 2, width * scale - 2 * inset, height, radius * scale, paint);
    }
}
