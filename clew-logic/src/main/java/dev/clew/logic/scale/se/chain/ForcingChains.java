package dev.clew.logic.scale.se.chain;

import dev.clew.core.Budget;
import dev.clew.logic.scale.se.SeProfile;
import dev.clew.logic.scale.se.producer.SeGrid;

/**
 * Forcing chains and bidirectional cycles from 6.5 up, in three passes: one digit alone, cells of two candidates alone,
 * and both. Mutable, for one thread.
 */
public final class ForcingChains extends ChainFinder {
    private final boolean bestOnly;
    private final Links links = new Links();
    private final ChainSearch search;

    /** A producer that looks for the best chain, or, as a rule inside other chains, for all of them. */
    public ForcingChains(SeProfile profile, boolean bestOnly) {
        super(bestOnly);
        this.bestOnly = bestOnly;
        this.search = new ChainSearch(links, table, profile);
    }

    @Override
    void search(SeGrid grid, Budget.Meter meter) {
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
}
