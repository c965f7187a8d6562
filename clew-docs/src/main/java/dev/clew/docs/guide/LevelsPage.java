package dev.clew.docs.guide;

import dev.clew.core.Puzzle;
import dev.clew.logic.level.ClewLevel;
import dev.clew.logic.level.ClewScale;
import dev.clew.logic.level.LevelRating;
import dev.clew.press.picture.Circle;
import dev.clew.press.picture.Colour;
import dev.clew.press.picture.Face;
import dev.clew.press.picture.Line;
import dev.clew.press.picture.Paint;
import dev.clew.press.picture.Stroke;
import dev.clew.press.picture.Text;
import dev.clew.press.picture.Text.Anchor;
import dev.clew.press.style.Dye;
import dev.clew.press.style.Theme;
import dev.clew.press.style.Token;
import java.util.List;

/** Page 10: the threads of seven puzzles, one of each level, under one another. */
final class LevelsPage {
    private static final double FIRST_BASE = 206;
    private static final double ROW = 78;
    private static final double RISE = 8.5;
    private static final double LEFT = 326;

    private final Sheet sheet = new Sheet(Theme.LIGHT);
    private final List<Puzzle> puzzles;
    private final List<GentleWay> ways;
    private final double step;

    private LevelsPage(List<Puzzle> puzzles) {
        this.puzzles = puzzles;
        this.ways = puzzles.stream().map(GentleWay::through).toList();
        int most = ways.stream().mapToInt(way -> way.knots().size()).max().orElseThrow();
        this.step = (Sheet.RIGHT - LEFT - 8) / (most - 1);
    }

    static Page page() {
        return new LevelsPage(puzzles()).draw();
    }

    /** The puzzles of the list, easiest first. */
    static List<Puzzle> puzzles() {
        return Guide.resource("threads.txt")
                .lines()
                .filter(line -> !line.startsWith("#"))
                .map(line -> Puzzle.parse(line.substring(0, line.indexOf(' '))))
                .toList();
    }

    private Page draw() {
        for (int i = 0; i < puzzles.size(); i++) {
            drawRow(FIRST_BASE + i * ROW, ClewScale.standard().rate(puzzles.get(i)), ways.get(i));
        }
        drawLegend(FIRST_BASE + puzzles.size() * ROW - 26);
        return new Page(
                "levels",
                "How hard, and where",
                "Seven puzzles, seven threads. A level says how high a puzzle climbs, and how narrow the way is up there.",
                sheet.picture(
                        "Levels", "Seven threads, from beginner to beyond, each rising where its puzzle is hard."),
                List.of());
    }

    private void drawLegend(double y) {
        Colour ink = sheet.colour(Token.INK2);
        sheet.add(new Circle(LEFT + 4, y - 4, 3, Paint.fill(ink)));
        sheet.caption(LEFT + 14, y, 200, "places a value");
        Paint ring = new Paint(sheet.colour(Token.PAPER), Stroke.solid(ink, 1.3));
        sheet.add(new Circle(LEFT + 124, y - 4, 3, ring));
        sheet.caption(LEFT + 134, y, 200, "removes candidates");
        sheet.caption(LEFT + 268, y, 460, "A knot is a step, a line is a level; the number is the score to sort by.");
    }

    private void drawRow(double base, LevelRating rating, GentleWay way) {
        ClewLevel level = rating.level();
        Colour dye = Dye.of(level).in(Theme.LIGHT);
        sheet.add(new Circle(Sheet.LEFT + 5, base - 24, 5, Paint.fill(dye)));
        sheet.add(Text.of(Sheet.LEFT + 20, base - 17, Anchor.START, level.id(), Face.TITLE, 25, dye));
        sheet.text(LEFT - 26, base - 17, Anchor.END, String.valueOf(rating.score()), Face.STRONG, 13, Token.INK2);
        rating.bottleneck().ifPresent(it -> sheet.caption(Sheet.LEFT + 20, base + 2, 216, bottleneck(it)));
        Stroke hair = Stroke.solid(sheet.colour(Token.HAIR), 1);
        double end = x(way.knots().size() - 1) + (way.openCells() > 0 ? 64 : 6);
        for (int i = 0; i <= Math.min(level.ordinal(), ClewLevel.EXTREME.ordinal()); i++) {
            sheet.add(new Line(LEFT, base - i * RISE, end, base - i * RISE, hair));
        }
        drawThread(base, way);
    }

    private static String bottleneck(LevelRating.Bottleneck it) {
        return shortName(it.techniques().get(0).name()) + ", " + it.alternatives()
                + (it.alternatives() == 1 ? " way on" : " ways on");
    }

    private static String shortName(String name) {
        return name.replace("Almost Locked Set XZ-Rule", "ALS-XZ").replace(" in a box", ", box");
    }

    private double x(int knot) {
        return LEFT + 4 + knot * step;
    }

    private static double y(double base, GentleWay.Knot knot) {
        return base - knot.level().ordinal() * RISE;
    }

    private void drawThread(double base, GentleWay way) {
        List<GentleWay.Knot> knots = way.knots();
        ThreadLine line = ThreadLine.from(x(0), y(base, knots.get(0)));
        for (int i = 1; i < knots.size(); i++) {
            line.wave(x(i), y(base, knots.get(i)));
        }
        Colour thread = sheet.colour(Token.THREAD);
        sheet.add(line.path(Paint.stroke(Stroke.round(thread, 1.5))));
        for (int i = 0; i < knots.size(); i++) {
            drawKnot(x(i), y(base, knots.get(i)), knots.get(i));
        }
        drawPeak(base, knots);
        drawEnd(base, way);
    }

    private void drawKnot(double x, double y, GentleWay.Knot knot) {
        double radius = 1.7 + 0.3 * knot.level().ordinal();
        Colour dye = Dye.of(knot.level()).in(Theme.LIGHT);
        Paint paint = knot.places() ? Paint.fill(dye) : new Paint(sheet.colour(Token.PAPER), Stroke.solid(dye, 1.3));
        sheet.add(new Circle(x, y, radius, paint));
    }

    /** Names the first step at the top, where the way is no longer all singles. */
    private void drawPeak(double base, List<GentleWay.Knot> knots) {
        ClewLevel top = knots.stream()
                .map(GentleWay.Knot::level)
                .max(ClewLevel::compareTo)
                .orElseThrow();
        if (top.compareTo(ClewLevel.MODERATE) < 0) {
            return;
        }
        for (int i = 0; i < knots.size(); i++) {
            if (knots.get(i).level() == top) {
                String name = shortName(knots.get(i).step().technique().name());
                Stroke halo = Stroke.round(sheet.colour(Token.PAPER), 4);
                List<Text.Span> label = List.of(new Text.Span(name, Face.TEXT, 10.5));
                sheet.add(new Text(
                        x(i) - 4, y(base, knots.get(i)) - 7, Anchor.START, label, sheet.colour(Token.INK2), halo));
                return;
            }
        }
    }

    private void drawEnd(double base, GentleWay way) {
        int last = way.knots().size() - 1;
        double y = y(base, way.knots().get(last));
        if (way.openCells() > 0) {
            Stroke dots = new Stroke(sheet.colour(Token.THREAD), 1.5, List.of(0.0, 5.0), true);
            sheet.add(new Line(x(last) + 8, y, x(last) + 60, y, dots));
            sheet.caption(
                    x(last) + 72,
                    y + 4,
                    400,
                    "Here the catalogue ends, with " + way.openCells() + " cells still open.");
        }
    }
}
