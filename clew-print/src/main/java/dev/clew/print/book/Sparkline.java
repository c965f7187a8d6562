package dev.clew.print.book;

import dev.clew.press.picture.Circle;
import dev.clew.press.picture.Item;
import dev.clew.press.picture.Paint;
import dev.clew.press.picture.Path;
import dev.clew.press.picture.Stroke;
import dev.clew.press.style.Token;
import dev.clew.print.PageDraft;
import java.util.List;

/** The thread of a puzzle as a line: how hard it gets and when, without saying where. */
final class Sparkline {
    private static final double EASIEST = 100;
    private static final double HARDEST = 900;

    private Sparkline() {}

    /** The thread from left to right between two heights. */
    static List<Item> draw(List<Integer> weights, double left, double right, double top, double bottom) {
        Path.Builder line = new Path.Builder();
        double x = left;
        double y = bottom;
        line.move(x, y);
        int steps = weights.size();
        for (int i = 0; i < steps; i++) {
            double toX = left + (right - left) * (i + 1) / steps;
            double toY = bottom - height(weights.get(i)) * (bottom - top);
            double half = (x + toX) / 2;
            line.curve(half, y, half, toY, toX, toY);
            x = toX;
            y = toY;
        }
        Paint thread = Paint.stroke(Stroke.round(PageDraft.ink(Token.INK), 0.6));
        Paint knot = Paint.fill(PageDraft.ink(Token.INK));
        return List.of(line.build(thread), new Circle(x, y, 1.6, knot));
    }

    /** As a share of the room: the square root, so that easy puzzles have their ups and downs, too. */
    private static double height(int weight) {
        return Math.sqrt(Math.max(0, Math.min(1, (weight - EASIEST) / (HARDEST - EASIEST))));
    }
}
