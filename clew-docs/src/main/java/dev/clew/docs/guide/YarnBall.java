package dev.clew.docs.guide;

import dev.clew.press.picture.Circle;
import dev.clew.press.picture.Colour;
import dev.clew.press.picture.Group;
import dev.clew.press.picture.Item;
import dev.clew.press.picture.Paint;
import dev.clew.press.picture.Path;
import dev.clew.press.picture.Stroke;
import java.util.ArrayList;
import java.util.List;

/** The ball of thread: Clew's mark. */
final class YarnBall {
    /** The strands, as bows on a ball of radius 1: two ends on the rim, and how far each bends. */
    private static final double[][] STRANDS = {
        {-0.95, -0.32, 0.10, -0.995, 0.30},
        {-0.98, 0.18, 0.62, -0.785, 0.34},
        {-0.80, 0.60, 0.92, -0.39, 0.30},
        {-0.38, -0.92, 0.80, 0.60, 0.26},
        {0.30, -0.95, 0.985, 0.17, 0.20},
        {-0.36, 0.93, 0.60, 0.80, -0.34},
    };

    private YarnBall() {}

    static List<Item> draw(double x, double y, double radius, Colour line, Colour inside) {
        List<Item> items = new ArrayList<>();
        Stroke stroke = Stroke.round(line, 0.15 * radius + 0.35);
        items.add(new Circle(x, y, radius, new Paint(inside, stroke)));
        for (double[] strand : STRANDS) {
            double fromX = x + strand[0] * radius;
            double fromY = y + strand[1] * radius;
            double toX = x + strand[2] * radius;
            double toY = y + strand[3] * radius;
            double bendX = (fromX + toX) / 2 + strand[4] * (toY - fromY);
            double bendY = (fromY + toY) / 2 - strand[4] * (toX - fromX);
            items.add(new Path.Builder()
                    .move(fromX, fromY)
                    .quadratic(bendX, bendY, toX, toY)
                    .build(Paint.stroke(stroke)));
        }
        return List.of(new Group("ball", items));
    }
}
