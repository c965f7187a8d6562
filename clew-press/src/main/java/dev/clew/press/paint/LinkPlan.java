package dev.clew.press.paint;

import dev.clew.core.Candidate;
import dev.clew.press.diagram.Diagram;
import dev.clew.press.diagram.Link;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * How the links of a diagram run: capsules within cells, capsules around groups, curves for the rest.
 *
 * @param pairs the links within one cell
 * @param groups the ends that are more than one candidate
 * @param routes the links from cell to cell, in chain order
 */
public record LinkPlan(List<Pair> pairs, List<Group> groups, List<Route> routes) {
    /** More than this and a picture becomes a net: then only the first branch is drawn. */
    static final int MOST_LINKS = 14;

    /** A link within one cell. */
    public record Pair(Link link, Capsule capsule) {}

    /** An end of a link that is more than one candidate. */
    public record Group(int branch, Capsule capsule) {}

    /**
     * A link and the curve it takes.
     *
     * @param curve trimmed at both ends
     * @param points along the curve, close to each other
     */
    public record Route(Link link, Quadratic curve, List<Point> points) {}

    public static LinkPlan of(Diagram diagram, GridLayout layout) {
        List<Pair> pairs = new ArrayList<>();
        List<Group> groups = new ArrayList<>();
        List<Link> lines = new ArrayList<>();
        for (Link link : visible(diagram)) {
            if (link.isWithinOneCell()) {
                pairs.add(new Pair(
                        link, Capsule.around(link.candidates().distinct().toList(), layout)));
            } else {
                lines.add(link);
                addGroup(groups, link.from(), link.branch(), layout);
                addGroup(groups, link.to(), link.branch(), layout);
            }
        }
        LinkPlan still = new LinkPlan(pairs, groups, List.of());
        if (lines.isEmpty()) {
            return still;
        }
        return new LinkPlan(
                pairs, groups, new LinkRouter(diagram, layout, still.capsules().toList()).route(lines));
    }

    /** The links that are drawn. */
    public static List<Link> visible(Diagram diagram) {
        return diagram.links().size() <= MOST_LINKS
                ? diagram.links()
                : diagram.links().stream().filter(link -> link.branch() == 1).toList();
    }

    private static void addGroup(List<Group> groups, List<Candidate> end, int branch, GridLayout layout) {
        boolean known =
                groups.stream().anyMatch(group -> group.capsule().candidates().equals(end));
        if (end.size() > 1 && !known) {
            groups.add(new Group(branch, Capsule.around(end, layout)));
        }
    }

    public Stream<Capsule> capsules() {
        return Stream.concat(pairs.stream().map(Pair::capsule), groups.stream().map(Group::capsule));
    }

    /** Whether a link from cell to cell passes a point within a distance. */
    boolean passes(Point point, double distance) {
        for (Route route : routes) {
            for (Point sample : route.points()) {
                if (sample.distance(point) < distance) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether a point lies on the inside of a capsule. */
    boolean isInCapsule(Point point) {
        return capsules().anyMatch(capsule -> capsule.distance(point) < capsule.radius());
    }
}
