package dev.clew.logic.scale.se.chain;

import dev.clew.core.Budget;
import dev.clew.logic.scale.se.producer.Hint;
import dev.clew.logic.scale.se.producer.Producer;
import dev.clew.logic.scale.se.producer.SeGrid;
import org.jspecify.annotations.Nullable;

/**
 * A search for chains: at the top for the best one, inside other chains, as one of their rules, for all of them. Mutable,
 * for one thread.
 */
abstract class ChainFinder implements Producer {
    final HintTable table;

    ChainFinder(boolean bestOnly) {
        this.table = new HintTable(bestOnly);
    }

    /** Fills the table, which is empty. */
    abstract void search(SeGrid grid, Budget.Meter meter);

    @Override
    public final @Nullable Hint find(SeGrid grid, Budget.Meter meter) {
        table.clear();
        search(grid, meter);
        ChainHint best = table.best();
        return best == null ? null : best.effect(grid);
    }

    /** All hints, sorted, of those with equal eliminations the first; valid until the next call. */
    final ChainHint[] all(SeGrid grid, Budget.Meter meter) {
        table.clear();
        search(grid, meter);
        return table.sorted();
    }
}
