package dev.clew.print;

import dev.clew.core.Position;
import dev.clew.press.GridFigure;
import dev.clew.press.TextBlock;
import dev.clew.press.diagram.Diagram;
import dev.clew.press.picture.Bounds;
import dev.clew.press.picture.Colour;
import dev.clew.press.picture.Face;
import dev.clew.press.picture.Item;
import dev.clew.press.picture.Line;
import dev.clew.press.picture.Picture;
import dev.clew.press.picture.Stroke;
import dev.clew.press.picture.Text;
import dev.clew.press.picture.Text.Anchor;
import dev.clew.press.style.GridStyle;
import dev.clew.press.style.Theme;
import dev.clew.press.style.Token;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A page in black on white as it is being laid out, in points from its upper left corner. Mutable, for one thread. */
public final class PageDraft {
    /** The width of a hairline. */
    public static final double HAIR = 0.4;

    private final double width;
    private final double height;
    private final List<Item> items = new ArrayList<>();
    private final List<Page.Placed> placed = new ArrayList<>();

    /** An empty page of that size. */
    public PageDraft(double width, double height) {
        this.width = width;
        this.height = height;
    }

    /** The colour of a token on paper. */
    public static Colour ink(Token token) {
        return Theme.PRINT.colour(token);
    }

    /** Adds an item. */
    public void add(Item item) {
        items.add(item);
    }

    /** A line of text. */
    public void text(double x, double y, Anchor anchor, String text, Face face, double size) {
        items.add(Text.of(x, y, anchor, text, face, size, ink(Token.INK)));
    }

    /** A line of text in grey. */
    public void quiet(double x, double y, Anchor anchor, String text, Face face, double size) {
        items.add(Text.of(x, y, anchor, text, face, size, ink(Token.INK3)));
    }

    /** Text in lines that fit a width, the first with its baseline at y; returns the baseline that follows the last. */
    public double paragraph(double x, double y, double wide, String text, Face face, double size, double leading) {
        TextBlock block = TextBlock.wrap(text, face, size, leading, wide);
        items.addAll(block.draw(x, y, Anchor.START, ink(Token.INK)));
        return y + block.height();
    }

    /** A straight line. */
    public void line(double x1, double y1, double x2, double y2, double thickness) {
        items.add(new Line(x1, y1, x2, y2, Stroke.solid(ink(Token.INK), thickness)));
    }

    /** A grid whose cells have that side. */
    public GridFigure grid(Position position, double left, double top, double side, GridStyle style) {
        GridFigure figure = new GridFigure(position.shape(), left, top, side);
        items.add(figure.draw(Diagram.of(position).build(), style));
        return figure;
    }

    /** A picture of its own at a place; it lies above everything else. */
    public void place(Picture picture, double x, double y, double scale) {
        placed.add(new Page.Placed(picture, x, y, scale));
    }

    /** The page as it is now. */
    public Page toPage(String title) {
        return toPage(title, Optional.empty());
    }

    /** The page as it is now, and where it is cut. */
    public Page toPage(String title, Optional<Bounds> trim) {
        List<Page.Placed> parts = new ArrayList<>();
        parts.add(new Page.Placed(new Picture(width, height, title, title, items), 0, 0, 1));
        parts.addAll(placed);
        return new Page(width, height, parts, trim);
    }
}
