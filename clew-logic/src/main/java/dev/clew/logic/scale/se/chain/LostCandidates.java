package dev.clew.logic.scale.se.chain;

import dev.clew.logic.scale.se.chain.single.Cause;
import dev.clew.logic.scale.se.chain.single.ChainHint;
import dev.clew.logic.scale.se.producer.Houses;
import dev.clew.logic.scale.se.producer.SeGrid;

/**
 * The candidates that a chain inside a spread depends on: those whose loss made its links, in the order in which a walk
 * through the chain meets them. Mutable, for one thread.
 */
final class LostCandidates {
    private final int[] candidates = new int[729];
    private int count;
    private final int[] stamps = new int[729];
    private int stamp;

    void collect(Spread spread, ChainHint hint) {
        stamp++;
        count = 0;
        for (int target = 0; target < hint.targets(); target++) {
            for (int node : hint.line(target)) {
                if ((node >> 3 & 1) != 0) {
                    behind(spread, node >> 4, node & 7);
                }
            }
        }
    }

    private void behind(Spread spread, int candidate, int cause) {
        SeGrid reference = spread.reference();
        SeGrid grid = spread.grid;
        int cell = candidate / 9;
        int digit = candidate % 9;
        if (cause == Cause.NAKED) {
            for (int rest = reference.digits(cell) & ~grid.digits(cell); rest != 0; rest &= rest - 1) {
                add(cell * 9 + Integer.numberOfTrailingZeros(rest));
            }
        } else if (cause <= Houses.COLUMN) {
            int region = Houses.region(cell, cause);
            int gone = reference.positions(region, digit) & ~grid.positions(region, digit);
            for (int rest = gone; rest != 0; rest &= rest - 1) {
                add(Houses.cell(region, Integer.numberOfTrailingZeros(rest)) * 9 + digit);
            }
        }
    }

    private void add(int candidate) {
        if (stamps[candidate] != stamp) {
            stamps[candidate] = stamp;
            candidates[count++] = candidate;
        }
    }

    int count() {
        return count;
    }

    int[] candidates() {
        return candidates;
    }
}
