package dev.clew.press;

import dev.clew.core.Shape;
import dev.clew.press.paint.GridLayout;

/**
 * How large a grid is drawn where nothing else asks for a size.
 *
 * @param side the side of a cell: 70 on the common grid, larger where there are few cells, and always such that marks
 *     stay legible
 * @param typeScale how much larger the words around a large grid are, as the whole will be shown smaller
 */
record GridSize(double side, double typeScale) {
    /** Words need this width, even beside a small grid. */
    static final double NARROWEST = 480;

    private static final double USUAL_WIDTH = 630;

    /** Type size of a mark of two figures; inside a role it may be a little smaller and is still 9. */
    private static final double SMALLEST_MARK = 9.6;

    static GridSize standard(Shape shape) {
        int n = shape.size();
        double legible = Math.ceil(SMALLEST_MARK / new GridLayout(shape, 0, 0, 1).markSize(n));
        double side = n <= 9 ? Math.min(120, Math.floor(USUAL_WIDTH / n)) : legible;
        double scale = Math.max(1, Math.min(1.6, n * side / 840));
        return new GridSize(side, scale);
    }
}
