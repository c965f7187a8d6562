package dev.clew.print.book;

import dev.clew.logic.level.ClewLevel;
import dev.clew.press.picture.Circle;
import dev.clew.press.picture.Paint;
import dev.clew.press.picture.Stroke;
import dev.clew.press.style.Token;
import dev.clew.print.PageDraft;
import java.util.Locale;

/** A level as a word and as knots, filled up to it and hollow beyond. */
final class LevelKnots {
    static final double RADIUS = 2;
    static final double STEP = 7;

    private LevelKnots() {}

    static String word(ClewLevel level) {
        return level.name().charAt(0) + level.id().substring(1).toLowerCase(Locale.ROOT);
    }

    static double width() {
        return (ClewLevel.values().length - 1) * STEP + 2 * RADIUS;
    }

    /** The knots from a left end on, around a height. */
    static void draw(PageDraft draft, ClewLevel level, double left, double y) {
        for (ClewLevel each : ClewLevel.values()) {
            Paint paint = each.compareTo(level) <= 0
                    ? Paint.fill(PageDraft.ink(Token.INK))
                    : Paint.stroke(Stroke.solid(PageDraft.ink(Token.INK), 0.5));
            double radius = each.compareTo(level) <= 0 ? RADIUS : RADIUS - 0.25;
            draft.add(new Circle(left + RADIUS + each.ordinal() * STEP, y, radius, paint));
        }
    }
}
