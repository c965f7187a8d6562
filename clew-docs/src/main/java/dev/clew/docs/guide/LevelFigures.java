package dev.clew.docs.guide;

import dev.clew.core.Puzzle;
import dev.clew.logic.level.ClewLevel;
import dev.clew.logic.level.ClewScale;
import dev.clew.logic.level.LevelRating;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The threads of seven puzzles, one of each level, under one another. */
final class LevelFigures {
    private static final double WIDTH = 728;
    private static final double BASE = 56;
    private static final double RISE = 8.5;

    private final double step;

    private LevelFigures(double step) {
        this.step = step;
    }

    static Page page() {
        List<Puzzle> puzzles = puzzles();
        List<EasiestPath> ways = puzzles.stream().map(EasiestPath::through).toList();
        int most = ways.stream().mapToInt(way -> way.knots().size()).max().orElseThrow();
        LevelFigures figures = new LevelFigures((WIDTH - 12) / (most - 1));
        StringBuilder rows = new StringBuilder();
        for (int i = 0; i < puzzles.size(); i++) {
            rows.append(figures.row(ClewScale.standard().rate(puzzles.get(i)), ways.get(i)));
        }
        return new Page("levels", Map.of("rows", Svg.broken(rows.toString())), List.of());
    }

    /** The puzzles of the list, easiest first. */
    static List<Puzzle> puzzles() {
        return Guide.resource("threads.txt")
                .lines()
                .filter(line -> !line.startsWith("#"))
                .map(line -> Puzzle.parse(line.substring(0, line.indexOf(' '))))
                .toList();
    }

    private String row(LevelRating rating, EasiestPath way) {
        ClewLevel level = rating.level();
        return """
                <li>
                <h3 class="level-%d"><i class="dot"></i> %s <small>%d</small></h3>
                <p>%s</p>
                <svg viewBox="0 0 %s 66" role="img" aria-label="%s: %d steps">
                %s%s%s%s</svg>
                </li>
                """.formatted(
                        level.ordinal(),
                        level.id(),
                        rating.score(),
                        rating.bottleneck().map(LevelFigures::bottleneck).orElse(""),
                        number(WIDTH),
                        level.id(),
                        way.knots().size(),
                        lines(level, way),
                        thread(way),
                        peak(way),
                        end(way));
    }

    private static String bottleneck(LevelRating.Bottleneck it) {
        return shortName(it.techniques().get(0).name()) + ", " + it.alternatives()
                + (it.alternatives() == 1 ? " way on" : " ways on");
    }

    private static String shortName(String name) {
        return name.replace("Almost Locked Set XZ-Rule", "ALS-XZ").replace(" in a box", ", box");
    }

    private double x(int knot) {
        return 4 + knot * step;
    }

    private static double y(ClewLevel level) {
        return BASE - level.ordinal() * RISE;
    }

    /** A line for each level up to the puzzle's own. */
    private String lines(ClewLevel level, EasiestPath way) {
        StringBuilder data = new StringBuilder();
        String end = number(x(way.knots().size() - 1) + (way.openCells() > 0 ? 64 : 6));
        for (int i = 0; i <= Math.min(level.ordinal(), ClewLevel.EXTREME.ordinal()); i++) {
            data.append("M0 ")
                    .append(number(BASE - i * RISE))
                    .append("H")
                    .append(end)
                    .append(" ");
        }
        return "<path class=\"hair\" d=\"" + data.toString().strip() + "\"/>\n";
    }

    private String thread(EasiestPath way) {
        StringBuilder data = new StringBuilder();
        StringBuilder knots = new StringBuilder();
        for (int i = 0; i < way.knots().size(); i++) {
            EasiestPath.Knot knot = way.knots().get(i);
            String at = number(x(i)) + " " + number(y(knot.level()));
            if (i == 0) {
                data.append("M").append(at);
            } else {
                String half = number(x(i) - step / 2);
                String before = number(y(way.knots().get(i - 1).level()));
                data.append(" C%s %s %s %s %s".formatted(half, before, half, number(y(knot.level())), at));
            }
            knots.append("<circle class=\"level-%d %s\" cx=\"%s\" cy=\"%s\" r=\"%s\"/>\n"
                    .formatted(
                            knot.level().ordinal(),
                            knot.places() ? "places" : "removes",
                            number(x(i)),
                            number(y(knot.level())),
                            number(1.7 + 0.3 * knot.level().ordinal())));
        }
        return "<path class=\"thread\" d=\"" + data + "\"/>\n" + knots;
    }

    /** Names the first step at the top, where the path is no longer all singles. */
    private String peak(EasiestPath way) {
        ClewLevel top = way.knots().stream()
                .map(EasiestPath.Knot::level)
                .max(ClewLevel::compareTo)
                .orElseThrow();
        for (int i = 0; i < way.knots().size() && top.compareTo(ClewLevel.MODERATE) >= 0; i++) {
            if (way.knots().get(i).level() == top) {
                String name = shortName(way.knots().get(i).step().technique().name());
                return "<text x=\"%s\" y=\"%s\">%s</text>\n".formatted(number(x(i) - 4), number(y(top) - 7), name);
            }
        }
        return "";
    }

    private String end(EasiestPath way) {
        if (way.openCells() == 0) {
            return "";
        }
        int last = way.knots().size() - 1;
        double y = y(way.knots().get(last).level());
        return "<path class=\"thread ahead\" d=\"M%s %sh52\"/>\n<text x=\"%s\" y=\"%s\">%s</text>\n"
                .formatted(
                        number(x(last) + 8),
                        number(y),
                        number(x(last) + 72),
                        number(y + 4),
                        "Here the catalogue ends, with " + way.openCells() + " cells still open.");
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, "%.1f", value);
    }
}
