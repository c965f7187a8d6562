package dev.clew.press.paint;

import dev.clew.core.Candidate;
import dev.clew.press.diagram.Diagram;
import dev.clew.press.diagram.Link;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What links keep away from, and what it costs where one does not. A candidate that plays a part weighs most, then the
 * edge of the grid, then marks, other links and large digits.
 */
public final class Obstacles {
    private static final double ROLE_COST = 3;
    private static final double OUTSIDE_COST = 3;
    private static final double MARK_COST = 0.42;
    private static final double LINK_COST = 0.35;
    private static final double LINK_REACH = 0.11;
    private static final double VALUE_COST = 0.16;

    private final Diagram diagram;
    private final GridLayout layout;

    /** On a finer lattice everything small is smaller. */
    private final double unit;

    private final Map<Candidate, Point> roles = new HashMap<>();
    private final Map<Integer, List<Point>> marksOfCell = new HashMap<>();
    private final List<Point> large = new ArrayList<>();

    /** Points of links by the cells they are near to, so that a look at one cell is enough. */
    private final Map<Integer, Set<Point>> routedNearCell = new HashMap<>();

    Obstacles(Diagram diagram, GridLayout layout, List<Capsule> capsules) {
        this.diagram = diagram;
        this.layout = layout;
        this.unit = layout.roleUnit();
        for (Candidate candidate : diagram.candidates().keySet()) {
            if (Marks.isLarge(diagram, candidate)) {
                large.add(layout.centre(candidate.cell()));
            } else {
                roles.put(candidate, layout.mark(candidate));
            }
        }
        diagram.links().stream().flatMap(Link::candidates).forEach(end -> roles.put(end, layout.mark(end)));
        for (int cell = 0; cell < diagram.shape().cells(); cell++) {
            Marks.plain(diagram, cell).stream()
                    .filter(candidate -> !roles.containsKey(candidate))
                    .forEach(candidate -> addMark(layout.mark(candidate)));
        }
        Marks.letters(diagram, layout, capsules).values().forEach(this::addMark);
    }

    private void addMark(Point at) {
        marksOfCell
                .computeIfAbsent(layout.cellAt(at), cell -> new ArrayList<>())
                .add(at);
    }

    /** Later links keep away from this one too. */
    void add(List<Point> link) {
        double reach = LINK_REACH * unit;
        for (Point point : link) {
            for (int corner = 0; corner < 4; corner++) {
                Point off = new Point(corner % 2 == 0 ? -reach : reach, corner < 2 ? -reach : reach);
                routedNearCell
                        .computeIfAbsent(layout.cellAt(point.plus(off)), cell -> new LinkedHashSet<>())
                        .add(point);
            }
        }
    }

    /** The places of the candidates that play a part, but for a link's own ends. */
    List<Point> rolesBeside(List<Candidate> ends) {
        return roles.entrySet().stream()
                .filter(entry -> !ends.contains(entry.getKey()))
                .sorted(Map.Entry.comparingByKey())
                .map(Map.Entry::getValue)
                .toList();
    }

    /** The cost of passing a point; the candidates with a part that count are given. */
    double cost(Point point, List<Point> beside) {
        double cost = 0;
        for (Point role : beside) {
            cost += point.distance(role) < 0.20 * unit ? ROLE_COST : 0;
        }
        for (Point ring : large) {
            cost += point.distance(ring) < 0.44 * layout.side() ? ROLE_COST : 0;
        }
        return cost + costOfCell(point);
    }

    private double costOfCell(Point point) {
        double margin = 0.04 * layout.side();
        double extent = layout.extent();
        double x = point.x() - layout.left();
        double y = point.y() - layout.top();
        double cost = Math.min(Math.min(x, y), Math.min(extent - x, extent - y)) < margin ? OUTSIDE_COST : 0;
        int cell = layout.cellAt(point);
        if (cell < 0) {
            return cost;
        }
        for (Point link : routedNearCell.getOrDefault(cell, Set.of())) {
            if (point.distance(link) < LINK_REACH * unit) {
                cost += LINK_COST;
                break;
            }
        }
        for (Point mark : marksOfCell.getOrDefault(cell, List.of())) {
            cost += point.distance(mark) < 0.11 * unit ? MARK_COST : 0;
        }
        Point fromCentre = point.minus(layout.centre(cell));
        boolean onValue = diagram.position().value(cell) != 0
                && Math.abs(fromCentre.x()) < 0.20 * layout.side()
                && Math.abs(fromCentre.y()) < 0.25 * layout.side();
        return onValue ? cost + VALUE_COST : cost;
    }
}
