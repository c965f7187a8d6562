package dev.clew.core.format.text;

import dev.clew.core.Shape;
import org.jspecify.annotations.Nullable;

/** Which shape a text of that many cells has. */
public final class Sides {
    private Sides() {}

    /** The whole square root, or 0 if the number is not a square. */
    public static int root(int cells) {
        int side = (int) Math.round(Math.sqrt(cells));
        return side * side == cells ? side : 0;
    }

    /** The whole cube root, or 0 if the number is not a cube. */
    static int cubeRoot(int characters) {
        int side = (int) Math.round(Math.cbrt(characters));
        return side * side * side == characters ? side : 0;
    }

    /** Whether a grid of that side can be meant. */
    public static boolean isPossible(int side, @Nullable Shape shape) {
        return shape != null ? shape.size() == side : side > 1 && Shape.hasClassic(side);
    }

    /** The shape of that side: the one asked for or else the classic one. */
    public static Shape shape(int side, @Nullable Shape asked) throws Complaint {
        if (asked != null && asked.size() != side) {
            throw new Complaint("The text is a " + side + "×" + side + " grid but the shape asked for is " + asked
                    + "; change the shape or leave it out");
        }
        if (asked == null && side == 1) {
            throw new Complaint("A single cell is not a puzzle; a " + needs(9) + ", or name the shape 1x1");
        }
        try {
            return asked != null ? asked : Shape.classic(side);
        } catch (IllegalArgumentException noSuchShape) {
            throw new Complaint(String.valueOf(noSuchShape.getMessage()));
        }
    }

    /** The shape of that name, from a text; {@code where} says what part of it. */
    public static Shape named(String name, String where) throws Complaint {
        try {
            return Shape.parse(name);
        } catch (IllegalArgumentException noSuchShape) {
            throw new Complaint(where + ": " + Symbols.line(String.valueOf(noSuchShape.getMessage())));
        }
    }

    /** The shape that a comment names. */
    public static Shape noted(String name) throws Complaint {
        return named(name, "The comment says shape=" + Symbols.quote(name));
    }

    /**
     * The shape of that many cells in a row.
     *
     * @param unit what is counted: characters or numbers
     */
    static Shape ofCells(int cells, String unit, @Nullable Shape asked) throws Complaint {
        int side = root(cells);
        if (asked == null && (side == 2 || side == 3)) {
            throw new Complaint(
                    count(cells, unit) + " make a " + side + "×" + side + " grid, which has no box layout; a "
                            + needs(9) + ", or name the shape " + side + "x" + side + ":latin");
        }
        if (side > 1 && asked == null || asked != null && asked.size() == side) {
            return shape(side, asked);
        }
        if (asked != null) {
            throw new Complaint(count(cells, unit) + ", but a " + asked.name() + " grid has " + asked.cells()
                    + " cells: " + difference(cells, asked.cells()));
        }
        int near = nearest(cells);
        boolean close = Math.abs(near * near - cells) <= near;
        throw new Complaint(count(cells, unit) + (cells == 1 ? " makes" : " make") + " no square grid; a "
                + (close ? needs(near) + ": " + difference(cells, near * near) : needs(9) + ", . for a blank"));
    }

    private static String needs(int side) {
        return side + "×" + side + " puzzle needs " + side * side;
    }

    static String count(int number, String unit) {
        return number + " " + (number == 1 ? unit.substring(0, unit.length() - 1) : unit);
    }

    /** How far a number is from what it should be, in words. */
    static String difference(int actual, int needed) {
        int gap = Math.abs(needed - actual);
        return actual < needed
                ? (gap == 1 ? "one is missing" : gap + " are missing")
                : (gap == 1 ? "one is too many" : gap + " are too many");
    }

    /** The usual side whose grid has about that many cells. */
    private static int nearest(int cells) {
        int best = 4;
        for (int side = 4; side <= Shape.MAX_SIZE; side++) {
            if (Shape.hasClassic(side) && Math.abs(side * side - cells) < Math.abs(best * best - cells)) {
                best = side;
            }
        }
        return best;
    }
}
