package dev.clew.print.book;

import dev.clew.press.picture.Bounds;
import dev.clew.press.picture.Circle;
import dev.clew.press.picture.Face;
import dev.clew.press.picture.Paint;
import dev.clew.press.picture.Path;
import dev.clew.press.picture.Stroke;
import dev.clew.press.picture.Text.Anchor;
import dev.clew.press.style.Token;
import dev.clew.print.Lengths;
import dev.clew.print.Page;
import dev.clew.print.PageDraft;
import java.util.Optional;

/** A page of a book as it is being laid out: its margins, by the side it is on, and its folio. Mutable. */
final class BookPage {
    /** What a printer wants beyond the edge. */
    static final double BLEED = 0.125 * Lengths.INCH;

    private static final double OUTER = 14 * Lengths.MM;
    private static final double TOP = 16 * Lengths.MM;
    private static final double BOTTOM = 18 * Lengths.MM;
    private static final double FOLIO = 10 * Lengths.MM;

    private final BookPlan plan;
    private final int number;
    private final double inner;
    private final PageDraft draft;
    private final double shiftX;
    private final double shiftY;

    /**
     * A page.
     *
     * @param number from 1; odd ones are at the right
     * @param pages how many pages the book has, which makes the margin at the binding
     */
    BookPage(BookPlan plan, int number, int pages) {
        this.plan = plan;
        this.number = number;
        this.inner = Gutter.inner(pages);
        double bleed = plan.bleed() ? BLEED : 0;
        // Nothing bleeds at the binding.
        this.shiftX = isRight() ? 0 : bleed;
        this.shiftY = bleed;
        this.draft = new PageDraft(plan.trim().width() + bleed, plan.trim().height() + 2 * bleed);
    }

    boolean isRight() {
        return number % 2 == 1;
    }

    PageDraft draft() {
        return draft;
    }

    double left() {
        return shiftX + (isRight() ? inner : OUTER);
    }

    double right() {
        return shiftX + plan.trim().width() - (isRight() ? OUTER : inner);
    }

    double width() {
        return right() - left();
    }

    double middle() {
        return (left() + right()) / 2;
    }

    double top() {
        return shiftY + TOP;
    }

    double bottom() {
        return shiftY + plan.trim().height() - BOTTOM;
    }

    double height() {
        return bottom() - top();
    }

    /** The number of the page in the middle of the foot, and a remark in the outer corner. */
    void foot(String remark) {
        double baseline = shiftY + plan.trim().height() - FOLIO;
        draft.text(middle(), baseline, Anchor.MIDDLE, String.valueOf(number), Face.TITLE, 10);
        double corner = isRight() ? right() : left();
        draft.text(corner, baseline, isRight() ? Anchor.END : Anchor.START, remark, Face.TEXT, 7);
    }

    /** A thread that crosses to the facing page, and reaches the edge if there is bleed. */
    void thread(double y) {
        double edge = 8 * Lengths.MM;
        double away = plan.bleed() ? 0 : edge;
        double from = isRight() ? shiftX : away;
        double to = isRight()
                ? shiftX + plan.trim().width() + (plan.bleed() ? BLEED : -edge)
                : shiftX + plan.trim().width();
        // Nothing but the thread itself comes near the binding.
        double start = isRight() ? from + edge : from;
        double end = isRight() ? to : to - edge;
        double bend = (end - start) / 3;
        double swing = isRight() ? -14 : 14;
        draft.add(new Path.Builder()
                .move(start, y)
                .curve(start + bend, y + swing, end - bend, y - swing, end, y)
                .build(Paint.stroke(Stroke.round(PageDraft.ink(Token.INK), 0.8))));
        if (isRight()) {
            draft.add(new Circle(start + (end - start) / 2, y, 2.6, Paint.fill(PageDraft.ink(Token.INK))));
        }
    }

    Page toPage(String title) {
        Optional<Bounds> trim = plan.bleed()
                ? Optional.of(new Bounds(
                        shiftX,
                        shiftY,
                        shiftX + plan.trim().width(),
                        shiftY + plan.trim().height()))
                : Optional.empty();
        return draft.toPage(title, trim);
    }
}
