package dev.clew.press.paint;

import dev.clew.core.Candidate;
import dev.clew.press.diagram.Diagram;
import dev.clew.press.diagram.Link;
import dev.clew.press.paint.LinkPlan.Route;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds for each link the quadratic curve that disturbs least: bows of many heights on both sides, with the control point
 * early, midway or late, are weighed by what they pass and how far they stray. Links are routed in chain order, and the
 * first of equal curves wins, so that the same diagram always gives the same picture.
 */
public final class LinkRouter {
    /** Heights of the bow's apex as shares of the link's length: from one to the other, each a little higher. */
    private static final double LOWEST_BOW = 0.008;

    private static final double HIGHEST_BOW = 0.50;
    private static final double NEXT_BOW = 1.12;

    /** Where along the way the control point stands; midway first, because ties go to the symmetric curve. */
    private static final double[] CONTROLS = {0.5, 0.15, 0.85, 0, 1};

    private static final double SAMPLE = 0.06;
    private static final double NEARLY_STRAIGHT = 0.015;

    /** How finely the ends of a curve are cut to find the place where it leaves its node. */
    private static final int TRIM_STEPS = 240;

    private final Diagram diagram;
    private final GridLayout layout;
    private final List<Capsule> capsules;
    private final Obstacles obstacles;

    LinkRouter(Diagram diagram, GridLayout layout, List<Capsule> capsules) {
        this.diagram = diagram;
        this.layout = layout;
        this.capsules = capsules;
        this.obstacles = new Obstacles(diagram, layout, capsules);
    }

    List<Route> route(List<Link> links) {
        List<Route> routes = new ArrayList<>();
        for (Link link : links) {
            Quadratic curve = cheapest(link);
            List<Point> points = curve.samples(SAMPLE * layout.side());
            obstacles.add(points);
            routes.add(new Route(link, curve, points));
        }
        return routes;
    }

    private Quadratic cheapest(Link link) {
        Candidate from = link.from().get(0);
        Candidate to = link.to().get(0);
        for (Candidate first : link.from()) {
            for (Candidate second : link.to()) {
                if (distance(first, second) < distance(from, to) - 1e-6) {
                    from = first;
                    to = second;
                }
            }
        }
        LinkEnd start = LinkEnd.of(from, diagram, layout, capsules);
        LinkEnd end = LinkEnd.of(to, diagram, layout, capsules);
        return cheapest(start, end, obstacles.rolesBeside(List.of(from, to)));
    }

    private double distance(Candidate first, Candidate second) {
        return layout.mark(first).distance(layout.mark(second));
    }

    private Quadratic cheapest(LinkEnd start, LinkEnd end, List<Point> beside) {
        double length = start.at().distance(end.at());
        Quadratic best = new Quadratic(start.at(), start.at().towards(end.at(), 0.5), end.at());
        double bestCost = Double.POSITIVE_INFINITY;
        for (double bow = LOWEST_BOW; bow <= HIGHEST_BOW; bow *= NEXT_BOW) {
            if (shapeCost(bow, 0.5, length) >= bestCost && bow > NEARLY_STRAIGHT) {
                break;
            }
            for (double control : CONTROLS) {
                double shape = shapeCost(bow, control, length);
                for (int side = -1; side <= 1 && shape < bestCost; side += 2) {
                    Quadratic curve = curve(start, end, bow * side, control);
                    double cost = shape + cost(curve, start, end, beside, bestCost - shape);
                    if (cost < bestCost - 1e-9) {
                        bestCost = cost;
                        best = curve;
                    }
                }
            }
        }
        return best;
    }

    /** The apex of a quadratic curve lies half as high as its control point. */
    private static Quadratic curve(LinkEnd start, LinkEnd end, double bow, double control) {
        Point way = end.at().minus(start.at());
        Point bend = start.at().plus(way.times(control)).plus(way.across().times(2 * bow));
        return trim(new Quadratic(start.at(), bend, end.at()), start, end);
    }

    private double shapeCost(double bow, double control, double length) {
        double apex = bow * length / layout.side();
        return 3 * bow + 1.3 * apex * apex + (control == 0.5 ? 0 : 0.5) + (bow < NEARLY_STRAIGHT ? 0.25 : 0);
    }

    /** What a curve passes, given up once it is above the limit. */
    private double cost(Quadratic curve, LinkEnd start, LinkEnd end, List<Point> beside, double limit) {
        double cost = start.cost(curve.from(), layout.roleUnit()) + end.cost(curve.to(), layout.roleUnit());
        for (Point point : curve.samples(SAMPLE * layout.side())) {
            if (cost > limit) {
                return cost;
            }
            cost += obstacles.cost(point, beside);
        }
        return cost;
    }

    /** The part outside the nodes at both ends; half the curve at least stays, however near they are. */
    private static Quadratic trim(Quadratic curve, LinkEnd start, LinkEnd end) {
        int first = 0;
        while (first < TRIM_STEPS * 2 / 5 && start.hides(curve.at((double) first / TRIM_STEPS))) {
            first++;
        }
        int last = TRIM_STEPS;
        while (last > TRIM_STEPS * 3 / 5 && end.hides(curve.at((double) last / TRIM_STEPS))) {
            last--;
        }
        return curve.part((double) first / TRIM_STEPS, (double) last / TRIM_STEPS);
    }
}
