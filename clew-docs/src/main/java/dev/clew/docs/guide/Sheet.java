package dev.clew.docs.guide;

import dev.clew.press.GridFigure;
import dev.clew.press.picture.Circle;
import dev.clew.press.picture.Colour;
import dev.clew.press.picture.Face;
import dev.clew.press.picture.Group;
import dev.clew.press.picture.Item;
import dev.clew.press.picture.Line;
import dev.clew.press.picture.Paint;
import dev.clew.press.picture.Picture;
import dev.clew.press.picture.Rect;
import dev.clew.press.picture.Stroke;
import dev.clew.press.picture.Text;
import dev.clew.press.picture.Text.Anchor;
import dev.clew.press.style.Theme;
import dev.clew.press.style.Token;
import java.util.ArrayList;
import java.util.List;

/**
 * The paper of one page: A4 landscape in pixels of a 96th of an inch, with the margins, the columns and the baselines that
 * all pages share. Mutable, for one thread; what is added first is painted first.
 */
final class Sheet {
    static final double WIDTH = mm(297);
    static final double HEIGHT = mm(210);
    static final double LEFT = mm(18);
    static final double RIGHT = WIDTH - LEFT;

    /** Where the argument begins beside a figure. */
    static final double ARGUMENT = 453.5;

    /** Type sizes, in pixels: running text is 10.5 points on 16, labels are 9 points. */
    static final double TEXT = 14;

    static final double LEADING = 64 / 3.0;
    static final double LABEL = 12;
    static final double LABEL_LEADING = 16;

    /** The hairline between the figure and what follows from it, and the first baseline under it. */
    static final double RULE = 574;

    static final double BAND = 606;

    /** The baseline of the lead, from which all others are counted. */
    private static final double LEAD_BASELINE = 127.2;

    private final Theme theme;
    private final List<Item> items = new ArrayList<>();

    Sheet(Theme theme) {
        this.theme = theme;
    }

    static double mm(double millimetres) {
        return millimetres * 96 / 25.4;
    }

    /** The left edge of one of the twelve columns, from 0. */
    static double column(double index) {
        double gutter = mm(5);
        double width = (RIGHT - LEFT - 11 * gutter) / 12;
        return LEFT + index * (width + gutter);
    }

    /** The baseline so many lines of text below the lead. */
    static double line(double lines) {
        return LEAD_BASELINE + lines * LEADING;
    }

    Colour colour(Token token) {
        return theme.colour(token);
    }

    Theme theme() {
        return theme;
    }

    Sheet add(Item item) {
        items.add(item);
        return this;
    }

    Sheet addAll(List<? extends Item> more) {
        items.addAll(more);
        return this;
    }

    // ---- words ----

    /** Running text; returns the baseline that would come next. */
    double prose(double x, double baseline, double width, String markup) {
        return set(x, baseline, Prose.of(markup, TEXT, width), LEADING, Anchor.START, Token.INK2);
    }

    /** Small text; returns the baseline that would come next. */
    double caption(double x, double baseline, double width, String markup) {
        return set(x, baseline, Prose.of(markup, LABEL, width), LABEL_LEADING, Anchor.START, Token.INK2);
    }

    /** Small text around a middle; returns the baseline that would come next. */
    double centredCaption(double x, double baseline, double width, String markup) {
        return set(x, baseline, Prose.of(markup, LABEL, width), LABEL_LEADING, Anchor.MIDDLE, Token.INK2);
    }

    double set(double x, double baseline, Prose prose, double leading, Anchor anchor, Token ink) {
        double y = baseline;
        for (List<Text.Span> spans : prose.lines(this::colour)) {
            add(new Text(x, y, anchor, spans, colour(ink), null));
            y += leading;
        }
        return y;
    }

    /** A heading within the page. */
    Sheet head(double x, double baseline, String text) {
        return text(x, baseline, Anchor.START, text, Face.STRONG, TEXT, Token.INK);
    }

    Sheet text(double x, double baseline, Anchor anchor, String text, Face face, double size, Token ink) {
        return add(Text.of(x, baseline, anchor, text, face, size, colour(ink)));
    }

    // ---- lines ----

    Sheet hairline(double x1, double y1, double x2, double y2) {
        return add(new Line(x1, y1, x2, y2, Stroke.solid(colour(Token.HAIR), 1)));
    }

    /** The hairline across the page. */
    Sheet rule() {
        return hairline(LEFT, RULE, RIGHT, RULE);
    }

    /** A heading and running text under the rule, in one of several equal columns. */
    Sheet band(int index, int columns, String head, String markup) {
        double x = column(12.0 / columns * index);
        double width = column(12.0 / columns * (index + 1)) - x - 22;
        head(x, BAND, head);
        prose(x, BAND + LEADING, width, markup);
        return this;
    }

    /** The thread; by lamplight it has a faint shine around it. */
    Sheet thread(ThreadLine line) {
        Colour thread = colour(Token.THREAD);
        List<Item> strands = new ArrayList<>();
        if (theme == Theme.DARK) {
            strands.add(line.path(Paint.stroke(Stroke.round(thread.over(colour(Token.PAPER), 0.16), 6))));
        }
        strands.add(line.path(Paint.stroke(Stroke.round(thread, 2.2))));
        return add(new Group("thread", strands));
    }

    /**
     * The thread from a cell of the figure at the left, out below through the cells of the way, and up to the knots beside
     * the argument, where it goes on from one to the next.
     */
    Sheet tie(GridFigure grid, int from, int[] way, double... knots) {
        double x = ARGUMENT - 25.5;
        double below = grid.bounds().bottom() + 14;
        double right = grid.bounds().right() + 30;
        ThreadLine line = ThreadLine.from(grid.centreX(from), grid.cell(from).bottom());
        line.cells(grid, way);
        line.corners(14, grid.centreX(way[way.length - 1]), below, right, below, right, knots[0], x, knots[0]);
        for (int i = 1; i < knots.length; i++) {
            line.swing(i % 2 == 1 ? -14 : 14, x, knots[i]);
        }
        thread(line);
        for (double knot : knots) {
            knot(x, knot);
        }
        return this;
    }

    /** A knot of the thread: a place to stop and read. */
    Sheet knot(double x, double y) {
        Stroke line = Stroke.solid(colour(Token.THREAD), 2.2);
        return add(new Circle(x, y, 5.2, new Paint(colour(Token.PAPER), line)));
    }

    /** A knot that is reached: filled. */
    Sheet lastKnot(double x, double y) {
        return add(new Circle(x, y, 6.2, Paint.fill(colour(Token.THREAD))));
    }

    /** A sunken strip under a line of code; returns its width. */
    double code(double x, double baseline, String code) {
        double width = Face.CODE.width(code, 13) + 20;
        add(new Rect(x, baseline - 17, width, 25, 4, Paint.fill(colour(Token.SUNKEN))));
        text(x + 10, baseline, Anchor.START, code, Face.CODE, 13, Token.INK);
        return width;
    }

    Picture picture(String title, String description) {
        return new Picture(WIDTH, HEIGHT, title, description, items);
    }
}
