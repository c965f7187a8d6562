package dev.clew.press.style;

import dev.clew.press.picture.Face;

/**
 * How a grid looks, apart from what is on it. Immutable.
 *
 * @param symbols what stands for its values
 * @param given the face of the givens
 * @param valueShare the type size of a value as a share of the side of a cell
 * @param thin the width of the lines between cells
 * @param thick the width of the frame and of the lines between boxes
 */
public record GridStyle(Theme theme, Symbols symbols, Face given, double valueShare, double thin, double thick) {
    /** Two figures take this share of the size of one. */
    private static final double TWO_FIGURES = 0.46 / 0.60;

    /** A grid on a screen, with cells of that side. */
    public static GridStyle screen(Theme theme, double side) {
        boolean small = side < 20;
        return new GridStyle(theme, Symbols.DIGITS, Face.STRONG, 0.60, small ? 0.5 : 1, small ? 1.2 : 2);
    }

    /** A grid on paper in points: black lines, fine and strong. */
    public static GridStyle paper() {
        return new GridStyle(Theme.PRINT, Symbols.DIGITS, Face.MEDIUM, 0.58, 0.3, 1.1);
    }

    /** This style with other symbols. */
    public GridStyle withSymbols(Symbols others) {
        return new GridStyle(theme, others, given, valueShare, thin, thick);
    }

    /** This style with another face for the givens. */
    public GridStyle withGiven(Face face) {
        return new GridStyle(theme, symbols, face, valueShare, thin, thick);
    }

    /** This style with values of another size. */
    public GridStyle withValueShare(double share) {
        return new GridStyle(theme, symbols, given, share, thin, thick);
    }

    /** This style with lines of other widths. */
    public GridStyle withLines(double fine, double strong) {
        return new GridStyle(theme, symbols, given, valueShare, fine, strong);
    }

    /** The type size of the values in cells of that side; all are of one size, however many figures they have. */
    public double size(int values, double side) {
        return side * valueShare * (symbols == Symbols.DIGITS && values > 9 ? TWO_FIGURES : 1);
    }
}
