package dev.clew.core.internal.general;

import dev.clew.core.Budget;
import dev.clew.core.Digits;
import dev.clew.core.Position;
import dev.clew.core.SearchOptions;
import dev.clew.core.Shape;
import dev.clew.core.TraceEvent;
import dev.clew.core.internal.SolutionSearch;
import org.jspecify.annotations.Nullable;

/** Plain backtracking over cells. */
public final class GeneralSearch implements SolutionSearch {
    private final Shape shape;
    private final Digits[] candidates;
    private final Budget.Meter meter;
    private final int[] values;
    private int cell;

    /** A search of the position. */
    public GeneralSearch(
            Position position, SearchOptions options, Budget.Meter meter, TraceEvent.@Nullable Listener listener) {
        this.shape = position.shape();
        this.candidates = position.candidates();
        this.meter = meter;
        this.values = new int[shape.cells()];
    }

    @Override
    public boolean next() {
        if (cell == shape.cells()) {
            cell--;
        }
        while (cell >= 0 && cell < shape.cells()) {
            if (!meter.spend()) {
                return false;
            }
            int value = values[cell] + 1;
            while (value <= shape.size() && !fits(value)) {
                value++;
            }
            values[cell] = value <= shape.size() ? value : 0;
            cell += value <= shape.size() ? 1 : -1;
        }
        return cell == shape.cells();
    }

    private boolean fits(int value) {
        if (!candidates[cell].contains(value)) {
            return false;
        }
        for (int i = 0; i < shape.peerCount(cell); i++) {
            if (shape.peer(cell, i) < cell && values[shape.peer(cell, i)] == value) {
                return false;
            }
        }
        return true;
    }

    @Override
    public void copySolution(int[] into) {
        System.arraycopy(values, 0, into, 0, values.length);
    }

    @Override
    public boolean isOutOfBudget() {
        return meter.isExhausted();
    }
}
