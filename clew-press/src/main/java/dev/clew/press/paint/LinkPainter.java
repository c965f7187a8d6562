package dev.clew.press.paint;

import dev.clew.core.Candidate;
import dev.clew.press.diagram.Link;
import dev.clew.press.picture.Group;
import dev.clew.press.picture.Item;
import dev.clew.press.picture.Paint;
import dev.clew.press.picture.Part;
import dev.clew.press.picture.Path;
import dev.clew.press.picture.Stroke;
import dev.clew.press.style.Theme;
import dev.clew.press.style.Token;
import java.util.ArrayList;
import java.util.List;

/** Paints capsules and links: solid where strong, dashed where weak, an arrowhead at the far end. */
public final class LinkPainter {
    private static final double STRONG = 0.042;
    /** Width of the line of a weak link, and of the outline of a group. */
    public static final double WEAK = 0.030;

    private static final double HEAD = 0.10;

    private final Theme theme;

    /** The side of a cell on a lattice of three columns, or what stands for it. */
    private final double unit;

    public LinkPainter(Theme theme, double unit) {
        this.theme = theme;
        this.unit = unit;
    }

    /** The capsules of a plan. */
    public Group capsules(LinkPlan plan) {
        List<Item> items = new ArrayList<>();
        for (LinkPlan.Group group : plan.groups()) {
            items.add(new Part("capsule", names(group.capsule().candidates()), groupCapsule(group)));
        }
        for (LinkPlan.Pair pair : plan.pairs()) {
            Paint paint = new Paint(theme.colour(Token.SURFACE), stroke(pair.link()));
            List<Item> outlines =
                    List.copyOf(pair.capsule().outlines(pair.capsule().radius(), paint));
            items.add(new Part("capsule", names(pair.capsule().candidates()), outlines));
        }
        return new Group("capsules", items);
    }

    /** All outlines first, then all insides, so that stretches of one group run into each other. */
    private List<Item> groupCapsule(LinkPlan.Group group) {
        Capsule capsule = group.capsule();
        double half = WEAK * unit / 2;
        Paint line = Paint.fill(theme.colour(ink(group.branch())));
        List<Item> items = new ArrayList<>(capsule.outlines(capsule.radius() + half, line));
        items.addAll(capsule.outlines(capsule.radius() - half, Paint.fill(theme.colour(Token.SURFACE))));
        return items;
    }

    /** The links of a plan, in chain order. */
    public Group links(LinkPlan plan) {
        List<Item> items = new ArrayList<>();
        for (LinkPlan.Route route : plan.routes()) {
            List<String> ends = names(route.link().candidates().toList());
            items.add(new Part("link", ends, draw(route.link(), route.curve())));
        }
        return new Group("links", items);
    }

    private static List<String> names(List<Candidate> candidates) {
        return candidates.stream().map(Candidate::toString).toList();
    }

    /** A link along a curve. */
    public List<Item> draw(Link link, Quadratic curve) {
        return List.of(line(link, curve), head(link, curve));
    }

    public List<Item> draw(Link.Kind kind, int branch, Quadratic curve) {
        return List.of(line(kind, branch, curve), head(branch, curve));
    }

    /** The line of a link; it ends in the middle of the head, so that its end does not show. */
    public Path line(Link link, Quadratic curve) {
        return line(link.kind(), link.branch(), curve);
    }

    private Path line(Link.Kind kind, int branch, Quadratic curve) {
        Quadratic line = curve.part(0, endBeforeHead(curve));
        Path.Builder path = new Path.Builder().move(line.from().x(), line.from().y());
        path.quadratic(
                line.control().x(), line.control().y(), line.to().x(), line.to().y());
        return path.build(Paint.stroke(stroke(kind, branch)));
    }

    /** The arrowhead of a link. */
    public Path head(Link link, Quadratic curve) {
        return head(link.branch(), curve);
    }

    private double endBeforeHead(Quadratic curve) {
        double t = 1;
        while (t > 0.5 && curve.at(t).distance(curve.to()) < 0.8 * HEAD * unit) {
            t -= 0.005;
        }
        return t;
    }

    private Path head(int branch, Quadratic curve) {
        Point base = curve.at(endBeforeHead(curve));
        Point back = base.minus(curve.to()).unit().times(HEAD * unit);
        Point across = back.across().times(0.5);
        Point left = curve.to().plus(back).plus(across);
        Point right = curve.to().plus(back).minus(across);
        return new Path.Builder()
                .move(curve.to().x(), curve.to().y())
                .line(left.x(), left.y())
                .line(right.x(), right.y())
                .close()
                .build(Paint.fill(theme.colour(ink(branch))));
    }

    private Stroke stroke(Link link) {
        return stroke(link.kind(), link.branch());
    }

    private Stroke stroke(Link.Kind kind, int branch) {
        return switch (kind) {
            case STRONG -> Stroke.round(theme.colour(ink(branch)), STRONG * unit);
            case WEAK -> Stroke.dashed(theme.colour(ink(branch)), WEAK * unit, 0.085 * unit, 0.06 * unit);
        };
    }

    private static Token ink(int branch) {
        return branch == 1 ? Token.BECAUSE : Token.FIN;
    }
}
