package dev.clew.logic.scale.se.producer;

import dev.clew.core.Budget;
import dev.clew.logic.scale.se.SeProfile;
import org.jspecify.annotations.Nullable;

/**
 * Aligned pair (6.2) and triplet exclusion (7.5): combinations of candidates of two or three cells that leave some cell
 * which sees them all without a candidate. Mutable, for one thread: it remembers the last grid that had none, so that only
 * what has changed since is tested again.
 */
public final class Aligned implements Producer {
    private final SeProfile profile;
    private final boolean triplets;

    /** The candidates of the last grid without a step, and the cells that could belong to one. */
    private final int[] quiet = new int[81];

    private final long[] quietListed = new long[2];

    /** Exclusion for pairs, or for triplets. */
    public Aligned(SeProfile profile, boolean triplets) {
        this.profile = profile;
        this.triplets = triplets;
    }

    @Override
    public void find(SeGrid grid, Budget.Meter meter, HintSink sink) {
        if (!meter.spend()) {
            return;
        }
        Scan scan = new Scan(grid);
        Hint hint = scan.find();
        if (hint == null) {
            scan.remember();
            return;
        }
        sink.accept(hint);
    }

    private final class Scan {
        private final SeGrid grid;
        private final AlignedTest test;

        /** The cells that can belong to a pair or triplet, ascending, and as 81 bits in two words. */
        private final int[] list = new int[81];

        private final long[] listed = new long[2];
        private int size;

        /** The cells that had other candidates in the last grid without a step, or were not listed there. */
        private final long[] fresh = new long[2];

        /** By cell, as 81 bits in two words, the peers with two candidates, or for triplets two or three. */
        private final long[] low = new long[81];

        private final long[] high = new long[81];

        Scan(SeGrid grid) {
            this.grid = grid;
            this.test = new AlignedTest(grid);
            for (int cell = 0; cell < 81; cell++) {
                if (grid.count(cell) >= 2 && collect(cell)) {
                    list[size++] = cell;
                    listed[cell >> 6] |= 1L << cell;
                }
                if (grid.digits(cell) != quiet[cell]) {
                    fresh[cell >> 6] |= 1L << cell;
                }
            }
            fresh[0] |= listed[0] & ~quietListed[0];
            fresh[1] |= listed[1] & ~quietListed[1];
        }

        void remember() {
            for (int cell = 0; cell < 81; cell++) {
                quiet[cell] = grid.digits(cell);
            }
            quietListed[0] = listed[0];
            quietListed[1] = listed[1];
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
                    low[cell] |= Houses.bit(peer, 0);
                    high[cell] |= Houses.bit(peer, 1);
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
                        Hint hint = find(p, q, bothLow, bothHigh, isFresh(p, q, bothLow, bothHigh));
                        if (hint != null) {
                            return hint;
                        }
                    }
                }
            }
            return null;
        }

        /** Whether two cells or some that see both have changed. */
        private boolean isFresh(int p, int q, long bothLow, long bothHigh) {
            long low = bothLow | Houses.bit(p, 0) | Houses.bit(q, 0);
            long high = bothHigh | Houses.bit(p, 1) | Houses.bit(q, 1);
            return (low & fresh[0] | high & fresh[1]) != 0;
        }

        private @Nullable Hint find(int p, int q, long bothLow, long bothHigh, boolean isFresh) {
            if (triplets) {
                return thirds(p, q, bothLow, bothHigh, isFresh);
            }
            return isFresh ? test.pair(p, q, bothLow, bothHigh) : null;
        }

        /** The third cell is an excluder of the first, then one of the second, and fresh if nothing else is. */
        private @Nullable Hint thirds(int p, int q, long bothLow, long bothHigh, boolean isFresh) {
            long newLow = (isFresh ? listed[0] : listed[0] & fresh[0]) & untested(p, q, 0);
            long newHigh = (isFresh ? listed[1] : listed[1] & fresh[1]) & untested(p, q, 1);
            Hint hint = thirds(p, q, p, low[p] & newLow, high[p] & newHigh, bothLow, bothHigh);
            return hint != null
                    ? hint
                    : thirds(p, q, q, low[q] & ~low[p] & newLow, high[q] & ~high[p] & newHigh, bothLow, bothHigh);
        }

        /** Third cells out of a set of peers of the first or the second cell. */
        private @Nullable Hint thirds(int p, int q, int own, long someLow, long someHigh, long bothLow, long bothHigh) {
            for (int i = 0; i < 20 && (someLow | someHigh) != 0; i++) {
                int t = Houses.peer(profile, own, i);
                if (((t < 64 ? someLow >> t : someHigh >> t - 64) & 1) == 0) {
                    continue;
                }
                long thirdLow = bothLow & low[t];
                long thirdHigh = bothHigh & high[t];
                if (Long.bitCount(thirdLow) + Long.bitCount(thirdHigh) >= 2) {
                    Hint hint = test.triplet(p, q, t, thirdLow, thirdHigh);
                    if (hint != null) {
                        return hint;
                    }
                }
            }
            return null;
        }

        /**
         * The cells that do not make a triplet with these two that came before in another order, and so to nothing. Pairs
         * are taken by their larger cell, then by their smaller one.
         */
        private long untested(int p, int q, int word) {
            return ~Houses.bit(p, word) & ~Houses.bit(q, word) & ~tested(p, q, word) & ~tested(q, p, word);
        }

        /** The cells before one of two that, with the other, would have led to it as their third cell. */
        private long tested(int third, int other, int word) {
            if (grid.count(third) > 3) {
                return 0;
            }
            return Houses.before(third, word) & (Houses.sees(third, other) ? -1 : Houses.peers(third, word));
        }
    }
}
