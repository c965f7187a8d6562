package dev.clew.press.paint;

import dev.clew.press.diagram.CandidateRole;
import dev.clew.press.picture.Circle;
import dev.clew.press.picture.Item;
import dev.clew.press.picture.Line;
import dev.clew.press.picture.Paint;
import dev.clew.press.picture.Path;
import dev.clew.press.picture.Rect;
import dev.clew.press.picture.Stroke;
import dev.clew.press.style.Theme;
import dev.clew.press.style.Token;
import java.util.List;

/** The shape of each role of a candidate, without its digit; the same on the grid and in the legend. */
public final class RoleGlyph {
    private static final double DISC = 0.14;
    private static final double RING = 0.126;
    private static final double RING_LINE = 0.032;
    private static final double DIAMOND = 0.28;

    /** In a deadly cell diamonds stand next to each other: they lose their tips, and none reaches into another. */
    private static final double CUT_DIAMOND = 0.242;

    private static final double CUT = 0.149;

    private static final double BOX = 0.275;

    private final Theme theme;

    /** The side of a cell, or what stands for it. */
    private final double unit;

    public RoleGlyph(Theme theme, double unit) {
        this.theme = theme;
        this.unit = unit;
    }

    public List<Item> draw(CandidateRole role, Point at) {
        return switch (role) {
            case PATTERN, THEN_SO, COLOUR, SHARED, BREAKER -> List.of(disc(at));
            case IF_NOT, OTHER_COLOUR, NOT_BOTH -> List.of(ring(at, RING, RING_LINE, Token.BECAUSE, Token.SURFACE));
            case FIN -> List.of(diamond(at, DIAMOND));
            case DEADLY -> List.of(cutDiamond(at));
            case COVER -> List.of(ring(at, RING, RING_LINE, Token.COVER, Token.SURFACE));
            case REMOVED -> struckBox(at);
            case PLACED -> doubleRing(at);
        };
    }

    /** Where a value is placed in a cell that has other parts to show: no ring of a chain looks like it. */
    private List<Item> doubleRing(Point at) {
        return List.of(
                ring(at, 0.166, 0.024, Token.PLACE, Token.SURFACE),
                ring(at, RING, 0.026, Token.PLACE, Token.PLACE_TINT));
    }

    /** The ring of a value that is placed, as large as its cell. */
    Item largeRing(Point centre) {
        return ring(centre, 0.38, 0.04, Token.PLACE, Token.PLACE_TINT);
    }

    /** The colour of the digit inside a role. */
    static Token figure(CandidateRole role) {
        return switch (role) {
            case PATTERN, THEN_SO, COLOUR, SHARED, BREAKER, FIN, DEADLY -> Token.ON_ROLE;
            case IF_NOT, OTHER_COLOUR, NOT_BOTH -> Token.BECAUSE;
            case COVER -> Token.INK;
            case REMOVED -> Token.REMOVE;
            case PLACED -> Token.PLACE;
        };
    }

    /** How far a role reaches from its centre, as a share of the unit; links end outside of it. */
    static double reach(CandidateRole role) {
        return switch (role) {
            case PATTERN, THEN_SO, IF_NOT, COLOUR, OTHER_COLOUR, NOT_BOTH, SHARED, BREAKER, COVER -> DISC;
            case FIN, DEADLY, PLACED -> 0.178;
            case REMOVED -> 0.16;
        };
    }

    private Item disc(Point at) {
        return new Circle(at.x(), at.y(), DISC * unit, Paint.fill(theme.colour(Token.BECAUSE)));
    }

    private Item ring(Point at, double radius, double line, Token stroke, Token fill) {
        Paint paint = new Paint(theme.colour(fill), Stroke.solid(theme.colour(stroke), line * unit));
        return new Circle(at.x(), at.y(), radius * unit, paint);
    }

    private Item diamond(Point at, double side) {
        double reach = side * unit * Math.sqrt(0.5);
        return new Path.Builder()
                .move(at.x(), at.y() - reach)
                .line(at.x() + reach, at.y())
                .line(at.x(), at.y() + reach)
                .line(at.x() - reach, at.y())
                .close()
                .build(Paint.fill(theme.colour(Token.FIN)));
    }

    private Item cutDiamond(Point at) {
        double cut = CUT * unit;
        double rest = CUT_DIAMOND * unit * Math.sqrt(0.5) - cut;
        return new Path.Builder()
                .move(at.x() - rest, at.y() - cut)
                .line(at.x() + rest, at.y() - cut)
                .line(at.x() + cut, at.y() - rest)
                .line(at.x() + cut, at.y() + rest)
                .line(at.x() + rest, at.y() + cut)
                .line(at.x() - rest, at.y() + cut)
                .line(at.x() - cut, at.y() + rest)
                .line(at.x() - cut, at.y() - rest)
                .close()
                .build(Paint.fill(theme.colour(Token.FIN)));
    }

    private List<Item> struckBox(Point at) {
        double half = BOX * unit / 2;
        double reach = 1.3 * half;
        Paint box = new Paint(theme.colour(Token.REMOVE_TINT), Stroke.solid(theme.colour(Token.REMOVE), 0.02 * unit));
        Stroke strike = Stroke.round(theme.colour(Token.REMOVE), 0.034 * unit);
        return List.of(
                new Rect(at.x() - half, at.y() - half, 2 * half, 2 * half, 0.045 * unit, box),
                new Line(at.x() - reach, at.y() + reach, at.x() + reach, at.y() - reach, strike));
    }
}
