package dev.clew.core.engine;

import dev.clew.core.Budget;
import dev.clew.core.Digits;
import dev.clew.core.MarkMeaning;
import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.core.SearchOptions;
import dev.clew.core.Shape;
import dev.clew.core.Solver;
import dev.clew.core.internal.SolutionSearch;
import dev.clew.core.internal.classic9.Classic9;
import dev.clew.core.internal.general.GeneralSearch;
import dev.clew.core.internal.general.Layouts;

/**
 * Solves many grids of candidates of one shape, one after another, on one engine: {@link #start} takes a grid, {@link
 * #next} finds one solution after the other. Made for work that asks thousands of small questions about one puzzle,
 * such as removing its clues; {@link Solver} is the front door for all else.
 *
 * <p>The order of the solutions is the engine's own; {@link #isInDefinedOrder} says whether that is the defined one.
 * Mutable, for one thread.
 */
public final class CandidateSearch {
    /** The most values of a shape: a mask of candidates is an int. */
    public static final int MAX_SIZE = 31;

    private final Shape shape;
    private final Position empty;
    private final Classic9 special = new Classic9();
    private final Layouts layouts = new Layouts();
    private SolutionSearch search = special;

    /**
     * A search for grids of that shape.
     *
     * @throws IllegalArgumentException if it has more than {@value #MAX_SIZE} values
     */
    public CandidateSearch(Shape shape) {
        if (shape.size() > MAX_SIZE) {
            throw new IllegalArgumentException(
                    "A search over masks is for up to " + MAX_SIZE + " values, and " + shape.name() + " has more");
        }
        this.shape = shape;
        this.empty = Position.of(Puzzle.of(shape, new int[shape.cells()]));
    }

    /** Whether solutions come in the defined order, which stays; else the order may change with the engine. */
    public boolean isInDefinedOrder() {
        return !isSpecial();
    }

    private boolean isSpecial() {
        return shape.equals(Shape.CLASSIC_9);
    }

    /**
     * Takes a grid of candidates.
     *
     * @param masks for every cell a mask with bit {@code v - 1} for value {@code v}; none may be empty
     * @param meter what bounds the search
     */
    public void start(int[] masks, Budget.Meter meter) {
        if (isSpecial()) {
            special.start(masks, meter);
        } else {
            Position position = empty.withMarks(marks(masks), MarkMeaning.EXACT_CANDIDATES);
            search = new GeneralSearch(position, layouts, SearchOptions.all(), meter, null);
        }
    }

    private static Digits[] marks(int[] masks) {
        Digits[] marks = new Digits[masks.length];
        for (int cell = 0; cell < masks.length; cell++) {
            marks[cell] = new Digits(masks[cell], 0);
        }
        return marks;
    }

    /** Goes on to the next solution; false when there is none or the budget has ended. */
    public boolean next() {
        return search.next();
    }

    /** Copies the solution last found, in reading order. */
    public void copySolution(int[] into) {
        search.copySolution(into);
    }

    /** Whether the budget ended the search. */
    public boolean isOutOfBudget() {
        return search.isOutOfBudget();
    }
}
