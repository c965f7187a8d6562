package dev.clew.core.internal.general;

import dev.clew.core.SearchOptions;
import dev.clew.core.SearchOptions.Switch;

/**
 * Where to branch and in which order to try: the open cell with the fewest candidates, then with more open peers, then
 * the first; the value that most peers hold as a candidate, then the smallest. Mutable, for one thread.
 */
final class Branching {
    private final State state;
    private final boolean fewest;
    private final boolean openPeers;
    private final boolean impact;

    Branching(State state, SearchOptions options) {
        this.state = state;
        this.fewest = options.has(Switch.FEWEST_CANDIDATES);
        this.openPeers = options.has(Switch.OPEN_PEERS);
        this.impact = options.has(Switch.IMPACT);
    }

    /** The cell to branch in; there must be an open one. */
    int chooseCell() {
        int best = -1;
        int bestCount = 0;
        int bestPeers = -1;
        for (int cell = 0; cell < state.layout.cells; cell++) {
            if (state.isFilled(cell)) {
                continue;
            }
            if (!fewest) {
                return cell;
            }
            int count = state.candidateCount(cell);
            int order = best < 0 ? -1 : Integer.compare(count, bestCount);
            if (order > 0 || order == 0 && !openPeers) {
                continue;
            }
            int peers = openPeers ? state.openPeers(cell) : 0;
            if (order < 0 || peers > bestPeers) {
                best = cell;
                bestCount = count;
                bestPeers = peers;
            }
        }
        return best;
    }

    /** Writes the cell's candidates (from 0) in the order of trial, from an index on; returns the index after them. */
    int orderValues(int cell, int[] values, int begin) {
        int end = begin;
        for (int word = 0; word < state.words; word++) {
            for (long set = state.candidates(cell, word); set != 0; set &= set - 1) {
                insert(cell, word * 64 + Long.numberOfTrailingZeros(set), values, begin, end++);
            }
        }
        return end;
    }

    private void insert(int cell, int value, int[] values, int begin, int end) {
        int place = end;
        if (impact) {
            int own = state.impact(cell, value);
            while (place > begin && state.impact(cell, values[place - 1]) < own) {
                values[place] = values[place - 1];
                place--;
            }
        }
        values[place] = value;
    }
}
