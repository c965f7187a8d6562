package dev.clew.logic.scale.se.chain;

import dev.clew.core.Budget;
import dev.clew.logic.scale.se.SeProfile;
import dev.clew.logic.scale.se.producer.Hint;
import dev.clew.logic.scale.se.producer.Producer;
import dev.clew.logic.scale.se.producer.SeGrid;
import org.jspecify.annotations.Nullable;

/**
 * Forcing chains and bidirectional cycles from 6.5 up, in three passes: one digit alone, cells of two candidates alone,
 * and both. Mutable, for one thread.
 */
public final class ForcingChains implements Producer, ChainRule {
    private final SeProfile profile;
    private final HintTable table;
    private final boolean bestOnly;
    private final Links links = new Links();
    private final ChainSearch search;

    /** A producer that looks for the best chain, or, as a rule inside other chains, for all of them. */
    public ForcingChains(SeProfile profile, boolean bestOnly) {
        this.profile = profile;
        this.bestOnly = bestOnly;
        this.table = new HintTable(bestOnly);
        this.search = new ChainSearch(links, table, profile);
    }

    @Override
    public @Nullable Hint find(SeGrid grid, Budget.Meter meter) {
        search(grid, meter);
        ChainHint best = table.best();
        return best == null ? null : best.effect(grid);
    }

    @Override
    public ChainHint[] all(SeGrid grid, Budget.Meter meter) {
        search(grid, meter);
        return table.sorted();
    }

    private void search(SeGrid grid, Budget.Meter meter) {
        table.clear();
        if (!meter.spend()) {
            return;
        }
        links.number(grid);
        search.pass(grid, ChainSearch.Pass.X);
        search.pass(grid, ChainSearch.Pass.Y);
        ChainHint best = table.best();
        if (!bestOnly || best == null || best.rating >= 7.0) {
            search.pass(grid, ChainSearch.Pass.XY);
        }
    }

    @Override
    public String toString() {
        return "forcing chains " + profile;
    }
}
