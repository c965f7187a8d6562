package dev.clew.logic.scale.se.chain.single;

import dev.clew.core.Budget;
import dev.clew.logic.scale.se.producer.HintSink;
import dev.clew.logic.scale.se.producer.Producer;
import dev.clew.logic.scale.se.producer.SeGrid;

/**
 * A scan for chains: at the top for the best one, inside other chains, as one of their rules, for all of them. Mutable,
 * for one thread.
 */
public abstract class ChainFinder implements Producer {
    public final HintTable table;

    public ChainFinder(boolean bestOnly) {
        this.table = new HintTable(bestOnly);
    }

    /** Fills the table, which is empty. */
    public abstract void scan(SeGrid grid, Budget.Meter meter);

    @Override
    public final void find(SeGrid grid, Budget.Meter meter, HintSink sink) {
        table.clear();
        scan(grid, meter);
        for (ChainHint hint : table.sorted()) {
            if (sink.accept(hint.effect(grid).because(hint.pattern()))) {
                return;
            }
        }
    }

    /** All hints, sorted, of those with equal eliminations the first; valid until the next call. */
    public final ChainHint[] all(SeGrid grid, Budget.Meter meter) {
        table.clear();
        scan(grid, meter);
        return table.sorted();
    }
}
