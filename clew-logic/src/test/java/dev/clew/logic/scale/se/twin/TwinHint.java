package dev.clew.logic.scale.se.twin;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What a step removes, in the order in which it was noted, what it places, and its rating. */
class TwinHint {
    final String name;
    final double rating;
    final int placedCell;
    final int placedDigit;
    final Map<Integer, Integer> removed = new LinkedHashMap<>();

    TwinHint(String name, double rating) {
        this(name, rating, -1, 0);
    }

    TwinHint(String name, double rating, int placedCell, int placedDigit) {
        this.name = name;
        this.rating = rating;
        this.placedCell = placedCell;
        this.placedDigit = placedDigit;
    }

    /** Notes what is really there of these digits. */
    final TwinHint remove(TwinGrid grid, int cell, int mask) {
        int there = grid.mask(cell) & mask;
        if (there != 0) {
            removed.merge(cell, there, (a, b) -> a | b);
        }
        return this;
    }

    final boolean places() {
        return placedCell >= 0;
    }

    final boolean isWorthy() {
        return places() || !removed.isEmpty();
    }

    final void applyTo(TwinGrid grid) {
        removed.forEach(grid::remove);
        if (places()) {
            grid.place(placedCell, placedDigit);
        }
    }

    /** The candidates lost since the reference grid that this hint depends on, as {cell, digit}. */
    List<int[]> ruleParents(TwinGrid reference, TwinGrid current) {
        throw new IllegalStateException(name + " is not used inside chains");
    }
}
