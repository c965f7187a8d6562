package dev.clew.io.link;

import dev.clew.core.Digits;
import dev.clew.core.MarkMeaning;
import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.core.Shape;
import dev.clew.core.format.text.Complaint;
import org.jspecify.annotations.Nullable;

/** The cells of a grid as a document lists them one by one. Mutable, for one thread. */
final class LinkGrid {
    private final int size;
    private final int[] givens;
    private final int[] placed;
    private final Digits[] centre;
    private final Digits[] corner;
    private final Digits[] removed;
    private boolean hasCentre;
    private boolean hasCorner;
    private boolean hasRemoved;

    LinkGrid(int size) {
        this.size = size;
        int cells = size * size;
        this.givens = new int[cells];
        this.placed = new int[cells];
        this.centre = none(cells);
        this.corner = none(cells);
        this.removed = none(cells);
    }

    private static Digits[] none(int cells) {
        Digits[] sets = new Digits[cells];
        java.util.Arrays.fill(sets, Digits.NONE);
        return sets;
    }

    /** The size that a document gives, if grids of it exist. */
    static int checkedSize(int size) throws Complaint {
        if (size < 1 || size > Shape.MAX_SIZE) {
            throw new Complaint("The link holds a grid with a side of " + size + "; Clew takes 1 to " + Shape.MAX_SIZE);
        }
        return size;
    }

    int size() {
        return size;
    }

    void value(int cell, int value, boolean given) throws Complaint {
        if (value < 1 || value > size) {
            throw new Complaint("r" + (cell / size + 1) + "c" + (cell % size + 1) + " holds " + value
                    + ", but the values run from 1 to " + size);
        }
        (given ? givens : placed)[cell] = value;
    }

    /** Marks in the middle of a cell, which are candidates where every open cell has some. */
    void centre(int cell, Digits marks) {
        centre[cell] = marks;
        hasCentre |= !marks.isEmpty();
    }

    /** Marks in the corners of a cell, which are never more than notes. */
    void corner(int cell, Digits marks) {
        corner[cell] = marks;
        hasCorner |= !marks.isEmpty();
    }

    /** The only values that the setter allows in a cell; none says nothing. */
    void allowed(int cell, Digits values) {
        removed[cell] = values.isEmpty() ? Digits.NONE : Digits.upTo(size).minus(values);
        hasRemoved |= !removed[cell].isEmpty();
    }

    /**
     * The position.
     *
     * @param meaning what marks in the middle of cells are, or null where they look like it
     */
    Position position(Shape shape, @Nullable MarkMeaning meaning) {
        Position position = Position.of(Puzzle.of(shape, givens));
        for (int cell = 0; cell < placed.length; cell++) {
            position = placed[cell] == 0 || givens[cell] != 0 ? position : position.withPlaced(cell, placed[cell]);
        }
        if (hasCorner) {
            position = position.withMarks(both(), MarkMeaning.NOTES);
        } else if (hasCentre) {
            position = meaning == null ? position.withMarks(centre) : position.withMarks(centre, meaning);
        }
        return hasRemoved ? position.withRemoved(removed) : position;
    }

    private Digits[] both() {
        Digits[] both = new Digits[centre.length];
        for (int cell = 0; cell < both.length; cell++) {
            both[cell] = centre[cell].or(corner[cell]);
        }
        return both;
    }
}
