package dev.clew.generate;

import dev.clew.core.Budget;
import dev.clew.core.Puzzle;
import dev.clew.core.SeededRandom;
import dev.clew.core.Shape;
import dev.clew.core.engine.CandidateSearch;
import java.util.Arrays;
import java.util.function.BooleanSupplier;

/**
 * One grid being worked on: what every cell may hold, and questions about it to the engine. A question that hits its
 * limit is answered with no, and {@link #isCapped} says so from then on. Mutable, for one thread.
 */
final class Workbench {
    private final Shape shape;
    private final CandidateSearch search;
    private final int[] masks;
    private final int all;
    private final Budget gridBudget;
    private final Budget checkBudget;
    private boolean capped;

    Workbench(Shape shape, Caps caps, BooleanSupplier cancelled) {
        this.shape = shape;
        this.search = new CandidateSearch(shape);
        this.masks = new int[shape.cells()];
        this.all = (1 << shape.size()) - 1;
        Budget budget = Budget.unlimited().withCancellation(cancelled);
        this.gridBudget = budget.withNodes(caps.gridNodes());
        this.checkBudget = budget.withNodes(caps.checkNodes());
        clear();
    }

    Shape shape() {
        return shape;
    }

    /** Starts over with every cell open. */
    void clear() {
        Arrays.fill(masks, all);
        capped = false;
    }

    /** Starts over with the clues of a puzzle. */
    void load(Puzzle puzzle) {
        clear();
        for (int cell = 0; cell < masks.length; cell++) {
            if (puzzle.given(cell) != 0) {
                set(cell, puzzle.given(cell));
            }
        }
    }

    /** Whether a question has hit its limit since the beginning. */
    boolean isCapped() {
        return capped;
    }

    /** The budget of one full grid. */
    Budget gridBudget() {
        return gridBudget;
    }

    void set(int cell, int value) {
        masks[cell] = 1 << value - 1;
    }

    void open(int cell) {
        masks[cell] = all;
    }

    boolean isSet(int cell) {
        return (masks[cell] & masks[cell] - 1) == 0;
    }

    /** The value of a cell that is set, else 0. */
    int value(int cell) {
        return isSet(cell) ? Integer.numberOfTrailingZeros(masks[cell]) + 1 : 0;
    }

    /** The values of all cells, 0 for an open one. */
    int[] values() {
        int[] values = new int[masks.length];
        for (int cell = 0; cell < values.length; cell++) {
            values[cell] = value(cell);
        }
        return values;
    }

    /** Whether the first solution of several is the same whatever becomes of the engine. */
    boolean hasLastingOrder() {
        return search.isInDefinedOrder();
    }

    /** Whether there is a solution; it can be copied then. */
    boolean isSolvable(Budget.Meter meter) {
        search.start(masks, meter);
        return note(search.next());
    }

    void copySolution(int[] into) {
        search.copySolution(into);
    }

    /** Whether there is a solution in which a cell does not hold a value. */
    boolean isSolvableWithout(int cell, int value) {
        int others = freeMask(cell) & ~(1 << value - 1);
        if (others == 0) {
            return false; // the clues in sight leave nothing else: no need to ask the engine
        }
        int mask = masks[cell];
        masks[cell] = others;
        boolean solvable = isSolvable(checkBudget.start());
        masks[cell] = mask;
        return solvable;
    }

    /** How many solutions there are, up to a limit. */
    int count(int limit) {
        return count(limit, checkBudget.start());
    }

    /** How many solutions there are, up to a limit and within a budget. */
    int count(int limit, Budget.Meter meter) {
        search.start(masks, meter);
        int found = 0;
        while (found < limit && note(search.next())) {
            found++;
        }
        return found;
    }

    /** Whether there is one solution, and it is this one; asked without a limit. */
    boolean hasOneSolution(int[] solution) {
        int[] found = new int[solution.length];
        search.start(masks, Budget.unlimited().start());
        if (!search.next()) {
            return false;
        }
        search.copySolution(found);
        return Arrays.equals(found, solution) && !search.next();
    }

    private boolean note(boolean answer) {
        capped |= search.isOutOfBudget();
        return answer;
    }

    /** Whether no clue can be dropped: without any of them there is another solution. */
    boolean isMinimal() {
        for (int cell = 0; cell < masks.length; cell++) {
            if (isSet(cell) && !isSolvableWithout(cell, value(cell))) {
                return false;
            }
        }
        return true;
    }

    /** The values that no peer which is set takes from a cell, in a random order. */
    int[] freeValues(int cell, SeededRandom random) {
        int free = freeMask(cell);
        int[] values = new int[Integer.bitCount(free)];
        for (int i = 0; i < values.length; i++, free &= free - 1) {
            values[i] = Integer.numberOfTrailingZeros(free) + 1;
        }
        random.shuffle(values);
        return values;
    }

    private int freeMask(int cell) {
        int free = all;
        for (int i = 0; i < shape.peerCount(cell); i++) {
            int mask = masks[shape.peer(cell, i)];
            free &= (mask & mask - 1) == 0 ? ~mask : all;
        }
        return free;
    }
}
