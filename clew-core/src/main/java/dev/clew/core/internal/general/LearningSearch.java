package dev.clew.core.internal.general;

import dev.clew.core.Budget;
import dev.clew.core.internal.SolutionSearch;
import dev.clew.core.internal.cover.CoverSearch;
import java.util.stream.IntStream;

/** Goes on from a state by learning from contradictions, on its open candidates alone. Mutable, for one thread. */
final class LearningSearch implements SolutionSearch {
    private final Budget.Meter meter;
    private final CandidateCover candidates;
    private final CoverSearch search;

    /** The values that the state has filled, 0 elsewhere. */
    private final int[] filled;

    /** A search for all solutions of a state in which deduction has stalled. */
    LearningSearch(State state, Budget.Meter meter) {
        this.meter = meter;
        this.candidates = new CandidateCover(state);
        this.search = new CoverSearch(candidates.cover(), meter);
        this.filled = new int[state.layout.cells];
        for (int cell = 0; cell < filled.length; cell++) {
            filled[cell] = state.isFilled(cell) ? state.firstCandidate(cell) + 1 : 0;
        }
    }

    /** Leaves one solution out; only before the search has begun, and only once. */
    void exclude(int[] solution) {
        search.exclude(IntStream.range(0, candidates.options())
                .filter(option -> solution[candidates.cell(option)] == candidates.value(option) + 1)
                .toArray());
    }

    @Override
    public boolean next() {
        return search.next();
    }

    @Override
    public void copySolution(int[] into) {
        System.arraycopy(filled, 0, into, 0, filled.length);
        for (int option = 0; option < candidates.options(); option++) {
            if (search.isChosen(option)) {
                into[candidates.cell(option)] = candidates.value(option) + 1;
            }
        }
    }

    @Override
    public boolean isOutOfBudget() {
        return meter.isExhausted();
    }
}
