package dev.clew.docs.guide;

import dev.clew.core.SearchOptions;
import dev.clew.core.SearchOptions.Switch;
import java.util.List;
import java.util.Locale;

/**
 * What the rules of branching are worth: guesses for each puzzle as they are switched on one after the other.
 *
 * @param singles the efforts with singles as the only rules of deduction
 * @param all the efforts with every rule
 */
record SlopeChart(List<Sample.Effort> singles, List<Sample.Effort> all) {
    private static final double STEP = 134;
    private static final double HEIGHT = 176;
    private static final double INDENT = 40;

    static SlopeChart measure(Sample sample) {
        return new SlopeChart(variants(sample, Sample.singlesOnly()), variants(sample, SearchOptions.all()));
    }

    private static List<Sample.Effort> variants(Sample sample, SearchOptions rules) {
        return List.of(
                        rules.without(Switch.FEWEST_CANDIDATES, Switch.OPEN_PEERS, Switch.IMPACT),
                        rules.without(Switch.OPEN_PEERS, Switch.IMPACT),
                        rules.without(Switch.IMPACT),
                        rules)
                .stream()
                .map(sample::effort)
                .toList();
    }

    /** The lines, in a frame of four columns; the template has the names of the columns. */
    String svg() {
        double unit = HEIGHT / Math.ceil(singles.get(0).guesses());
        return Svg.broken(line(
                        singles.stream().map(Sample.Effort::guesses).toList(),
                        "proof",
                        "singles, to the proof",
                        -11,
                        unit)
                + line(
                        singles.stream().map(Sample.Effort::guessesToFirst).toList(),
                        "solution",
                        "singles, to the solution",
                        -11,
                        unit)
                + line(all.stream().map(Sample.Effort::guesses).toList(), "all", "all rules, to the proof", 19, unit));
    }

    private static String line(List<Double> values, String look, String name, double labelBelow, double unit) {
        StringBuilder data = new StringBuilder();
        StringBuilder points = new StringBuilder();
        for (int i = 0; i < values.size(); i++) {
            String x = place(INDENT + i * STEP);
            double y = HEIGHT - unit * values.get(i);
            data.append(i == 0 ? "M" : " L").append(x).append(" ").append(place(y));
            points.append("<circle cx=\"%s\" cy=\"%s\" r=\"4\"/><text x=\"%s\" y=\"%s\">%s</text>\n"
                    .formatted(x, place(y), x, place(y + labelBelow), number(values.get(i))));
        }
        double last = HEIGHT - unit * values.get(values.size() - 1);
        // Names keep to the side of their numbers, so that lines may end close together.
        double side = 4 * Math.signum(labelBelow);
        String label = "<text class=\"name\" x=\"%s\" y=\"%s\">%s</text>\n"
                .formatted(place(INDENT + 3 * STEP + 14), place(last + 4.4 + side), name);
        return "<g class=\"%s\">\n<path d=\"%s\"/>\n%s%s</g>\n".formatted(look, data, points, label);
    }

    private static String place(double value) {
        return String.format(Locale.ROOT, "%.1f", value);
    }

    static String number(double value) {
        return String.format(Locale.ROOT, "%.2f", value);
    }
}
