package dev.clew.io.format;

import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.core.Shape;
import dev.clew.core.format.text.Complaint;
import dev.clew.core.format.text.Sides;
import dev.clew.core.format.text.Symbols;
import dev.clew.core.format.text.TextFormat;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What formats of programs that know nothing but classic 9×9 grids share. */
public abstract class Classic9Format extends TextFormat {
    /** The side of a grid. */
    protected static final int SIDE = 9;

    /** How many cells a grid has. */
    protected static final int CELLS = SIDE * SIDE;

    /** A format of that name. */
    protected Classic9Format(String name, String description) {
        super(name, description);
    }

    /** The shape of a text: the one asked for, which must be a 9×9 grid, or else the classic one. */
    protected static Shape shape(@Nullable Shape asked) throws Complaint {
        return Sides.shape(SIDE, asked);
    }

    /** The values of 81 characters. */
    protected static int[] values(Shape shape, CharSequence cells) throws Complaint {
        int[] values = new int[CELLS];
        for (int cell = 0; cell < CELLS; cell++) {
            values[cell] = Symbols.number(shape, cell, String.valueOf(cells.charAt(cell)));
        }
        return values;
    }

    /**
     * A position of givens and placed values, 0 for a blank.
     *
     * @param where what the placed values come from, for a complaint about a given that is another value there
     */
    protected static Position position(Shape shape, int[] givens, int[] placed, String where) throws Complaint {
        Position position = Position.of(Puzzle.of(shape, givens));
        for (int cell = 0; cell < CELLS; cell++) {
            if (placed[cell] == 0 || placed[cell] == givens[cell]) {
                continue;
            }
            if (givens[cell] != 0) {
                throw new Complaint(shape.cellName(cell) + " is given as " + givens[cell] + ", but " + where + " has "
                        + placed[cell] + " there; correct one of them");
            }
            position = position.withPlaced(cell, placed[cell]);
        }
        return position;
    }

    @Override
    public Optional<String> refusal(Position position) {
        return position.shape().equals(Shape.CLASSIC_9)
                ? Optional.empty()
                : Optional.of("The format " + name() + " holds classic 9×9 grids, not "
                        + position.shape().name() + "; use json");
    }

    /** That a cell has no candidate left, which would make it look as if nothing were known about it. */
    protected final Optional<String> refusalOfEmptyCell(Position position, int cell) {
        return Optional.of("The format " + name() + " cannot hold "
                + position.shape().cellName(cell) + ", which has no candidate left; use json");
    }
}
