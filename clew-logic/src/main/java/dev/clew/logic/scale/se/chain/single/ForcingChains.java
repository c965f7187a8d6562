package dev.clew.logic.scale.se.chain.single;

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
    private final ChainScan scan;

    /** A producer that looks for the best chain, or, as a rule inside other chains, for all of them. */
    public ForcingChains(SeProfile profile, boolean bestOnly) {
        super(bestOnly);
        this.bestOnly = bestOnly;
        this.scan = new ChainScan(links, table, profile);
    }

    @Override
    public void scan(SeGrid grid, Budget.Meter meter) {
        if (!meter.spend()) {
            return;
        }
        links.number(grid);
        scan.pass(grid, ChainScan.Pass.X);
        scan.pass(grid, ChainScan.Pass.Y);
        ChainHint best = table.best();
        if (!bestOnly || best == null || best.rating >= 7.0) {
            scan.pass(grid, ChainScan.Pass.XY);
        }
    }
}
