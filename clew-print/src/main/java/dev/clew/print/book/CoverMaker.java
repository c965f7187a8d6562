package dev.clew.print.book;

import dev.clew.core.Position;
import dev.clew.press.GridFigure;
import dev.clew.press.TextBlock;
import dev.clew.press.diagram.Diagram;
import dev.clew.press.picture.Bounds;
import dev.clew.press.picture.Circle;
import dev.clew.press.picture.Colour;
import dev.clew.press.picture.Face;
import dev.clew.press.picture.Item;
import dev.clew.press.picture.Paint;
import dev.clew.press.picture.Path;
import dev.clew.press.picture.Picture;
import dev.clew.press.picture.Rect;
import dev.clew.press.picture.Stroke;
import dev.clew.press.picture.Text;
import dev.clew.press.picture.Text.Anchor;
import dev.clew.press.style.GridStyle;
import dev.clew.press.style.Theme;
import dev.clew.press.style.Token;
import dev.clew.print.Lengths;
import dev.clew.print.Page;
import dev.clew.print.PdfDocument;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Makes the cover of a book in one piece: back, spine and front with bleed on all sides. The spine is as wide as the pages
 * are thick, and a thread runs from the back to the grid on the front. Mutable, for one cover.
 */
public final class CoverMaker {
    private static final double BLEED = BookPage.BLEED;
    private static final double MARGIN = 14 * Lengths.MM;

    /** With fewer pages the spine has no room for words. */
    private static final int PAGES_FOR_SPINE_TEXT = 80;

    private static final double CODE_WIDTH = 2 * Lengths.INCH;
    private static final double CODE_HEIGHT = 1.2 * Lengths.INCH;

    private final BookPlan plan;
    private final BookPuzzle puzzle;
    private final String line;
    private final int pages;
    private final double spine;
    private final List<Item> items = new ArrayList<>();

    private CoverMaker(BookPlan plan, BookPuzzle puzzle, String line, int pages) {
        this.plan = plan;
        this.puzzle = puzzle;
        this.line = line;
        this.pages = pages;
        this.spine = plan.stock().spine(pages);
    }

    /**
     * The cover as PDF.
     *
     * @param puzzle what is on the front
     * @param line what stands under the title
     * @param pages how many pages the book has
     */
    public static byte[] make(BookPlan plan, BookPuzzle puzzle, String line, int pages) {
        try (PdfDocument document = new PdfDocument(plan.title() + ", cover")) {
            document.add(new CoverMaker(plan, puzzle, line, pages).draw());
            return document.toBytes();
        }
    }

    private double width() {
        return 2 * plan.trim().width() + spine + 2 * BLEED;
    }

    private double height() {
        return plan.trim().height() + 2 * BLEED;
    }

    private static Colour colour(Token token) {
        return Theme.DARK.colour(token);
    }

    private Page draw() {
        items.add(new Rect(0, 0, width(), height(), 0, Paint.fill(colour(Token.PAPER))));
        front();
        back();
        Picture picture = new Picture(width(), height(), plan.title(), line, items);
        Bounds trim = new Bounds(BLEED, BLEED, width() - BLEED, height() - BLEED);
        List<Page.Placed> parts = new ArrayList<>(List.of(new Page.Placed(picture, 0, 0, 1)));
        if (pages >= PAGES_FOR_SPINE_TEXT) {
            parts.add(spineText());
        }
        return new Page(width(), height(), parts, Optional.of(trim));
    }

    private void front() {
        double left = BLEED + plan.trim().width() + spine + MARGIN;
        double wide = plan.trim().width() - 2 * MARGIN;
        double size = plan.trim().width() > 7 * Lengths.INCH ? 54 : 42;
        TextBlock title = TextBlock.wrap(plan.title(), Face.TITLE, size, size * 1.08, wide);
        double y = BLEED + MARGIN + size;
        items.addAll(title.draw(left, y, Anchor.START, colour(Token.INK)));
        y += title.height() - title.leading() + 28;
        items.add(Text.of(left, y, Anchor.START, line, Face.TEXT, 12, colour(Token.INK2)));
        double extent = Math.min(wide, height() - BLEED - MARGIN - 34 - (y + 40));
        double top = height() - BLEED - MARGIN - 30 - extent;
        double gridLeft = left + (wide - extent) / 2;
        thread(gridLeft, top + extent / 2);
        Position position = Position.of(puzzle.puzzle());
        double side = extent / position.shape().size();
        GridFigure figure = new GridFigure(position.shape(), gridLeft, top, side);
        items.add(new Rect(gridLeft, top, extent, extent, 0, Paint.fill(colour(Token.SURFACE))));
        items.add(figure.draw(
                Diagram.of(position).build(), GridStyle.screen(Theme.DARK, side).withLines(0.6, 1.6)));
        double foot = height() - BLEED - MARGIN;
        items.add(Text.of(left, foot, Anchor.START, plan.author(), Face.TITLE, 14, colour(Token.INK)));
    }

    /** From the ball on the back over the spine into the grid. */
    private void thread(double toX, double toY) {
        double x = BLEED + plan.trim().width() * 0.3;
        double y = BLEED + plan.trim().height() * 0.62;
        Paint paint = Paint.stroke(Stroke.round(colour(Token.THREAD), 2.2));
        for (int turn = 0; turn < 5; turn++) {
            items.add(new Circle(x, y, 10 + 7 * turn, paint));
        }
        double reach = toX - x;
        items.add(new Path.Builder()
                .move(x, y + 38)
                .curve(x + reach * 0.4, y + 110, x + reach * 0.6, toY - 90, toX, toY)
                .build(paint));
    }

    private void back() {
        double left = BLEED + MARGIN;
        double wide = plan.trim().width() - 2 * MARGIN;
        TextBlock lead = TextBlock.wrap(line, Face.TITLE, 22, 27, wide);
        double y = BLEED + MARGIN + 22;
        items.addAll(lead.draw(left, y, Anchor.START, colour(Token.INK)));
        y += lead.height() + 8;
        String words = "Every puzzle has one solution, and its level tells what it takes to find it. Under each grid a "
                + "thread shows how hard it gets, and when. Hints and solutions are in the back.";
        items.addAll(TextBlock.wrap(words, Face.TEXT, 11, 17, wide).draw(left, y, Anchor.START, colour(Token.INK2)));
        double right = BLEED + plan.trim().width() - 0.25 * Lengths.INCH;
        double bottom = height() - BLEED - 0.25 * Lengths.INCH;
        Paint white = Paint.fill(new Colour(0xFFFFFF));
        items.add(new Rect(right - CODE_WIDTH, bottom - CODE_HEIGHT, CODE_WIDTH, CODE_HEIGHT, 0, white));
    }

    /** The title from the top down. */
    private Page.Placed spineText() {
        double room = plan.trim().height() - 2 * MARGIN;
        double size = Math.min(Math.min(15, spine * 0.5), room / (Face.TITLE.width(plan.title(), 1) + 1));
        double length = Face.TITLE.width(plan.title(), size) + size;
        double baseline = spine / 2 + size * 0.3;
        Item title = Text.of(0, baseline, Anchor.START, plan.title(), Face.TITLE, size, colour(Token.INK));
        Picture words = new Picture(length, spine, plan.title(), plan.title(), List.of(title));
        return new Page.Placed(words, BLEED + plan.trim().width() + spine, BLEED + MARGIN, 1, true);
    }
}
