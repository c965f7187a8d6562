package dev.clew.press;

import dev.clew.core.Shape;

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

    static GridSize standard(Shape shape) {
        int n = shape.size();
        double side = n <= 9 ? Math.min(120, Math.floor(USUAL_WIDTH / n)) : n <= 16 ? 64 : 72;
        double scale = Math.max(1, Math.min(1.6, n * side / 840));
        return new GridSize(side, scale);
    }
}
