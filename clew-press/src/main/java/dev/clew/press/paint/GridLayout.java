package dev.clew.press.paint;

import dev.clew.core.Candidate;
import dev.clew.core.Shape;
import dev.clew.press.picture.Face;
import dev.clew.press.style.Symbols;

/**
 * Where things are on a drawn grid. Every size is a multiple of the side of a cell, so that all pictures agree.
 *
 * @param left x of the grid's left edge
 * @param top y of the grid's upper edge
 * @param side the side of a cell
 */
public record GridLayout(Shape shape, double left, double top, double side) {
    /** Baseline below the centre of a figure, as a share of the type size. */
    public static final double BASELINE = Symbols.BASELINE;

    /** The share of a lattice step that a mark of two figures may take. */
    private static final double TWO_FIGURE_SHARE = 0.8;

    public double extent() {
        return side * shape.size();
    }

    public double x(int cell) {
        return left + shape.column(cell) * side;
    }

    public double y(int cell) {
        return top + shape.row(cell) * side;
    }

    public Point centre(int cell) {
        return new Point(x(cell) + side / 2, y(cell) + side / 2);
    }

    /** The cell that a point lies in, or -1 outside the grid. */
    public int cellAt(Point point) {
        int row = (int) Math.floor((point.y() - top) / side);
        int column = (int) Math.floor((point.x() - left) / side);
        boolean inside = row >= 0 && row < shape.size() && column >= 0 && column < shape.size();
        return inside ? row * shape.size() + column : -1;
    }

    // ---- the lattice of the marks: 2×2 to 4, 3×2 for 6, 3×3 for 9, 4×3 for 12, 5×5 for 25 ----

    public int markColumns() {
        return Math.max(2, (int) Math.ceil(Math.sqrt(shape.size())));
    }

    public int markRows() {
        return Math.max(2, (shape.size() + markColumns() - 1) / markColumns());
    }

    public Point mark(Candidate candidate) {
        return slot(candidate.cell(), candidate.value() - 1);
    }

    /** The place of the {@code index}-th mark, from 0, in a cell. */
    Point slot(int cell, int index) {
        double x = along(index % markColumns(), markColumns());
        double y = along(index / markColumns(), markRows());
        return new Point(x(cell) + x * side, y(cell) + y * side);
    }

    int slots() {
        return markColumns() * markRows();
    }

    /** At 0.20, 0.50 and 0.80 of three; other counts spread in the same way. */
    private static double along(int index, int count) {
        double inset = 0.6 / count;
        return inset + index * (1 - 2 * inset) / (count - 1);
    }

    /** How much smaller roles are than on a lattice of three columns, where neighbours stand 0.30 apart. */
    double roleScale() {
        return Math.min(1, markStep() / 0.30);
    }

    private double markStep() {
        double inset = 0.6 / markColumns();
        return (1 - 2 * inset) / (markColumns() - 1);
    }

    /** The unit for the sizes of roles: the side of a cell on a lattice of three columns. */
    public double roleUnit() {
        return side * roleScale();
    }

    /** Type size of a mark: two figures are set so that they keep clear of their neighbours. */
    public double markSize(int value) {
        double size = Math.min(0.245, 0.74 / markColumns()) * side;
        return value < 10 ? size : Math.min(size, twoFigureSize());
    }

    private double twoFigureSize() {
        return TWO_FIGURE_SHARE * markStep() * side / Face.TEXT.width("00", 1);
    }
}
