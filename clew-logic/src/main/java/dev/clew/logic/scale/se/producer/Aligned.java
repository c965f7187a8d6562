package dev.clew.logic.scale.se.producer;

import dev.clew.core.Budget;
import dev.clew.logic.scale.se.SeProfile;
import org.jspecify.annotations.Nullable;

/**
 * Aligned pair (6.2) and triplet exclusion (7.5): combinations of candidates of two or three cells that leave some cell
 * which sees them all without a candidate.
 */
public final class Aligned implements Producer {
    private final SeProfile profile;
    private final boolean triplets;

    /** Exclusion for pairs, or for triplets. */
    public Aligned(SeProfile profile, boolean triplets) {
        this.profile = profile;
        this.triplets = triplets;
    }

    @Override
    public @Nullable Hint find(SeGrid grid, Budget.Meter meter) {
        return meter.spend() ? new Search(grid).find() : null;
    }

    private final class Search {
        private final SeGrid grid;
        private final AlignedTest test;

        /** The cells that can belong to a pair or triplet, ascending, and whether a cell is one of them. */
        private final int[] list = new int[81];

        private final boolean[] listed = new boolean[81];
        private int size;

        /** By cell, as 81 bits in two words, the peers with two candidates, or for triplets two or three. */
        private final long[] low = new long[81];

        private final long[] high = new long[81];

        Search(SeGrid grid) {
            this.grid = grid;
            this.test = new AlignedTest(grid);
            for (int cell = 0; cell < 81; cell++) {
                if (grid.count(cell) >= 2 && collect(cell)) {
                    list[size++] = cell;
                    listed[cell] = true;
                }
            }
        }

        /** Notes the excluders of a cell; false if there is none, or if a peer is a naked single. */
        private boolean collect(int cell) {
            for (int i = 0; i < 20; i++) {
                int peer = Houses.peer(cell, i);
                int count = grid.count(peer);
                if (count == 1) {
                    return false;
                }
                if (count == 2 || count == 3 && triplets) {
                    low[cell] |= peer < 64 ? 1L << peer : 0;
                    high[cell] |= peer < 64 ? 0 : 1L << peer - 64;
                }
            }
            return (low[cell] | high[cell]) != 0;
        }

        @Nullable
        Hint find() {
            for (int j = 1; j < size; j++) {
                for (int i = 0; i < j; i++) {
                    int p = list[i];
                    int q = list[j];
                    long bothLow = low[p] & low[q];
                    long bothHigh = high[p] & high[q];
                    if (Long.bitCount(bothLow) + Long.bitCount(bothHigh) >= 2) {
                        Hint hint = triplets ? thirds(p, q, bothLow, bothHigh) : test.pair(p, q, bothLow, bothHigh);
                        if (hint != null) {
                            return hint;
                        }
                    }
                }
            }
            return null;
        }

        /** The third cell is an excluder of the first, then one of the second. */
        private @Nullable Hint thirds(int p, int q, long bothLow, long bothHigh) {
            for (int turn = 0; turn < 2; turn++) {
                int own = turn == 0 ? p : q;
                for (int i = 0; i < 20; i++) {
                    int t = Houses.peer(profile, own, i);
                    if (t == p || t == q || !listed[t] || !excludes(t, own) || turn == 1 && excludes(t, p)) {
                        continue;
                    }
                    long thirdLow = bothLow & low[t];
                    long thirdHigh = bothHigh & high[t];
                    if (Long.bitCount(thirdLow) + Long.bitCount(thirdHigh) >= 2 && !wasTested(p, q, t)) {
                        Hint hint = test.triplet(p, q, t, thirdLow, thirdHigh);
                        if (hint != null) {
                            return hint;
                        }
                    }
                }
            }
            return null;
        }

        private boolean excludes(int t, int cell) {
            return ((t < 64 ? low[cell] >> t : high[cell] >> t - 64) & 1) != 0;
        }

        /**
         * Whether these three came before in another order, and so to nothing. Pairs are taken by their larger cell, then
         * by their smaller one.
         */
        private boolean wasTested(int p, int q, int t) {
            if (t > q) {
                return false;
            }
            boolean withoutQ = excludes(q, p) || excludes(q, t);
            return t > p ? withoutQ : withoutQ || excludes(p, t) || excludes(p, q);
        }
    }
}
