package dev.clew.core;

import dev.clew.core.internal.SolutionSearch;
import java.util.Iterator;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/**
 * The solutions of a position in the defined order, found one by one as they are asked for. Mutable, for one thread.
 *
 * @since 0.2.0
 */
public final class Solutions implements Iterator<Grid> {
    private final Shape shape;
    private final SolutionSearch search;
    private @Nullable Grid next;

    Solutions(Shape shape, SolutionSearch search) {
        this.shape = shape;
        this.search = search;
    }

    /** Whether there is a further solution; false also when the budget ends, see {@link #isOutOfBudget}. */
    @Override
    public boolean hasNext() {
        if (next == null && search.next()) {
            int[] values = new int[shape.cells()];
            search.copySolution(values);
            next = Grid.keeping(shape, values);
        }
        return next != null;
    }

    @Override
    public Grid next() {
        if (!hasNext() || next == null) {
            throw new NoSuchElementException("No further solution");
        }
        Grid found = next;
        next = null;
        return found;
    }

    /** Whether the budget ended, so that there may be more solutions. */
    public boolean isOutOfBudget() {
        return search.isOutOfBudget();
    }

    /** Whose solutions they are; it looks for none. */
    @Override
    public String toString() {
        return "solutions of a " + shape.name() + " grid";
    }
}
