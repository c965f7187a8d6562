package dev.clew.docs.guide;

import dev.clew.core.SearchOptions;
import dev.clew.core.SearchOptions.Switch;
import dev.clew.press.picture.Circle;
import dev.clew.press.picture.Face;
import dev.clew.press.picture.Line;
import dev.clew.press.picture.Paint;
import dev.clew.press.picture.Path;
import dev.clew.press.picture.Stroke;
import dev.clew.press.picture.Text;
import dev.clew.press.picture.Text.Anchor;
import dev.clew.press.style.Token;
import java.util.List;
import java.util.Locale;

/**
 * What the rules of branching are worth: guesses for each puzzle as they are switched on one after the other.
 *
 * @param singles the efforts with singles as the only rules of deduction
 * @param all the efforts with every rule
 */
record SlopeChart(List<Sample.Effort> singles, List<Sample.Effort> all) {
    private static final List<String> NAMES =
            List.of("left to right", "fewest candidates", "ties by open peers", "values by impact");
    private static final double STEP = 134;
    private static final double TOP = 30;
    private static final double HEIGHT = 186;
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

    void draw(Sheet sheet, double x, double baseline) {
        sheet.head(x, baseline, "What it is worth: guesses for each puzzle");
        double floor = baseline + TOP + HEIGHT;
        for (int i = 0; i < NAMES.size(); i++) {
            double at = x + INDENT + i * STEP;
            sheet.add(new Line(at, floor - HEIGHT - 8, at, floor, Stroke.solid(sheet.colour(Token.HAIR), 1)));
            sheet.centredCaption(at, floor + 19, STEP, (i == 0 ? "" : "+ ") + NAMES.get(i));
        }
        sheet.hairline(x, floor, x + INDENT + 3 * STEP + INDENT, floor);
        double unit = HEIGHT / Math.ceil(singles.get(0).guesses());
        Plot plot = new Plot(sheet, x + INDENT, floor, unit);
        plot.draw(singles.stream().map(Sample.Effort::guesses).toList(), Token.BECAUSE, "singles, to the proof", -11);
        plot.draw(
                singles.stream().map(Sample.Effort::guessesToFirst).toList(),
                Token.FIN,
                "singles, to the solution",
                -11);
        plot.draw(all.stream().map(Sample.Effort::guesses).toList(), Token.INK2, "all rules, to the proof", 19);
    }

    /** The frame that the lines share. */
    private record Plot(Sheet sheet, double x, double floor, double unit) {
        void draw(List<Double> values, Token ink, String name, double labelBelow) {
            Path.Builder path = new Path.Builder().move(x, y(values.get(0)));
            for (int i = 1; i < values.size(); i++) {
                path.line(x + i * STEP, y(values.get(i)));
            }
            Stroke line =
                    ink == Token.FIN ? Stroke.dashed(sheet.colour(ink), 1.6, 5, 4) : Stroke.round(sheet.colour(ink), 2);
            sheet.add(path.build(Paint.stroke(line)));
            for (int i = 0; i < values.size(); i++) {
                drawPoint(x + i * STEP, y(values.get(i)), number(values.get(i)), ink, labelBelow);
            }
            double last = y(values.get(values.size() - 1));
            // Names keep to the side of their numbers, so that lines may end close together.
            double side = 4 * Math.signum(labelBelow);
            sheet.text(x + 3 * STEP + 14, last + 4.4 + side, Anchor.START, name, Face.TEXT, Sheet.LABEL, ink);
        }

        private void drawPoint(double at, double y, String number, Token ink, double labelBelow) {
            sheet.add(new Circle(at, y, 4, Paint.fill(sheet.colour(ink))));
            Stroke halo = Stroke.round(sheet.colour(Token.PAPER), 5);
            List<Text.Span> label = List.of(new Text.Span(number, Face.STRONG, 12.5));
            sheet.add(new Text(at, y + labelBelow, Anchor.MIDDLE, label, sheet.colour(ink), halo));
        }

        private double y(double value) {
            return floor - unit * value;
        }
    }

    static String number(double value) {
        return String.format(Locale.ROOT, "%.2f", value);
    }
}
