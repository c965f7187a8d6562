package dev.clew.docs.guide;

import dev.clew.core.Digits;
import dev.clew.core.Shape;
import dev.clew.press.GridFigure;
import dev.clew.press.picture.Bounds;
import dev.clew.press.picture.Circle;
import dev.clew.press.picture.Colour;
import dev.clew.press.picture.Face;
import dev.clew.press.picture.Glow;
import dev.clew.press.picture.Paint;
import dev.clew.press.picture.Rect;
import dev.clew.press.picture.Stroke;
import dev.clew.press.picture.Text;
import dev.clew.press.picture.Text.Anchor;
import dev.clew.press.style.Theme;
import dev.clew.press.style.Token;
import java.util.List;
import java.util.stream.Collectors;

/** Page 1: the cover. One cell glows, and the thread leads from the ball through six knots to it. */
final class OverviewPage {
    private static final Colour PAPER = new Colour(0x14110D);
    private static final Colour WALL = new Colour(0x2B251C);
    private static final Colour BLANK = new Colour(0x191510);
    private static final Colour GOLD = new Colour(0xF2C35B);

    private static final double SIDE = 50;
    private static final double GRID_TOP = 92;
    private static final double KNOTS = 647;
    private static final double FIRST_KNOT = 156;
    private static final double KNOT_STEP = 112;

    private static final List<String> BADGES = List.of(
            "plain text input",
            "row, column, block units",
            "candidate masks",
            "naked singles",
            "hidden singles",
            "guided backtracking");

    private final Sheet sheet = new Sheet(Theme.DARK);
    private final Shape shape = CoverPuzzle.POSITION.shape();
    private final GridFigure grid = new GridFigure(shape, Sheet.RIGHT - 9 * SIDE, GRID_TOP, SIDE);

    static Page page() {
        return new OverviewPage().draw();
    }

    private Page draw() {
        sheet.add(new Rect(0, 0, Sheet.WIDTH, Sheet.HEIGHT, 0, Paint.fill(PAPER)));
        sheet.add(new Glow(grid.centreX(CoverPuzzle.FOCUS), grid.centreY(CoverPuzzle.FOCUS), 288, GOLD, 0.07));
        drawHead();
        drawBadges();
        drawGrid();
        drawThread();
        drawStations();
        drawCaption();
        return new Page(
                "overview",
                "How Clew turns blanks into certainty",
                "",
                sheet.picture("Overview", "The cover puzzle; a thread leads through six stations to one glowing cell."),
                List.of(new Page.Figure(grid, CoverPuzzle.POSITION)));
    }

    private void drawHead() {
        ThreadLine tail =
                ThreadLine.from(79, 112).curve(88, 113, 91, 107, 97, 108).curve(101, 108.6, 103, 112, 107, 110);
        sheet.add(tail.path(Paint.stroke(Stroke.round(sheet.colour(Token.THREAD), 2))));
        sheet.addAll(YarnBall.draw(80, 101, 11.5, sheet.colour(Token.THREAD), PAPER));
        sheet.text(118, 109, Anchor.START, "Clew", Face.TITLE, 27, Token.INK);
        sheet.set(
                Sheet.LEFT,
                408,
                Prose.of(
                        "An illustrated tour of the engine: what it sees in a half-empty grid, what it may conclude,"
                                + " and how it finds the way out when conclusions end.",
                        16.5,
                        480),
                25,
                Anchor.START,
                Token.INK2);
    }

    private void drawBadges() {
        double x = Sheet.LEFT;
        double y = 492;
        for (String badge : BADGES) {
            double width = Face.TEXT.width(badge, 13) + 28;
            if (x + width > 540) {
                x = Sheet.LEFT;
                y += 38;
            }
            Stroke line = Stroke.solid(sheet.colour(Token.THIN), 1);
            sheet.add(new Rect(x, y, width, 28, 14, Paint.stroke(line)));
            sheet.text(x + width / 2, y + 18.6, Anchor.MIDDLE, badge, Face.TEXT, 13, Token.INK2);
            x += width + 8;
        }
    }

    private void drawGrid() {
        CellGrid cells = new CellGrid(grid, BLANK);
        Colour ink = sheet.colour(Token.INK);
        for (int cell = 0; cell < shape.cells(); cell++) {
            int value = CoverPuzzle.POSITION.value(cell);
            if (value != 0) {
                cells.tint(cell, WALL).figure(cell, value, Face.STRONG, ink);
            }
        }
        sheet.addAll(cells.ground(Theme.DARK));
        sheet.add(new Glow(grid.centreX(CoverPuzzle.FOCUS), grid.centreY(CoverPuzzle.FOCUS), 86, GOLD, 0.42));
        Bounds focus = grid.cell(CoverPuzzle.FOCUS).grow(-1);
        double side = focus.right() - focus.left();
        Paint gold = new Paint(GOLD.over(BLANK, 0.18), Stroke.solid(GOLD, 2));
        sheet.add(new Rect(focus.left(), focus.top(), side, side, 6, gold));
        cells.marks(CoverPuzzle.FOCUS, candidates(), 0.33, Face.STRONG, GOLD);
        sheet.add(cells.figures());
    }

    private static Digits candidates() {
        return CoverPuzzle.candidates(CoverPuzzle.FOCUS);
    }

    private void drawThread() {
        ThreadLine line = ThreadLine.from(94, KNOTS + 5).wave(FIRST_KNOT, KNOTS);
        for (int i = 1; i < 6; i++) {
            // A thread is never quite straight: it sags and rises between its knots.
            double sag = i % 2 == 1 ? 5 : -5;
            double x = FIRST_KNOT + i * KNOT_STEP;
            line.curve(x - KNOT_STEP * 0.7, KNOTS + sag, x - KNOT_STEP * 0.3, KNOTS + sag, x, KNOTS);
        }
        int[] way = CoverPuzzle.wayOut();
        double down = grid.centreX(way[way.length - 1]);
        double below = grid.bounds().bottom() + 34;
        line.curve(FIRST_KNOT + 5 * KNOT_STEP + 70, KNOTS + 4, down, KNOTS + 12, down, below);
        for (int i = 0; i < way.length / 2; i++) {
            int other = way[i];
            way[i] = way[way.length - 1 - i];
            way[way.length - 1 - i] = other;
        }
        line.cells(grid, way);
        line.line(grid.centreX(CoverPuzzle.FOCUS), grid.cell(CoverPuzzle.FOCUS).bottom());
        sheet.thread(line);
        sheet.addAll(YarnBall.draw(80.5, KNOTS, 14, sheet.colour(Token.THREAD), PAPER));
    }

    private void drawStations() {
        station(0, "parse", shape.cells() + " characters", "become a grid");
        station(1, "model", shape.houses() + " units,", shape.peerCount(CoverPuzzle.FOCUS) + " peers a cell");
        station(2, "mask", "nine bits", "for nine values");
        station(3, "deduce", "singles, until", "nothing moves");
        station(4, "branch", "fewest candidates", "first");
        station(5, "solve", "one answer,", "and it is proven");
        double last = FIRST_KNOT + 5 * KNOT_STEP;
        sheet.add(new Circle(last, KNOTS, 2.4, Paint.fill(GOLD)));
    }

    private void station(int index, String name, String first, String second) {
        double x = FIRST_KNOT + index * KNOT_STEP;
        Stroke line = Stroke.solid(sheet.colour(Token.THREAD), 2.2);
        sheet.add(new Circle(x, KNOTS, 5.6, new Paint(PAPER, line)));
        sheet.text(x, KNOTS + 32, Anchor.MIDDLE, name, Face.STRONG, 14.5, Token.INK);
        sheet.text(x, KNOTS + 52, Anchor.MIDDLE, first, Face.TEXT, Sheet.LABEL, Token.INK2);
        sheet.text(x, KNOTS + 68, Anchor.MIDDLE, second, Face.TEXT, Sheet.LABEL, Token.INK2);
    }

    private void drawCaption() {
        String values = candidates().stream().mapToObj(String::valueOf).collect(Collectors.joining(" or "));
        double y = grid.bounds().bottom() + 27;
        Text.Span cell = new Text.Span(shape.cellName(CoverPuzzle.FOCUS), Face.STRONG, 12.5, GOLD);
        Text.Span rest = new Text.Span(" can still be " + values + ";", Face.TEXT, 12.5);
        Colour ink = sheet.colour(Token.INK3);
        sheet.add(new Text(Sheet.RIGHT, y, Anchor.END, List.of(cell, rest), ink, null));
        sheet.text(Sheet.RIGHT, y + 18, Anchor.END, "the thread reaches it", Face.TEXT, 12.5, Token.INK3);
        sheet.text(Sheet.RIGHT, y + 36, Anchor.END, "through blanks alone.", Face.TEXT, 12.5, Token.INK3);
    }
}
