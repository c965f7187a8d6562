package dev.clew.bench.peer;

import dev.clew.core.Contradiction;
import dev.clew.core.Grid;
import dev.clew.core.Outcome;
import dev.clew.core.Shape;
import java.util.ArrayList;
import java.util.List;

/** Collects up to two solutions of a peer and says what they amount to. Mutable, for one thread. */
final class FoundSolutions {
    private final Shape shape;
    private final List<Grid> grids = new ArrayList<>();

    FoundSolutions(Shape shape) {
        this.shape = shape;
    }

    /** Takes a solution in reading order. */
    void add(int[] values) {
        grids.add(Grid.of(shape, values));
    }

    boolean isEnough() {
        return grids.size() == 2;
    }

    /** The outcome, given whether the peer has looked everywhere. */
    Outcome outcome(boolean complete) {
        if (isEnough()) {
            return new Outcome.Multiple(grids.get(0), grids.get(1));
        }
        if (!complete) {
            return new Outcome.OutOfBudget();
        }
        return grids.isEmpty() ? new Outcome.None(new Contradiction.Exhausted()) : new Outcome.Unique(grids.get(0));
    }
}
