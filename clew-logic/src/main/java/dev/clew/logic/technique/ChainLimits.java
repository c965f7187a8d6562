package dev.clew.logic.technique;

/**
 * How far chains go. Immutable.
 *
 * @param maxLinks the most links of a chain between two ends: X-chains, XY-chains and remote pairs
 * @param maxLoopLinks the most links of a nice loop or an alternating inference chain
 * @param ownCells whether loops also remove candidates from cells of their own; HoDoKu's do not
 * @since 0.2.0
 */
public record ChainLimits(int maxLinks, int maxLoopLinks, boolean ownCells) {
    /** Loops are found shortest first and as cheap without a limit; HoDoKu's has no effect either. */
    private static final int NO_LIMIT = Integer.MAX_VALUE;

    static ChainLimits standard() {
        return new ChainLimits(20, NO_LIMIT, true);
    }

    /** These limits for chains of at most that many links. */
    public ChainLimits withLinks(int links) {
        return new ChainLimits(links, maxLoopLinks, ownCells);
    }

    /** These limits for loops of at most that many links, which act on their own cells or not. */
    public ChainLimits withLoops(int links, boolean own) {
        return new ChainLimits(maxLinks, links, own);
    }
}
