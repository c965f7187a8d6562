package dev.clew.logic.scale.se.chain;

import dev.clew.logic.scale.se.producer.Pattern;
import dev.clew.logic.scale.se.producer.SeGrid;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

/** What the rules of a level saw in one spread, kept only where a proof is wanted. Mutable, for one thread. */
final class Deductions {
    /**
     * One thing that a rule saw.
     *
     * @param pattern what it saw
     * @param grid the reduced candidates on which it saw it
     */
    record Deduction(Pattern pattern, SeGrid grid) {}

    private final Map<Integer, Deduction> byNode = new HashMap<>();

    /** The nodes of a spread from a number on were deduced from a pattern. */
    void add(Spread spread, int from, Pattern pattern) {
        if (spread.count > from) {
            SeGrid grid = new SeGrid();
            grid.set(spread.grid);
            Deduction deduction = new Deduction(pattern, grid);
            for (int node = from; node < spread.count; node++) {
                byNode.put(node, deduction);
            }
        }
    }

    Deduction of(int node) {
        return Objects.requireNonNull(byNode.get(node));
    }
}
